import { expect, test } from 'vitest';
import { pruned } from '../../../../../src/games/faza/bots/search/pruning.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { position } from '../../positions.ts';

const END: Command = { do: 'endTeamPhase' };
const to = (tile: number): Command => ({ do: 'move', hero: 0, card: 1, to: tile });

/** The possible target tiles of a hero, with room for seven movements and the end of the phase. */
function left(view: FazaView, tiles: readonly number[]): number[] {
  const kept = pruned(view, [...tiles.map(to), END], 8);
  expect(kept.at(-1)).toEqual(END);
  return kept.flatMap((command) => (command.do === 'move' ? [command.to] : []));
}

const everywhere = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

test('movements to Motherships, Drones, Rebels and Outposts are kept, in the order given', () => {
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

/** All Motherships are on tile 14: tiles 10, 13 and 15 are one step from it, 9, 6 and 11 two, 2 three. */
const far = { ships: { carrier: { tile: 14 }, destroyer: { tile: 14 }, former: { tile: 14 } } } as const;

test.each([
  ['Drones', 7, { 9: { drones: 1 } }, 10, 9],
  ['Rebels', 7, { 9: { rebels: 1 } }, 10, 9],
  ['an Outpost', 7, {}, 10, 2],
  ['safety', 6, { 6: { drones: 1 }, 15: { drones: 1 } }, 15, 9],
] as const)('%s makes a tile worth a longer way', (_, from, tiles, near, farther) => {
  const view = position({ ...far, heroes: { soldier: { tile: from }, doctor: {} }, tiles });
  // Of eight movements seven are kept: the last one only if it is more promising.
  expect(left(view, [...new Array(7).fill(near), farther])).toContain(farther);
});

test('Rebels are led to where a hero is, even if that is farther from the Motherships', () => {
  const view = position({ ...far, heroes: { soldier: { tile: 9 }, doctor: { tile: 9 } } });
  const lead = (to: number): Command => ({ do: 'lead', hero: 0, card: 1, from: 5, to, rebels: 1 });
  const kept = pruned(view, [...new Array(7).fill(lead(13)), lead(9), END], 8);
  expect(kept).toContainEqual(lead(9));
});

test('only movements are ever pruned, and six of them stay', () => {
  const view = position({ heroes: { soldier: { tile: 7 }, doctor: {} } });
  const others: Command[] = Array.from({ length: 10 }, (_, index) => ({ do: 'recover', hero: 1, card: index + 1 }));
  const kept = pruned(view, [...everywhere.map(to), ...others, END], 8);
  expect(kept.slice(-11)).toEqual([...others, END]);
  expect(kept).toHaveLength(17);
});

test('few commands are all looked at', () => {
  const view = position({ heroes: { soldier: { tile: 7 }, doctor: {} } });
  const few = [to(1), to(2), END];
  expect(pruned(view, few, 3)).toBe(few);
});
