import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { chancesOf, emptyBook, jobsOf, luckOf, MOST_GAMES } from '../../../src/shell/ending/chanceBook.ts';

const { state } = faza.newGame({
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor'],
  seed: 'book',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
});
const three = () => emptyBook([state, state, state], 'book', false);

describe('the games played on from a match’s rounds', () => {
  test('go round by round, so that the whole curve is there early', () => {
    const jobs = jobsOf(three());
    expect(jobs).toHaveLength(3 * MOST_GAMES);
    expect(jobs.slice(0, 4).map(({ from, game }) => [from, game])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });

  test('have each a luck of its own', () => {
    const book = three();
    const luck = jobsOf(book).map((job) => luckOf(book, job));
    expect(new Set(luck).size).toBe(luck.length);
  });

  test('count only once every round has as many: what is shown is the same whoever was faster', () => {
    const jobs = jobsOf(three());
    fc.assert(
      fc.property(fc.shuffledSubarray(jobs, { minLength: jobs.length }), fc.nat(jobs.length), (order, done) => {
        const book = three();
        for (const { from, game } of order.slice(0, done)) {
          const played = book.games[from];
          if (played) played[game] = { won: (from + game) % 3 === 0, health: from + game };
        }
        const { games, values } = chancesOf(book);
        const whole = three();
        for (const { from, game } of jobs.filter((job) => job.game < games)) {
          const played = whole.games[from];
          if (played) played[game] = { won: (from + game) % 3 === 0, health: from + game };
        }
        expect(values).toEqual(chancesOf(whole).values);
        expect(values).toHaveLength(games === 0 ? 0 : 4);
      }),
    );
  });

  test('end with the outcome, and are done when all are played', () => {
    const book = emptyBook([state], 'book', true);
    expect(chancesOf(book)).toEqual({ values: [], games: 0, begun: 0, progress: 'counting' });
    for (let game = 0; game < MOST_GAMES; game++) book.games[0]?.push({ won: true, health: 0 });
    const { values, progress } = chancesOf(book);
    expect(values.at(-1)).toBe(1);
    expect(progress).toBe('done');
    expect(jobsOf(book)).toEqual([]);
  });

  test('of a match lost before round 1 are none (V5)', () => {
    expect(chancesOf(emptyBook([], 'book', false))).toEqual({ values: [], games: 0, begun: 0, progress: 'done' });
  });
});
