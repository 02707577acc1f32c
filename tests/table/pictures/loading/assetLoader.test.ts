import { afterEach, describe, expect, test, vi } from 'vitest';
import { AssetLoader, type Atlases } from '../../../../src/table/pictures/loading/assetLoader.ts';

const atlases: Atlases<'tiles'> = {
  first: ['tiles'],
  later: [],
  places: () => [{ image: 'tiles.avif', frames: 'tiles.json' }],
  coarse: () => null,
};
const textures = { exists: () => false, addAtlasJSONHash: () => undefined };

/** A browser whose worker becomes ready at some point; records what is fetched from then on. */
async function keptBy(moment: 'before' | 'meanwhile' | 'afterwards'): Promise<string[]> {
  const workers = Object.assign(new EventTarget(), { controller: moment === 'before' ? {} : null });
  const kept: string[] = [];
  class FakeImage {
    width = 1;
    onload: () => void = () => undefined;
    set src(address: string) {
      if (address.startsWith('data:')) queueMicrotask(() => this.onload());
    }
    async decode(): Promise<void> {
      if (moment === 'meanwhile') Object.assign(workers, { controller: {} });
    }
  }
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('fetch', async (address: string) => {
    if (workers.controller !== null) kept.push(address);
    return new Response('{}');
  });
  await new AssetLoader(textures as never, atlases).first(() => undefined);
  Object.assign(workers, { controller: {} });
  workers.dispatchEvent(new Event('controllerchange'));
  return kept;
}

describe('pictures can be read without a connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['was at work before', 'before', ['tiles.json']],
    ['came to work while they were fetched', 'meanwhile', ['tiles.avif', 'tiles.json']],
    ['came to work afterwards', 'afterwards', ['tiles.avif', 'tiles.json']],
  ] as const)('where the worker %s', async (_, moment, again) => {
    const kept = await keptBy(moment);
    expect(kept).toEqual(expect.arrayContaining([...again]));
    expect(kept.filter((address) => address === 'tiles.avif')).toHaveLength(moment === 'before' ? 0 : 1);
  });
});

describe('atlases that only some games need', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are fetched once, and awaited with the others', async () => {
    class FakeImage {
      width = 1;
      onload: () => void = () => undefined;
      set src(address: string) {
        if (address.startsWith('data:')) queueMicrotask(() => this.onload());
      }
      async decode(): Promise<void> {}
    }
    vi.stubGlobal('Image', FakeImage);
    let answer: () => void = () => undefined;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return new Response('{}');
    });
    const loader = new AssetLoader<'tiles'>(textures as never, { ...atlases, first: [] });
    await loader.later(
      () => undefined,
      () => undefined,
    );
    const came: string[] = [];
    expect(loader.also(['tiles'], (name) => came.push(name))).toBe(true);
    expect(loader.also(['tiles'], (name) => came.push(name))).toBe(false);
    let isComplete = false;
    const complete = loader.complete(60_000).then(() => {
      isComplete = true;
    });
    await vi.waitFor(() => expect(asked).toEqual(['tiles.json']));
    expect([came, isComplete]).toEqual([[], false]);
    answer();
    await complete;
    expect(came).toEqual(['tiles']);
  });
});

