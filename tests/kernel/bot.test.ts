import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { withChance } from '../kit/otherLuck.ts';

test('what a bot tries out has luck of its own from the first draw, and all else as it is', () => {
  const state = { chance: chanceFrom('real', 7), round: 3 };
  expect(withChance(state, 'tried')).toEqual({ chance: chanceFrom('tried'), round: 3 });
  expect(state.chance).toEqual(chanceFrom('real', 7));
});
