import { expect, test } from 'vitest';
import { routesOf } from '../../../../../src/games/faza/bots/plan/routes.ts';
import { apply } from '../../../../../src/games/faza/rules/apply.ts';
import { heroAt, seats } from '../../../../../src/games/faza/rules/board/board.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { fc } from '../../../../kit/seeded.ts';
import { position } from '../../positions.ts';
import { positions } from '../table.ts';

/** A state after commands, each of which the rules must accept. */
function after(state: FazaView, commands: readonly Parameters<typeof apply>[1][]): FazaView {
  return commands.reduce((before, command) => {
    const result = apply(before, command);
    if (!result.ok) throw new Error(`${command.do} is refused: ${result.reason}`);
    return result.state;
  }, state);
}

test('M1: every route is legal from its first command to its last, leads to its stated target, and moves nobody else', () => {
  fc.assert(
    fc.property(positions, (state) => {
      for (const seat of seats(state)) {
        for (const [tile, way] of routesOf(state, seat, 3)) {
          const there = after(state, way);
          expect(way.length).toBeLessThanOrEqual(3);
          expect(heroAt(there, seat).tile).toBe(tile);
          expect(heroAt(there, seat).tile).not.toBe(heroAt(state, seat).tile);
          const others = seats(state).filter((other) => other !== seat);
          expect(others.map((other) => heroAt(there, other))).toEqual(others.map((other) => heroAt(state, other)));
        }
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('M1: with one command there is a route to exactly the tiles that one command reaches', () => {
  fc.assert(
    fc.property(positions, (state) => {
      for (const seat of seats(state)) {
        const goals = legalCommands(state).flatMap((command) => {
          const alone = command.do === 'move' || (command.do === 'pathfinder' && command.companion === null);
          return alone && command.hero === seat ? [command.to] : [];
        });
        expect(new Set(routesOf(state, seat, 1).keys())).toEqual(new Set(goals));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('M3: a hero held by Drones has no routes', () => {
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1 } } });
  expect(routesOf(state, 0, 4).size).toBe(0);
});

test('the cheapest way takes the fewest cards, and of those the one that carries least far', () => {
  // The Soldier's cards: Run 1, Run 2, Airplane 3, Run 2. Tile 6 lies beside 7, tile 16 three steps away, tile 13 four.
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } } });
  const ways = routesOf(state, 0, 4);
  expect(ways.get(6)).toEqual([{ do: 'move', hero: 0, card: 1, to: 6 }]);
  expect(ways.get(16)).toEqual([{ do: 'move', hero: 0, card: 3, to: 16 }]);
  expect([...ways].filter(([, way]) => way.length > 1).map(([tile]) => tile)).toEqual([13]);
});

test('if one card does not reach, several are used, one command each', () => {
  const state = position({ heroes: { soldier: { tile: 1, used: [3] }, doctor: { tile: 2 } } });
  const way = routesOf(state, 0, 4).get(12) ?? [];
  expect(routesOf(state, 0, 2).has(12)).toBe(false);
  expect(way.length).toBe(3);
  expect(heroAt(after(state, way), 0).tile).toBe(12);
});

test('a skill that costs Points is the last resort: cards come back, Points do not', () => {
  const state = position({ heroes: { scout: { tile: 7, points: 3 }, doctor: { tile: 1 } } });
  expect(
    routesOf(state, 0, 2)
      .get(6)
      ?.map(({ do: kind }) => kind),
  ).toEqual(['move']);
  const spent = position({ heroes: { scout: { tile: 7, points: 3, used: [1, 2, 3, 4] }, doctor: { tile: 1 } } });
  expect(
    routesOf(spent, 0, 2)
      .get(6)
      ?.map(({ do: kind }) => kind),
  ).toEqual(['pathfinder']);
});
