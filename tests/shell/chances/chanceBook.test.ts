import { describe, expect, test } from 'vitest';
import type { Rollout } from '../../../src/games/faza/bots/rollout.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { fazaChances } from '../../../src/games/faza/ui/thinking/chances.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { FIRST_GAMES } from '../../../src/module/chances/sampling.ts';
import {
  type ChanceBook,
  type ChanceJob,
  chancesOf,
  emptyBook,
  jobsOf,
  luckOf,
} from '../../../src/shell/chances/chanceBook.ts';
import { viewed } from '../../games/faza/positions.ts';
import { fc } from '../../kit/seeded.ts';

const { state } = faza.newGame({
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor'],
  seed: 'book',
  health: null,
  rewards: true,
  fazaFirst: false,
});
/** A book whose positions all look even at first. */
function book(rounds = 3, won = false): ChanceBook {
  const positions = Array.from({ length: rounds }, () => viewed(state));
  return { ...emptyBook(fazaChances, positions, 'book', won), expected: positions.map(() => 0.5) };
}

/** Decides who wins a game: from each round, one in `oneIn` is won. */
type Fate = (job: ChanceJob) => Rollout;
const fate =
  (...oneIn: number[]): Fate =>
  ({ from, game }) => {
    return { won: (game * 7 + from) % (oneIn[from] ?? 1) === 0 };
  };

function note(into: ChanceBook, job: ChanceJob, how: Fate): void {
  const played = into.games[job.from];
  if (played) played[job.game] = how(job);
}

/** Plays all requested games; `order` picks which of the running games finishes next. */
function playAll(into: ChanceBook, how: Fate, order: (jobs: number) => number = () => 0): void {
  for (let jobs = jobsOf(into); jobs.length > 0; jobs = jobsOf(into)) {
    for (const left = [...jobs]; left.length > 0; ) {
      const [job] = left.splice(order(left.length), 1);
      if (job) note(into, job, how);
    }
  }
}

describe('the games played on from a match’s rounds', () => {
  test('cycle through the rounds, so that the whole curve appears early', () => {
    const jobs = jobsOf(book());
    expect(jobs).toHaveLength(3 * FIRST_GAMES);
    expect(jobs.slice(0, 4).map(({ from, game }) => [from, game])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });

  test('each have their own luck', () => {
    const luck = jobsOf(book()).map((job) => luckOf(book(), job));
    expect(new Set(luck).size).toBe(luck.length);
  });

  test('give the same result in whatever order they finish: everybody sees the same chart of a replay', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(rates, fc.boolean(), fc.infiniteStream(fc.nat(1000)), (oneIn, won, numbers) => {
        const [straight, mixed] = [book(oneIn.length, won), book(oneIn.length, won)];
        playAll(straight, fate(...oneIn));
        playAll(mixed, fate(...oneIn), (left) => (numbers.next().value ?? 0) % left);
        expect(chancesOf(mixed)).toEqual(chancesOf(straight));
        expect(chancesOf(mixed).progress).toBe('done');
      }),
    );
  });

  test('count up to the first that is missing: intermediate charts depend on the games alone', () => {
    const jobs = jobsOf(book());
    const how = fate(2, 3, 4);
    fc.assert(
      fc.property(fc.shuffledSubarray(jobs, { minLength: jobs.length }), fc.nat(jobs.length - 1), (order, done) => {
        const [some, whole] = [book(), book()];
        const played = order.slice(0, done);
        const isPlayed = ({ from, game }: ChanceJob) => played.some((job) => job.from === from && job.game === game);
        for (const job of played) note(some, job, how);
        for (const { from, game } of jobs) {
          const before = Array.from({ length: game + 1 }, (_, one) => ({ from, game: one }));
          if (before.every(isPlayed)) note(whole, { from, game }, how);
        }
        expect(chancesOf(some).estimates).toEqual(chancesOf(whole).estimates);
        expect(chancesOf(some).estimates).toHaveLength(4);
      }),
    );
  });

  test('report a round whose next phase loses, and no number before the first games are over', () => {
    const source = { ...fazaChances, isDefeatAhead: () => true };
    const doomed = { ...emptyBook(source, [viewed(state)], 'book', false), expected: [0.82] };
    expect(chancesOf(doomed).moments).toEqual([
      { estimate: null, isDefeatAhead: true },
      { estimate: { chance: 0, error: 0 }, isDefeatAhead: false },
    ]);
    playAll(doomed, () => ({ won: false }));
    expect(chancesOf(doomed).moments[0]).toMatchObject({
      estimate: { chance: expect.closeTo(6.56 / 76, 10) },
      isDefeatAhead: true,
    });
  });
});

