import { describe, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf, countDice } from '../../../src/shell/dice/matchDice.ts';
import { giveUpQuestion, keepGame } from '../../../src/shell/saving/saveMatch.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import type { Match } from '../../games/faza/match.ts';
import { archiveOf } from '../persistence/archive/kit.ts';
import { beginning, matches } from '../persistence/archive/matches.ts';

const match = at(matches, 0);

/** Keeps a match and counts its dice, whether or not its game began on this device; returns what counts. */
async function counted(whose: Match['whose'], began: boolean): Promise<{ own: boolean | undefined; dice: number }> {
  const [archive, dice] = [archiveOf(), createDiceHistory(memoryStore(), 'faza')];
  if (began) dice.pledge(commitmentOf(match), true);
  const kept = whose ? { ...match, whose } : match;
  await keepGame({ archive, dice }, kept, 'left');
  countDice({ game: fazaModule, dice }, kept);
  return { own: (await archive.entries())[0]?.own, dice: dice.read().games.length };
}

test('a game that began here counts; one that an earlier version accepted from outside does not', async () => {
  expect(await counted(undefined, true)).toEqual({ own: true, dice: 1 });
  expect(await counted(undefined, false)).toEqual({ own: false, dice: 0 });
});

test('a friend’s game of the same day or code does not count, even if the player began it as well', async () => {
  expect(await counted('guest', true)).toEqual({ own: false, dice: 0 });
});

test('the player’s own game from another device counts in the records; its dice were promised there', async () => {
  expect(await counted('own', false)).toEqual({ own: true, dice: 0 });
});

test('a game that ends in a year with five digits damages neither the dice nor the archive', async ({
  onTestFinished,
}) => {
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.setSystemTime(new Date('+012345-06-07T08:09:10Z'));
  const [archive, store] = [archiveOf(), memoryStore()];
  const dice = createDiceHistory(store, 'faza');
  dice.pledge(commitmentOf(match), true);
  await keepGame({ archive, dice }, match, 'left');
  countDice({ game: fazaModule, dice }, match);
  const later = createDiceHistory(store, 'faza');
  expect(later.read().games.map(({ ended }) => ended)).toEqual(['9999-12-31']);
  expect(later.trouble()).toBeNull();
  expect((await archive.entries()).map(({ at: moment }) => moment)).toEqual(['9999-12-31T23:59:59.999Z']);
});

describe('giving up', () => {
  test('promises a replay of a game that was played, and keeps one', async () => {
    const archive = archiveOf();
    expect(giveUpQuestion({ game: fazaModule }, beginning(match, 1)).lines).toEqual([
      'The city will fall to the Faza. The game stays in your replays.',
    ]);
    await keepGame({ archive, dice: createDiceHistory(memoryStore(), 'faza') }, beginning(match, 1), 'givenUp');
    expect(await archive.entries()).toHaveLength(1);
  });

  test('promises none of an untouched game, and keeps none', async () => {
    const archive = archiveOf();
    expect(giveUpQuestion({ game: fazaModule }, beginning(match, 0)).lines).toEqual([
      'You haven’t played anything yet, so there is no replay to keep.',
    ]);
    await keepGame({ archive, dice: createDiceHistory(memoryStore(), 'faza') }, beginning(match, 0), 'givenUp');
    expect(await archive.entries()).toEqual([]);
  });
});
