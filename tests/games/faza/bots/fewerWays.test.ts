import { expect, test } from 'vitest';
import { withFewerWays } from '../../../../src/games/faza/bots/fewerWays.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { position } from '../positions.ts';

const END: Command = { do: 'endTeamPhase' };
const to = (tile: number): Command => ({ do: 'move', hero: 0, card: 1, to: tile });

/** The tiles that a hero may still go to if there is room for seven ways and the end of the phase. */
function left(view: FazaView, tiles: readonly number[]): number[] {
  const kept = withFewerWays(view, [...tiles.map(to), END], 8);
  expect(kept.at(-1)).toEqual(END);
  return kept.flatMap((command) => (command.do === 'move' ? [command.to] : []));
}

const everywhere = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

test('ways to Motherships, Drones, Rebels and Outposts are left, in the order given', () => {
  const view = position({
    heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } },
    tiles: { 5: { drones: 2 }, 9: { rebels: 2 } },
    ships: { carrier: { tile: 14 }, destroyer: { tile: 14 }, former: { tile: 14 } },
  });
  const kept = left(view, everywhere);
  expect(kept).toHaveLength(7);
  expect(kept).toEqual(expect.arrayContaining([14, 9]));
  expect(kept).toEqual([...kept].sort((one, other) => one - other));
});

test('whoever is in danger may still go where nothing is', () => {
  const spots = {
    heroes: { soldier: { tile: 6 }, doctor: { tile: 7 } },
    tiles: {
      6: { drones: 1 },
      5: { drones: 1 },
      7: { drones: 1 },
      9: { drones: 1 },
      10: { drones: 1 },
      11: { drones: 1 },
    },
  };
  const tiles = [5, 7, 9, 10, 11, 14, 12, 13];
  expect(left(position(spots), tiles)).toContain(12);
});

test('what is no way is never left out, and six ways stay', () => {
  const view = position({ heroes: { soldier: { tile: 7 }, doctor: {} } });
  const others: Command[] = Array.from({ length: 10 }, (_, index) => ({ do: 'recover', hero: 1, card: index + 1 }));
  const kept = withFewerWays(view, [...everywhere.map(to), ...others, END], 8);
  expect(kept.slice(-11)).toEqual([...others, END]);
  expect(kept).toHaveLength(17);
});

test('few commands are all looked at', () => {
  const view = position({ heroes: { soldier: { tile: 7 }, doctor: {} } });
  const few = [to(1), to(2), END];
  expect(withFewerWays(view, few, 3)).toBe(few);
});
