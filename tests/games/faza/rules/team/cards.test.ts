import { expect, test } from 'vitest';
import {
  cardNumbers,
  hasInjuredSide,
  healthyCards,
  injuredCards,
  unusedCards,
  usedCards,
} from '../../../../../src/games/faza/rules/team/cards.ts';
import { position } from '../../positions.ts';

test('S7 the 4 cards of a hero are told apart by their numbers, however they lie', () => {
  const state = position({ heroes: { soldier: { injured: [1, 3], used: [3, 4] }, doctor: {} } });
  expect(cardNumbers(state, 0)).toEqual([1, 2, 3, 4]);
  expect([healthyCards(state, 0), injuredCards(state, 0)]).toEqual([
    [2, 4],
    [1, 3],
  ]);
  expect([unusedCards(state, 0), usedCards(state, 0)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('I4 cards 1 to 3 can be used when they are injured; the injury of card 4 kills', () => {
  const state = position({ heroes: { soldier: {}, doctor: {} } });
  expect([1, 2, 3, 4].map((card) => hasInjuredSide(state, 0, card))).toEqual([true, true, true, false]);
});
