import { expect, test } from 'vitest';
import { rollAgainOdds } from '../../../../../src/games/azardia/rules/forecast/duelOdds.ts';
import type { Duel } from '../../../../../src/games/azardia/rules/state/state.ts';

/** Seat 2 challenges seat 0: 5 and 6 against 7 and 8; a card has added 2 for the challenger. */
const duel: Duel = {
  challenger: { seat: 2, dice: [5, 6], raised: [false, false], added: 2 },
  defender: { seat: 0, dice: [7, 8], raised: [false, false], added: 0 },
  tile: 44,
};

test('H2 H7 rolling again keeps the cards’ additions', () => {
  // 14 or more on two dice beats 15: 28 of 100 rolls; 13 is a tie: 8 of 100.
  expect(rollAgainOdds(duel, 2, 2)).toEqual({ ahead: 0.28, tie: 0.08 });
  expect(rollAgainOdds(duel, 0, 2)).toEqual({ ahead: 0.64, tie: 0.08 });
});

test('H2 H7 if the rival rolls again, the player’s own total stays', () => {
  // 13 is ahead of 12 or less: 64 of 100 rolls; it is equal to 13 in 8.
  expect(rollAgainOdds(duel, 2, 0)).toEqual({ ahead: 0.64, tie: 0.08 });
  expect(rollAgainOdds(duel, 0, 0)).toEqual({ ahead: 0.28, tie: 0.08 });
});
