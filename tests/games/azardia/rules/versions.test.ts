import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { position } from '../position.ts';

/** A game in which seat 1 holds tile 150, as a version of the rules would store it. */
function graceOf(version: number, turns: readonly number[], more: Partial<State> = {}): unknown {
  const state: State = {
    ...position('C', [{}, { level: 5, tile: 150 }]),
    ...more,
    grace: { first: 1, holder: 1, now: 0, turns },
  };
  return Object.entries(azardia.asWritten?.(state, version) ?? {}).find(([key]) => key === 'grace')?.[1];
}

test('G1: version 1 wrote down who came first and who holds tile 150, version 2 the turns that are left', () => {
  expect(graceOf(2, [0])).toEqual({ first: 1, holder: 1, now: 0, turns: [0] });
  expect(graceOf(1, [0])).toEqual({ first: 1, holder: 1, isLong: false });
});

test('O5: version 1 said whether the second of two last turns had begun', () => {
  expect(graceOf(1, [], { longGrace: true })).toEqual({ first: 1, holder: 1, isLong: true });
  expect(graceOf(1, [0], { longGrace: true })).toEqual({ first: 1, holder: 1, isLong: false });
  expect(graceOf(1, [], { longGrace: false })).toEqual({ first: 1, holder: 1, isLong: false });
});

test('G1: if nobody has reached tile 150, both versions write the same', () => {
  const state = position('C', [{}, {}]);
  expect(azardia.asWritten?.(state, 1)).toEqual(state);
});
