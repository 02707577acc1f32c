import { afterEach, expect, test, vi } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { fazaChances } from '../../../src/games/faza/ui/thinking/chances.ts';
import { begin, viewNow } from '../../../src/kernel/session.ts';
import type { ChanceThread, Rollout } from '../../../src/module/capabilities/chances.ts';
import { type ChanceBook, chancesOf, emptyBook } from '../../../src/shell/chances/chanceBook.ts';
import { countChances } from '../../../src/shell/chances/chanceCounter.ts';
import type { Played } from '../../../src/shell/match.ts';
import { setupOf } from '../../games/faza/positions.ts';

/** A thread whose answers the test gives, one by one. */
function openQuestions() {
  const asked: { answer(rollout: Rollout): void; refuse(): void }[] = [];
  let closed = 0;
  let sights = 0;
  let opened = 0;
  const thread: ChanceThread<Played> = {
    expected: async (positions) => {
      sights += 1;
      return positions.map(() => 0.95);
    },
    playOn: () =>
      new Promise((resolve, reject) => {
        asked.push({ answer: resolve, refuse: () => reject(new Error('no thread')) });
      }),
    close: () => {
      closed += 1;
    },
  };
  const openThread = (): typeof thread => {
    opened += 1;
    return thread;
  };
  return { asked, openThread, counts: () => ({ opened, closed, sights }) };
}

afterEach(() => vi.unstubAllGlobals());

const position = viewNow(begin(faza, setupOf(['scout', 'senator'])));

/** A running counter, and how often it has reported news. */
function counting(threads: Pick<ReturnType<typeof openQuestions>, 'openThread'>) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  const changed = vi.fn();
  const source = { ...fazaChances, openThread: threads.openThread };
  const book: ChanceBook = emptyBook(source, [position, position], 'seed', true);
  return { book, page, counter: countChances(book, changed), changed };
}

/** Lets the callbacks of settled promises run. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test('the first estimate is shown at once, before any game has been played on', async () => {
  const threads = openQuestions();
  const { counter, changed } = counting(threads);
  expect(counter.now().estimates).toEqual([]);
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(counter.now().estimates.map(({ chance }) => chance)).toEqual([0.95, 0.95, 1]);
  expect(counter.now()).toMatchObject({ games: { least: 0, most: 0 }, progress: 'counting' });
  expect(threads.counts()).toEqual({ opened: 2, closed: 0, sights: 1 });
});

test('games refine it until it is reliable; then the threads end', async () => {
  const threads = openQuestions();
  const { book } = counting(threads);
  await heard();
  let answered = 0;
  while (threads.counts().closed === 0) {
    const question = threads.asked[answered];
    if (!question) throw new Error('nobody asks for a game');
    question.answer({ won: true });
    answered += 1;
    await heard();
  }
  expect(answered).toBe(40);
  expect(chancesOf(book).estimates.map(({ chance }) => Math.round(100 * chance))).toEqual([99, 99, 100]);
  expect(threads.counts()).toEqual({ opened: 2, closed: 2, sights: 1 });
  // Reopening the ending finds all of it.
  const again = countChances(book, () => undefined);
  await heard();
  expect(again.now().progress).toBe('done');
  expect(threads.counts().opened).toBe(2);
});

test('a reopened ending has the first estimate already, and is notified of news only', async () => {
  const threads = openQuestions();
  const { book, counter } = counting(threads);
  await heard();
  counter.stop();
  const changed = vi.fn();
  const again = countChances(book, changed);
  await heard();
  expect(changed).not.toHaveBeenCalled();
  expect(again.now().estimates).toHaveLength(3);
  expect(threads.counts().sights).toBe(1);
});

test('while the page is hidden no game is begun', async () => {
  const threads = openQuestions();
  const { page } = counting(threads);
  await heard();
  expect(threads.asked).toHaveLength(2);
  page.hidden = true;
  for (const question of threads.asked.slice()) question.answer({ won: false });
  await heard();
  expect(threads.asked).toHaveLength(2);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await heard();
  expect(threads.asked).toHaveLength(4);
});

test('a browser without threads is reported once, however many fail', async () => {
  const threads = openQuestions();
  const { counter, changed } = counting(threads);
  await heard();
  for (const question of threads.asked) question.refuse();
  await heard();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(counter.now().progress).toBe('failed');
  expect(threads.counts().closed).toBe(2);
});

test('so is one that throws as soon as a thread is opened', async () => {
  const { counter, changed } = counting({
    openThread: () => {
      throw new Error('forbidden');
    },
  });
  // The callback may use the counter at once, so the counter must exist by then.
  expect(changed).not.toHaveBeenCalled();
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(counter.now()).toMatchObject({ estimates: [], progress: 'failed' });
});

test('an ending that was left gets no more news, or it would reappear over the next screen', async () => {
  const threads = openQuestions();
  const { book, counter, changed } = counting(threads);
  await heard();
  counter.stop();
  const [first, second] = threads.asked;
  first?.answer({ won: true });
  second?.refuse();
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(book.games).toEqual([[], []]);
  expect(counter.now().progress).toBe('counting');
  expect(threads.asked).toHaveLength(2);
});
