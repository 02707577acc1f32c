import { afterEach, describe, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { begin } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { confirmDialog } from '../../../src/page/dialog.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf } from '../../../src/shell/dice/matchDice.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { createOwner, isOwn, outgoingText } from '../../../src/shell/persistence/owner.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { offerGame } from '../../../src/shell/share/offerGame.ts';
import { shareText, whoseText } from '../../../src/shell/share/text.en.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { archiveOf } from '../persistence/archive/kit.ts';
import { matches } from '../persistence/archive/matches.ts';

vi.mock(import('../../../src/page/dialog.ts'), () => ({ confirmDialog: vi.fn<typeof confirmDialog>() }));

const KEY = 'faza.game';
const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'brought',
  health: null,
  rewards: true,
  fazaFirst: false,
};
const matchOf = (seed: string) => ({ session: begin(faza, { ...setup, seed }), players: ['you', 'you'] as const });
const brought = { text: gameText(matchOf('brought')) };
/** The same game as it is stored once accepted. */
const taken = gameText({ ...matchOf('brought'), whose: 'guest' });

/** The part of the page that an offer needs, and whether the game came to the table. */
function page(store: TextStore) {
  const dice = createDiceHistory(store, 'faza');
  const toTable = vi.fn<App['toTable']>();
  const toEnding = vi.fn<App['toEnding']>();
  const owner = createOwner(store);
  const app: Partial<App> = {
    game: fazaModule,
    savedGame: new SavedGame(store, fazaModule),
    dice,
    archive: archiveOf(),
    owner,
    toTable,
    toEnding,
  };
  return { app: app as App, dice, toTable, toEnding };
}

/** Offers the game, and answers the question. */
async function offer(app: App, answer: boolean, text = brought.text): Promise<void> {
  vi.mocked(confirmDialog).mockResolvedValueOnce(answer);
  await offerGame(app, 'file', { text });
}

function asksAbout(line: string): boolean {
  return vi.mocked(confirmDialog).mock.lastCall?.[1].lines.includes(line) ?? false;
}

function asksAboutAnother(): boolean {
  return asksAbout(shareText.replaces);
}

afterEach(() => vi.clearAllMocks());

describe('a game that came from outside', () => {
  test.each([
    ['a bad one', 'precious'],
    ['one of later rules', gameText(matchOf('other')).replace(/"version":\d+/, '"version":999')],
    ['one in progress', gameText(matchOf('other'))],
  ])('leaves the store unchanged if the answer is no: %s', async (_, text) => {
    const store = memoryStore();
    store.setItem(KEY, text);
    const { app, toTable } = page(store);
    await offer(app, false);
    expect(store.getItem(KEY)).toBe(text);
    expect(store.getItem('faza.refused.1')).toBeNull();
    expect(toTable).not.toHaveBeenCalled();
  });

  test('replaces a bad one if the answer is yes, after that was moved aside', async () => {
    const store = memoryStore();
    store.setItem(KEY, 'precious');
    const { app, toTable } = page(store);
    await offer(app, true);
    expect(asksAboutAnother()).toBe(false);
    expect(store.getItem('faza.refused.1')).toBe('precious');
    expect(store.getItem(KEY)).toBe(taken);
    expect(toTable).toHaveBeenCalledOnce();
  });

  test('is said to replace another one in progress, whose dice then count as given up', async () => {
    const store = memoryStore();
    const before = matchOf('other');
    store.setItem(KEY, gameText(before));
    const { app, dice } = page(store);
    dice.pledge(commitmentOf(before), false);
    await offer(app, true);
    expect(asksAboutAnother()).toBe(true);
    expect(dice.read().games).toMatchObject([{ seed: 'other', outcome: 'givenUp' }]);
    expect(store.getItem(KEY)).toBe(taken);
  });

  test('that is the one in progress replaces nothing, and does not count as abandoned', async () => {
    const store = memoryStore();
    store.setItem(KEY, brought.text);
    const { app, dice } = page(store);
    dice.pledge(commitmentOf(matchOf('brought')), false);
    await offer(app, true);
    expect(asksAboutAnother()).toBe(false);
    expect(dice.read().games).toEqual([]);
  });

  test('and is finished belongs to its sender: it does not count, even if the player began the same daily game or code', async () => {
    const { app, dice, toEnding } = page(memoryStore());
    const over = at(matches, 0);
    dice.pledge(commitmentOf(over), true);
    await offer(app, true, gameText({ ...over, whose: 'own' }));
    const [shown] = toEnding.mock.lastCall ?? [];
    expect(shown?.whose).toBe('guest');
    expect(isOwn(app, { ...over, whose: 'guest' })).toBe(false);
    expect(asksAbout(whoseText.countsNowhere)).toBe(true);
    // There is nothing left to be played.
    expect(vi.mocked(confirmDialog).mock.lastCall?.[1]).toMatchObject({
      title: shareText.over.ask,
      confirm: shareText.over.take,
    });
  });

  test('and is finished is only viewed: the one in progress stays, and does not count as abandoned', async () => {
    const store = memoryStore();
    const before = matchOf('other');
    store.setItem(KEY, gameText(before));
    const { app, dice, toEnding } = page(store);
    dice.pledge(commitmentOf(before), false);
    await offer(app, true, gameText(at(matches, 0)));
    expect(toEnding).toHaveBeenCalledOnce();
    expect(asksAboutAnother()).toBe(false);
    expect(store.getItem(KEY)).toBe(gameText(before));
    expect(dice.read().games).toEqual([]);
  });

  test('and that this browser sealed comes home as the player’s own, without a question', async () => {
    const { app, toEnding } = page(memoryStore());
    const over = at(matches, 0);
    await offer(app, true, outgoingText(app, { ...over, whose: 'own' }));
    expect(toEnding.mock.lastCall?.[0].whose).toBe('own');
    expect(asksAbout(whoseText.countsNowhere)).toBe(false);
  });
});
