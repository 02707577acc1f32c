import { expect, onTestFinished, test, vi } from 'vitest';
import { registerWorker } from '../../../src/shell/pwa/registerWorker.ts';

/** A service worker as a page sees it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  /** The games whose files it was told to keep. */
  readonly kept: string[] = [];
  /** Everything else that it was told. */
  readonly told = vi.fn();
  postMessage(message: { readonly type: string; readonly game?: string }): void {
    if (message.type === 'KEEP_GAME' && message.game !== undefined) this.kept.push(message.game);
    else this.told(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  /** A new version is there completely; one that waited until now is dropped. */
  install(worker: FakeWorker): void {
    this.installing = null;
    this.waiting?.become('redundant');
    this.waiting = worker;
    worker.become('installed');
  }
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));
  constructor(public controller: FakeWorker | null) {
    super();
    this.registration.active = controller;
  }
  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function page(
  controller: FakeWorker | null,
  found: { readonly installing?: FakeWorker; readonly waiting?: FakeWorker } = {},
) {
  const workers = new FakeContainer(controller);
  Object.assign(workers.registration, found);
  const [onUpdate, onOfflineReady, reload] = [vi.fn<(apply: () => void) => void>(), vi.fn(), vi.fn()];
  await registerWorker(
    { onUpdate, onOfflineReady, onRefused: vi.fn() },
    'chess',
    workers as unknown as ServiceWorkerContainer,
    reload,
  );
  return { workers, onUpdate, onOfflineReady, reload, apply: () => onUpdate.mock.lastCall?.[0]() };
}

test('the first worker makes the game ready to play offline, and is no update', async () => {
  const { workers, onUpdate, onOfflineReady, reload } = await page(null);
  const first = new FakeWorker();
  workers.registration.find(first);
  first.become('installed');
  workers.control(first);
  expect(onOfflineReady).toHaveBeenCalledTimes(1);
  expect(onUpdate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each(['found on this visit', 'that waited already'])(
  'an update %s reloads the page once it is accepted',
  async (when) => {
    const next = new FakeWorker();
    if (when === 'that waited already') next.become('installed');
    const { workers, onUpdate, onOfflineReady, reload, apply } = await page(
      new FakeWorker(),
      when === 'that waited already' ? { waiting: next } : {},
    );
    if (when === 'found on this visit') {
      workers.registration.find(next);
      expect(onUpdate).not.toHaveBeenCalled();
      workers.registration.install(next);
    }
    expect(onUpdate).toHaveBeenCalledTimes(1);
    expect(next.told).not.toHaveBeenCalled();
    apply();
    expect(next.told.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
    expect(reload).not.toHaveBeenCalled();
    workers.control(next);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onOfflineReady).not.toHaveBeenCalled();
  },
);

test('a worker that the browser keeps waiting is told again to take over, until it does', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const next = new FakeWorker();
  const { workers, reload, apply } = await page(new FakeWorker(), { waiting: next });
  next.become('installed');
  apply();
  apply();
  expect(next.told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2500);
  expect(next.told).toHaveBeenCalledTimes(3);
  next.become('activating');
  workers.control(next);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(next.told).toHaveBeenCalledTimes(3);
});

test('a still newer version that arrives after Update was pressed takes over instead', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const [next, newest] = [new FakeWorker(), new FakeWorker()];
  const { workers, apply } = await page(new FakeWorker(), { waiting: next });
  apply();
  workers.registration.find(newest);
  workers.registration.install(newest);
  vi.advanceTimersByTime(1000);
  expect(newest.told.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
});

test.each([true, false])(
  'an update that the browser installs when the page registers is offered once, its event still to come: %s',
  async (isEventToCome) => {
    const next = new FakeWorker();
    const { workers, onUpdate, apply } = await page(new FakeWorker(), { installing: next });
    if (isEventToCome) workers.registration.find(next);
    expect(onUpdate).not.toHaveBeenCalled();
    workers.registration.install(next);
    expect(onUpdate).toHaveBeenCalledTimes(1);
    apply();
    expect(next.told.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  },
);

test('an update that another tab accepted leaves this page alone until its user accepts', async () => {
  const { workers, onUpdate, reload, apply } = await page(new FakeWorker());
  workers.control(new FakeWorker());
  expect(reload).not.toHaveBeenCalled();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  apply();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('workers that were there before are told which game is open, and those to come find its cache', async () => {
  const open = vi.fn(() => Promise.resolve());
  vi.stubGlobal('window', { caches: { open } });
  vi.stubGlobal('document', { baseURI: 'https://example.org/shelf/index.html' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const [active, waiting, installing] = [new FakeWorker(), new FakeWorker(), new FakeWorker()];
  await page(active, { waiting, installing });
  expect(open.mock.calls).toEqual([['game-chess-https://example.org/shelf/']]);
  expect([active, waiting, installing].map(({ kept }) => kept)).toEqual([['chess'], ['chess'], ['chess']]);
});

test('where workers are refused, the game is played with a connection; the page says so once and tries again', async () => {
  const browser = Object.assign(new EventTarget(), { setTimeout: vi.fn(), clearTimeout: vi.fn() });
  vi.stubGlobal('window', browser);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const calls = { onUpdate: vi.fn(), onOfflineReady: vi.fn(), onRefused: vi.fn() };
  const refusing = {
    controller: null,
    addEventListener: vi.fn(),
    register: vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError'))),
  };
  const container = refusing as unknown as ServiceWorkerContainer;
  await expect(registerWorker(calls, 'chess', container, vi.fn())).resolves.toBeUndefined();
  expect(calls.onRefused).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(refusing.register).toHaveBeenCalledTimes(2));
  expect(calls.onRefused).toHaveBeenCalledTimes(1);
});
