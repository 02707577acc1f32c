import { expect, test } from 'vitest';
import { dangerOf } from '../../../../src/games/azardia/interaction/danger.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { playerName } from '../../../../src/games/azardia/text/names.en.ts';
import { type Described, position } from '../position.ts';

const PASS: Command = { do: 'pass', seat: 0 };

/** Seat 0 in phase C of its last turn, while seat 1 holds tile 150; `turns` are those still to come. */
function held(turns: readonly number[], own: Described = { hand: ['gravityHiccup'] }): State {
  const state = position('C', [{ level: 5, character: 'noncredoMantis', ...own }, { level: 5, tile: 150 }, {}]);
  return { ...state, grace: { first: 1, holder: 1, now: 0, turns } };
}

test('G1: ending the last turn while a rival holds tile 150 loses the game, and says so', () => {
  const view = azardia.view(held([]), 0);
  expect(dangerOf(view, PASS)).toEqual({
    chance: 1,
    brief: 'You lose',
    said: `This loses the game: ${playerName(view, 1)} holds tile 150 and wins.`,
  });
});

test('G1: whoever cannot win any more is not asked whether to lose', () => {
  const asked = (own: Described): boolean => dangerOf(azardia.view(held([], own), 0), PASS) !== null;
  expect(asked({ hand: [] })).toBe(false);
  expect(asked({ tile: 145, hand: ['bootJets', 'asteroidDividend'] })).toBe(true);
  expect(asked({ tile: 144, hand: ['bootJets', 'loadedSmile'], coins: 2000 })).toBe(false);
  expect(asked({ tile: 144, hand: ['bootJets', 'loadedSmile'], coins: 3000 })).toBe(true);
});

test('S4, G1: from a hand that lies face down nobody learns whether it could still win', () => {
  const asked = (hand: Described['hand']): boolean =>
    dangerOf(azardia.view(held([], { hand: hand ?? [] }), 'spectator'), PASS) !== null;
  expect(asked(['loadedSmile'])).toBe(true);
  expect(asked(['gravityHiccup'])).toBe(true);
});

test('G1: while others have a turn left, ending the player’s own loses nothing', () => {
  expect(dangerOf(azardia.view(held([2]), 0), PASS)).toBeNull();
  expect(dangerOf(azardia.view(position('C', [{}, {}]), 0), PASS)).toBeNull();
});

test('G1: the holder of tile 150 loses nothing by ending the turn', () => {
  const state = position('C', [{ level: 5, tile: 150 }, {}]);
  expect(
    dangerOf(azardia.view({ ...state, grace: { first: 1, holder: 0, now: null, turns: [] } }, 0), PASS),
  ).toBeNull();
});
