import { expect, test } from 'vitest';
import { isAskedOutOfTurn, peopleOf, seatsOf } from '../../../../src/games/factionFun/rules/turn/seats.ts';
import { claiming, give, position, rolling, two } from '../position.ts';

const map = ['p p p p p p p p'];

test('C2 whoever may answer a claim is asked out of turn, and whoever is on turn is not', () => {
  const before = position({
    map,
    avatars: [
      ['S', 1],
      ['H', 4],
    ],
    step: 'act',
  });
  expect(isAskedOutOfTurn(before)).toBe(false);
  const claimed = give(rolling(before, ...two(6, 6)), claiming(0)).state;
  expect(isAskedOutOfTurn(claimed)).toBe(true);
  expect(isAskedOutOfTurn({ ...claimed, turn: null })).toBe(false);
  expect(isAskedOutOfTurn({ ...claimed, steps: [] })).toBe(false);
});

test('R2 seats alternate between the peoples', () => {
  const hands = [[], [], [], []];
  expect(seatsOf({ hands }, 'sailfolk')).toEqual([0, 2]);
  expect(seatsOf({ hands }, 'hearthfolk')).toEqual([1, 3]);
  expect(peopleOf(3)).toBe('hearthfolk');
});
