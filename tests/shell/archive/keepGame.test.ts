import { expect, test } from 'vitest';
import { at } from '../../../src/kernel/at.ts';
import { keepGame } from '../../../src/shell/archive/keepGame.ts';
import { countDice } from '../../../src/shell/dice/countDice.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf } from '../../../src/shell/dice/diceOfMatch.ts';
import type { Match } from '../../../src/shell/match.ts';
import { memoryStore } from '../../../src/shell/storage.ts';
import { archiveOf, matches } from './kit.ts';

const match = at(matches, 0);

/** Keeps a match and counts its dice, where the game of its seed began on this device or not; tells what counts. */
async function counted(whose: Match['whose'], began: boolean): Promise<{ own: boolean | undefined; dice: number }> {
  const [archive, dice] = [archiveOf(), createDiceHistory(memoryStore())];
  if (began) dice.pledge(commitmentOf(match), true);
  const kept = whose ? { ...match, whose } : match;
  await keepGame({ archive, dice }, kept, 'left');
  countDice({ dice }, kept);
  return { own: (await archive.entries())[0]?.own, dice: dice.read().games.length };
}

test('a game that began here counts; one that an earlier version took from outside does not', async () => {
  expect(await counted(undefined, true)).toEqual({ own: true, dice: 1 });
  expect(await counted(undefined, false)).toEqual({ own: false, dice: 0 });
});

test('a friend’s game of the same day or code does not count, though one began it oneself as well', async () => {
  expect(await counted('guest', true)).toEqual({ own: false, dice: 0 });
});

test('one’s own game from another device counts in the records; its dice were promised there', async () => {
  expect(await counted('own', false)).toEqual({ own: true, dice: 0 });
});