describe('finer pictures', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A loader of two atlases, whose current and available grades a test changes; and what is shown. */
  async function loaderOf(
    names: readonly ('tiles' | 'ships')[],
    hasCoarse = false,
    kept: readonly string[] = [],
    later: readonly ('tiles' | 'ships')[] = [],
  ) {
    const window = { grade: 'plain', has: new Set(['coarse', 'plain', 'fine']) };
    vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: {} }) });
    const fetched: string[] = [];
    vi.stubGlobal('caches', { match: async (address: string) => (kept.includes(address) ? {} : undefined) });
    class FakeImage {
      width = 1;
      address = '';
      onload: () => void = () => undefined;
      set src(address: string) {
        this.address = address;
        if (address.startsWith('data:')) queueMicrotask(() => this.onload());
      }
      async decode(): Promise<void> {
        fetched.push(this.address);
        if (!window.has.has(this.address.split('/')[0] ?? '')) throw new Error('offline');
      }
    }
    vi.stubGlobal('Image', FakeImage);
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const shown = new Map<string, string>();
    const manager = {
      exists: (name: string) => shown.has(name),
      renameTexture: (name: string, other: string) => {
        shown.set(other, shown.get(name) ?? '');
        shown.delete(name);
      },
      addAtlasJSONHash: (name: string, image: FakeImage) => shown.set(name, image.address),
      remove: (name: string) => shown.delete(name),
    };
    const places = (name: string) =>
      [...new Set([window.grade, 'plain'])].map((grade) => ({ image: `${grade}/${name}`, frames: `${name}.json` }));
    const loader = new AssetLoader<'tiles' | 'ships'>(manager as never, {
      first: names,
      later,
      places,
      coarse: (name) => (hasCoarse ? { image: `coarse/${name}`, frames: `${name}.json` } : null),
    });
    await loader.first(() => undefined);
    return { window, loader, shown, fetched };
  }

  test('replace all shown pictures, and the page is notified once; the old textures still exist', async () => {
    const { window, loader, shown } = await loaderOf(['tiles', 'ships']);
    window.grade = 'fine';
    const came = vi.fn<() => void>();
    await loader.refine(came);
    expect(Object.fromEntries(shown)).toEqual({
      tiles: 'fine/tiles',
      'tiles:plain/tiles': 'plain/tiles',
      ships: 'fine/ships',
      'ships:plain/ships': 'plain/ships',
    });
    expect(came).toHaveBeenCalledTimes(1);
    await loader.refine(came);
    expect(came).toHaveBeenCalledTimes(1);
  });

  test('load after coarse ones, which are shown at once, except where the browser has them cached', async () => {
    const { loader, shown } = await loaderOf(['tiles', 'ships'], true, ['plain/ships']);
    expect(Object.fromEntries(shown)).toEqual({ tiles: 'coarse/tiles', ships: 'plain/ships' });
    const refined = vi.fn<() => void>();
    await loader.later(() => undefined, refined);
    expect(Object.fromEntries(shown)).toEqual({
      tiles: 'plain/tiles',
      'tiles:coarse/tiles': 'coarse/tiles',
      ships: 'plain/ships',
    });
    expect(refined).toHaveBeenCalledTimes(1);
  });

  test('do not keep what comes later waiting: its coarse pictures come before them', async () => {
    const { loader, shown } = await loaderOf(['ships'], true, [], ['tiles']);
    const steps: string[] = [];
    await loader.later(
      (name) => steps.push(`${name} ${shown.get(name)}, ships ${shown.get('ships')}`),
      () => steps.push(`tiles ${shown.get('tiles')}, ships ${shown.get('ships')}`),
    );
    expect(steps).toEqual(['tiles coarse/tiles, ships coarse/ships', 'tiles plain/tiles, ships plain/ships']);
  });

  test('are the next best if the best is not available', async () => {
    const { window, loader, shown } = await loaderOf(['tiles'], true);
    window.grade = 'fine';
    window.has.delete('fine');
    await loader.later(
      () => undefined,
      () => undefined,
    );
    expect(shown.get('tiles')).toBe('plain/tiles');
  });

  test('replace the old textures, but release none that is still shown', async () => {
    const { window, loader, shown } = await loaderOf(['tiles', 'ships']);
    window.grade = 'fine';
    await loader.refine(() => undefined);
    loader.forget(() => new Set(['tiles', 'ships:plain/ships']));
    expect([...shown.keys()].sort()).toEqual(['ships', 'ships:plain/ships', 'tiles']);
    loader.forget(() => new Set(['tiles', 'ships']));
    expect([...shown.keys()].sort()).toEqual(['ships', 'tiles']);
  });

  test('release nothing before they arrive, nor after the stage was closed', async () => {
    const { window, loader, shown } = await loaderOf(['tiles']);
    const asked = vi.fn<() => Set<string>>(() => new Set());
    loader.forget(asked);
    window.grade = 'fine';
    await loader.refine(() => undefined);
    loader.leave();
    loader.forget(asked);
    expect([...shown.keys()].sort()).toEqual(['tiles', 'tiles:plain/tiles']);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that fail to load change nothing, and are requested again the next time', async () => {
    const { window, loader, shown } = await loaderOf(['tiles']);
    window.grade = 'fine';
    window.has.delete('fine');
    const came = vi.fn<() => void>();
    await loader.refine(came);
    expect([Object.fromEntries(shown), came.mock.calls.length]).toEqual([{ tiles: 'plain/tiles' }, 0]);
    window.has.add('fine');
    await loader.refine(came);
    expect([shown.get('tiles'), came.mock.calls.length]).toEqual(['fine/tiles', 1]);
  });

  test('that fail are not requested again for each atlas that comes later', async () => {
    const { window, loader, fetched } = await loaderOf(['tiles']);
    window.grade = 'fine';
    window.has.delete('fine');
    await loader.refine(() => undefined);
    loader.also(['ships'], () => undefined);
    await vi.waitFor(() => expect(fetched).toContain('plain/ships'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched.filter((address) => address === 'fine/tiles')).toEqual(['fine/tiles']);
  });

  test('are also fetched for atlases still loading when they were requested', async () => {
    const { window, loader, shown } = await loaderOf([]);
    const came = vi.fn<() => void>();
    const coming = loader.also(['ships'], () => undefined);
    window.grade = 'fine';
    await loader.refine(came);
    expect(coming).toBe(true);
    await vi.waitFor(() => expect(shown.get('ships')).toBe('fine/ships'));
  });
});
