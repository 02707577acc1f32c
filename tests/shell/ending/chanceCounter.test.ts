import { afterEach, expect, test, vi } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { fazaChances } from '../../../src/games/faza/ui/ending/ending.ts';
import { begin, viewNow } from '../../../src/kernel/session.ts';
import { emptyBook } from '../../../src/shell/ending/chanceBook.ts';
import { countChances } from '../../../src/shell/ending/chanceCounter.ts';
import { setupOf } from '../../games/faza/positions.ts';

/** A thread that does nothing by itself. */
class Thread extends EventTarget {
  static readonly all: Thread[] = [];

  constructor() {
    super();
    Thread.all.push(this);
  }

  postMessage(): void {}

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  Thread.all.length = 0;
});

/** A counter at work, and how often it has said that more is known. */
function counting() {
  vi.stubGlobal('Worker', Thread);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  const position = viewNow(begin(faza, setupOf(['scout', 'senator'])));
  const changed = vi.fn();
  return { counter: countChances(emptyBook(fazaChances, [position, position], 'seed', true), changed), changed };
}

test('a browser that lets no thread in is said once, however many fail', () => {
  const { counter, changed } = counting();
  expect(Thread.all.length).toBeGreaterThan(0);
  for (const thread of [...Thread.all, ...Thread.all]) thread.dispatchEvent(new Event('error'));
  expect(changed).toHaveBeenCalledOnce();
  expect(counter.now().progress).toBe('failed');
});

test('an ending that was left hears of no thread any more, or it would come back over the next screen', () => {
  const { counter, changed } = counting();
  counter.stop();
  for (const thread of Thread.all) {
    thread.dispatchEvent(new Event('error'));
    thread.dispatchEvent(Object.assign(new Event('message'), { data: { won: true, health: 0 } }));
  }
  expect(changed).not.toHaveBeenCalled();
});
