import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { withChance } from '../../kit/otherLuck.ts';

test('the state a bot tries moves on has its own luck from the first draw, and is otherwise unchanged', () => {
  const state = { chance: chanceFrom('real', 7), round: 3 };
  expect(withChance(state, 'tried')).toEqual({ chance: chanceFrom('tried'), round: 3 });
  expect(state.chance).toEqual(chanceFrom('real', 7));
});
