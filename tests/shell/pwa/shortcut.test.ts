import { describe, expect, test, vi } from 'vitest';
import { azardiaListing } from '../../../src/games/azardia/listing.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { followShortcut } from '../../../src/shell/pwa/shortcut.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import type { Match } from '../../games/faza/match.ts';

const inProgress: Match = {
  session: begin(faza, {
    edition: 'published',
    mode: 'normal',
    heroes: ['scout', 'doctor'],
    seed: 'left yesterday',
    health: null,
    rewards: true,
    fazaFirst: false,
  }),
  players: ['you', 'you'],
};

/** The part of the page that a shortcut needs, opened with the hash part of an address. */
function opened(hash: string, stored: Match | null = null, isThere = true) {
  const store = memoryStore();
  const savedGame = new SavedGame(store, fazaModule);
  if (stored) savedGame.save(stored);
  const toTable = vi.fn<App['toTable']>();
  const show = vi.fn<App['toaster']['show']>();
  const openDaily = vi.fn<App['openDaily']>();
  const openOther = vi.fn<App['games'][number]['open']>();
  const load = async () => {
    if (!isThere) throw new TypeError('no connection');
    return fazaModule;
  };
  const app: Partial<App> = {
    openDaily,
    games: [{ id: 'azardia', listing: azardiaListing, load, isInProgress: () => false, open: openOther }],
    game: fazaModule,
    savedGame,
    toaster: { show } as Partial<App['toaster']> as App['toaster'],
    toTable,
  };
  const replaceState = vi.fn<History['replaceState']>();
  const location = { hash, pathname: '/games/faza/', search: '?a=b' };
  const page = { location, history: { state: 'kept', replaceState } } as unknown as Pick<
    Window,
    'location' | 'history'
  >;
  const follow = (isPlaying = false) => followShortcut(app as App, () => isPlaying, page);
  return { follow, toTable, openDaily, openOther, show, replaceState };
}

describe('a shortcut', () => {
  test('continues the game in progress, and is removed from the address', () => {
    const { follow, toTable, show, replaceState } = opened('#open=continue', inProgress);
    follow();
    expect(toTable.mock.calls.map(([{ session }]) => session.setup.seed)).toEqual(['left yesterday']);
    expect(show).not.toHaveBeenCalled();
    expect(replaceState.mock.calls).toEqual([['kept', '', '/games/faza/?a=b']]);
  });

  test('does not disturb the game already at the table', () => {
    const { follow, toTable } = opened('#open=continue', inProgress);
    follow(true);
    expect(toTable).not.toHaveBeenCalled();
  });

  test('says kindly that there is nothing to continue', () => {
    const { follow, toTable, show } = opened('#open=continue');
    follow();
    expect(toTable).not.toHaveBeenCalled();
    expect(show.mock.calls).toEqual([['No game in progress. Why not start one?']]);
  });

  test.each(['#open=daily', '#open=daily-faza'])('opens the page of the daily game, and begins none: %s', (hash) => {
    const { follow, toTable, openDaily, replaceState } = opened(hash, inProgress);
    follow();
    expect(openDaily).toHaveBeenCalledTimes(1);
    expect(toTable).not.toHaveBeenCalled();
    expect(replaceState.mock.calls).toEqual([['kept', '', '/games/faza/?a=b']]);
  });

  test('opens another game, which then opens the page of its own daily game', async () => {
    const { follow, openDaily, openOther, replaceState } = opened('#open=daily-azardia');
    follow();
    expect(openDaily).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(openOther).toHaveBeenCalledTimes(1));
    expect(replaceState.mock.lastCall).toEqual(['kept', '', '/games/faza/?a=b#open=daily']);
  });

  test('says so if the other game cannot be loaded, and stays', async () => {
    const { follow, openOther, show } = opened('#open=daily-azardia', null, false);
    follow();
    await vi.waitFor(() =>
      expect(show.mock.calls).toEqual([
        ['This part of the game could not be loaded. Check your connection, then try again.'],
      ]),
    );
    expect(openOther).not.toHaveBeenCalled();
  });

  test.each([
    ['none', '#open='],
    ['other letters', '#open=Daily'],
    ['an inherited name', '#open=constructor'],
    ['a daily game of no game', '#open=daily-chess'],
    ['one of a nameless game', '#open=daily-'],
    ['two at once', '#open=daily&open=continue'],
    ['a long one', `#open=${'x'.repeat(100_000)}`],
  ])('that we do not know only leaves the address: %s', (_, hash) => {
    const { follow, toTable, openDaily, openOther, show, replaceState } = opened(hash, inProgress);
    follow();
    expect(openDaily).not.toHaveBeenCalled();
    expect(openOther).not.toHaveBeenCalled();
    expect(toTable).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  test.each(['', '#game=abc', '#opened=daily'])('leaves other addresses as they are: "%s"', (hash) => {
    const { follow, replaceState } = opened(hash, inProgress);
    follow();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
