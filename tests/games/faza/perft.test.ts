import { expect, test } from 'vitest';
import { perft } from '../../bench/perft/perft.ts';
import { starts } from '../../bench/perft/positions.ts';

/**
 * The numbers of sequences of one, two and three commands, counted once and kept. A rule that lists a command too many or
 * too few, or carries one out differently, changes them even where no other test looks. When a rule changes on purpose,
 * `npm run bench -- --only b` prints the new ones.
 */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'opening, easy, two heroes': [239, 44_840],
  'opening, normal, three heroes': [442, 164_089],
  'boarding, with Points to spend and a Sabotage to keep': [123, 11_326],
  'hard, everybody hurt, Drones everywhere': [47, 2_360, 132_497],
};

test('every position is counted', () => {
  expect(starts.map(({ name }) => name)).toEqual(Object.keys(COUNTS));
});

test.each(starts)('the ways through the rules from $name are as many as ever', ({ name, state }) => {
  const counts = COUNTS[name] ?? [];
  expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
});
