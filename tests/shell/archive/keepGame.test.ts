import { expect, test } from 'vitest';
import { at } from '../../../src/kernel/at.ts';
import { isSurelyOwn } from '../../../src/shell/archive/keepGame.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf } from '../../../src/shell/dice/diceOfMatch.ts';
import { memoryStore } from '../../../src/shell/storage.ts';
import { matches } from './kit.ts';

test('a friend’s game of the same day or code, out of a file, does not count as the player’s own', () => {
  const match = at(matches, 0);
  const dice = createDiceHistory(memoryStore());
  expect(isSurelyOwn({ dice }, match)).toBe(false);
  dice.pledge(commitmentOf(match), true);
  expect(isSurelyOwn({ dice }, match)).toBe(false);
  dice.pledge(commitmentOf(match), false);
  expect(isSurelyOwn({ dice }, match)).toBe(true);
});