describe('games are played on until the shown chances are reliable', () => {
  test('every chance has a standard error of at most 3.5 points in the end', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(rates, (oneIn) => {
        const sure = book(oneIn.length);
        playAll(sure, fate(...oneIn));
        for (const { error } of chancesOf(sure).estimates) expect(error).toBeLessThanOrEqual(0.035);
      }),
    );
  });

  test('an even game takes 200 games, a hopeless one only the first 8', () => {
    const mixed = { ...book(2), expected: [0.02, 0.5] };
    playAll(mixed, ({ from, game }) => ({ won: from === 1 && game % 2 === 0 }));
    expect(chancesOf(mixed).games).toEqual({ least: 8, most: 200 });
  });

  test('first a few from every round, then from those that may have turned the game, then from the others', () => {
    const close = book(6);
    // Four in five, two in five, none: rounds 2 and 4 changed the chance equally, and round 6 not at all.
    const how: Fate = ({ from, game }) => ({ won: game % 5 < at([4, 4, 2, 2, 0, 0], from) });
    const rounds = (): number[] => [...new Set(jobsOf(close).map(({ from }) => from))];
    expect(rounds()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const job of jobsOf(close)) note(close, job, how);
    const stages: number[][] = [];
    for (; jobsOf(close).length > 0; stages.push(rounds())) for (const job of jobsOf(close)) note(close, job, how);
    expect(stages.slice(0, 4)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3],
    ]);
    expect(stages.flat()).toContain(0);
  });

  test('a round that clearly turned the game is named after the first few games', () => {
    const clear = book(4);
    for (const job of jobsOf(clear)) note(clear, job, ({ from }) => ({ won: from < 2 }));
    expect(chancesOf(clear)).toMatchObject({ games: { least: FIRST_GAMES, most: FIRST_GAMES }, progress: 'done' });
    expect(jobsOf(clear)).not.toEqual([]);
  });
});

describe('what is known of the chances', () => {
  test('ends with the outcome, which is certain', () => {
    const won = book(1, true);
    expect(chancesOf(won)).toEqual({
      estimates: [
        { chance: 0.5, error: expect.closeTo(0.1667, 3) },
        { chance: 1, error: 0 },
      ],
      moments: [
        { estimate: { chance: 0.5, error: expect.closeTo(0.1667, 3) }, isDefeatAhead: false },
        { estimate: { chance: 1, error: 0 }, isDefeatAhead: false },
      ],
      games: { least: 0, most: 0 },
      work: { done: 0, wanted: FIRST_GAMES },
      progress: 'counting',
    });
    expect(chancesOf({ ...won, expected: null }).estimates).toEqual([]);
    playAll(won, () => ({ won: true }));
    expect(chancesOf(won).work).toEqual({ done: 56, wanted: 56 });
    expect(chancesOf(won).estimates.at(-1)).toEqual({ chance: 1, error: 0 });
    expect(jobsOf(won)).toEqual([]);
  });

  test('is empty for a match lost before round 1 (V5)', () => {
    expect(chancesOf(book(0))).toMatchObject({ estimates: [], work: { done: 0, wanted: 0 }, progress: 'done' });
  });
});
