import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { age } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { type ArchivedGame, type Arrival, arrivalOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import {
  MOST_REPLAYS,
  mergeArrivals,
  momentAfter,
  withinBounds,
} from '../../../../src/shell/persistence/archive/mergeArrivals.ts';
import { fc } from '../../../kit/seeded.ts';
import { markAt } from './kit.ts';
import { beginning, matches } from './matches.ts';

const games = [at(matches, 0), at(matches, 1)];
/** Some of the points at which two games may have been left, by either owner. */
const arrivals: readonly Arrival[] = await Promise.all(
  games.flatMap((match) =>
    [2, 3, 5, age(match.session)].flatMap((commands, index) =>
      [true, false].map((own) =>
        arrivalOf(fazaModule, beginning(match, commands), { ...markAt(index, index === 3 ? 'over' : 'left'), own }),
      ),
    ),
  ),
);
const some = fc.array(fc.constantFrom(...arrivals), { maxLength: 10 });
const idsOf = (rows: ReadonlyMap<string, ArchivedGame>): string[] =>
  [...rows.values()].map(({ id, own }) => `${id} ${own}`);

describe('games that reach the archive', () => {
  test('give the same result all at once as one after another', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, async (first, second) => {
        const kept = [...(await mergeArrivals([], first)).values()];
        let rows = new Map(kept.map((row) => [row.id, row]));
        for (const arrival of second) rows = await mergeArrivals([...rows.values()], [arrival]);
        expect(idsOf(await mergeArrivals(kept, second)).toSorted()).toEqual(idsOf(rows).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  test('are kept once each, up to their last command; a friend’s copy changes nothing in the player’s own', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (list) => {
        const rows = await mergeArrivals([], list);
        const kept = list.filter(({ row }) => rows.has(row.id));
        for (const { row, commands } of kept) {
          const own = rows.get(row.id)?.own;
          expect(own).toBe(list.some((other) => other.row.id === row.id && other.row.own));
          const longer = kept.filter((other) => isBeginning(commands, other.commands));
          expect(longer.filter((other) => own === false || rows.get(other.row.id)?.own)).toEqual([]);
        }
        for (const { row, commands } of list.filter((arrival) => arrival.row.own)) {
          const own = kept.filter((other) => rows.get(other.row.id)?.own);
          expect(own.some((other) => other.row.id === row.id || isBeginning(commands, other.commands))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a friend’s file does not decide how the player’s own game ended', async () => {
    const match = beginning(at(games, 0), 3);
    const { row } = await arrivalOf(fazaModule, match, markAt(1, 'left'));
    const theirs = await arrivalOf(fazaModule, match, { ...markAt(9, 'givenUp'), own: false });
    expect([...(await mergeArrivals([row], [theirs])).values()]).toEqual([row]);
    const mine = await arrivalOf(fazaModule, match, markAt(9, 'givenUp'));
    expect([...(await mergeArrivals([row], [mine])).values()]).toMatchObject([{ leaving: 'givenUp' }]);
  });

  test('a game of which only the digest was left can be watched again, and keeps its owner', async () => {
    const { row } = await arrivalOf(fazaModule, at(games, 0), markAt(1));
    const again = await arrivalOf(fazaModule, at(games, 0), { ...markAt(9), own: false });
    const rows = await mergeArrivals([{ ...row, game: null }], [again]);
    expect([...rows.values()]).toEqual([row]);
  });
});

describe('room', () => {
  const rowsAt = async (count: number, own: boolean, minute = 0): Promise<ArchivedGame[]> => {
    const { row } = await arrivalOf(fazaModule, at(games, 0), { ...markAt(0), own });
    return Array.from({ length: count }, (_, i) => ({
      ...row,
      ...{ at: markAt(minute + i).at, id: `${own ? 1 : 2}${i}` },
    }));
  };

  test('a friend’s file, however large and recent, pushes out none of the player’s own games', async () => {
    const own = await rowsAt(20, true);
    const theirs = await rowsAt(MOST_REPLAYS + 50, false, 1000);
    const rows = withinBounds([...own, ...theirs], markAt(5000).at);
    expect(rows.filter((row) => row.own && row.game !== null)).toHaveLength(20);
    expect(rows.filter((row) => !row.own && row.game !== null)).toHaveLength(MOST_REPLAYS);
  });

  test('games dated by a clock that was years ahead make room for today’s', async () => {
    const ahead = await rowsAt(MOST_REPLAYS, true, 600_000);
    const [today] = await rowsAt(1, true);
    const rows = withinBounds([...ahead, ...(today ? [{ ...today, id: 'today' }] : [])], markAt(1).at);
    expect(rows.find(({ id }) => id === 'today')?.game).not.toBeNull();
  });

  test('games with the same time have a fixed order, however the store returns them', async () => {
    const rows = (await rowsAt(12, true)).map((row) => ({ ...row, at: markAt(1).at }));
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
        const ids = withinBounds(shuffled, markAt(5).at).map(({ id }) => id);
        expect(ids).toEqual(withinBounds(rows, markAt(5).at).map(({ id }) => id));
      }),
    );
  });

  test('setting the clock back does not make a second try the first; a clock that was wrong by years is accepted', async () => {
    const [row] = await rowsAt(1, true, 600);
    const rows = row ? [row] : [];
    expect(momentAfter(rows, markAt(540).at) > markAt(600).at).toBe(true);
    expect(momentAfter(rows, markAt(660).at)).toBe(markAt(660).at);
    const ahead = rows.map((one) => ({ ...one, at: '2031-01-01T00:00:00.000Z' }));
    expect(momentAfter(ahead, markAt(660).at)).toBe(markAt(660).at);
  });
});

function isBeginning(some: readonly string[], other: readonly string[]): boolean {
  return some.length < other.length && some.every((command, index) => command === other[index]);
}
