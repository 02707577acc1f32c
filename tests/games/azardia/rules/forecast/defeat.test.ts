import { expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { rivalWhoWins } from '../../../../../src/games/azardia/rules/forecast/defeat.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { position } from '../../position.ts';

/** Seat 0 in phase C of its last turn, while a seat holds tile 150; `turns` are those still to come. */
function held(holder: number, ...turns: readonly number[]): State {
  const state = position('C', [{ hand: [] }, { level: 5, tile: 150 }, {}]);
  return { ...state, grace: { first: holder, holder, now: 0, turns } };
}

test('G1: who ends the last turn hands the victory to the holder of tile 150', () => {
  expect(rivalWhoWins(azardia.view(held(1), 0), { do: 'pass', seat: 0 })).toBe(1);
});

test('G1: ending a turn wins nothing while another one is to come, nor does an illegal command', () => {
  expect(rivalWhoWins(azardia.view(held(1, 2), 0), { do: 'pass', seat: 0 })).toBeNull();
  expect(rivalWhoWins(azardia.view(held(1), 0), { do: 'roll', seat: 0 })).toBeNull();
});

test('G1: the holder of tile 150 ends the last turn of all as the winner, not as somebody who lost', () => {
  const state = position('C', [{ level: 5, tile: 150 }, {}]);
  const holds: State = { ...state, grace: { first: 1, holder: 0, now: 0, turns: [] } };
  expect(rivalWhoWins(azardia.view(holds, 0), { do: 'pass', seat: 0 })).toBeNull();
});
