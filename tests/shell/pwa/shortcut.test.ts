import { describe, expect, test, vi } from 'vitest';
import certified from '../../../src/games/faza/dailies/certified.json' with { type: 'json' };
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { App } from '../../../src/shell/app.ts';
import { createOwner } from '../../../src/shell/archive/owner.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { followShortcut } from '../../../src/shell/pwa/shortcut.ts';
import { createSaves } from '../../../src/shell/saves/saveStore.ts';
import { memoryStore } from '../../../src/shell/saves/storage.ts';
import type { Match } from '../../games/faza/match.ts';
import { archiveOf } from '../archive/kit.ts';

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

/** As much of the page as a shortcut needs, opened with a part of its address from `#` on. */
function opened(hash: string, stored: Match | null = null) {
  const store = memoryStore();
  const saves = createSaves(store, fazaModule);
  if (stored) saves.save(stored);
  const toTable = vi.fn<App['toTable']>();
  const show = vi.fn<App['toaster']['show']>();
  const app: Partial<App> = {
    game: fazaModule,
    saves,
    archive: archiveOf(),
    dice: createDiceHistory(store, 'faza'),
    owner: createOwner(store),
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
  return { follow, toTable, show, replaceState };
}

describe('a shortcut', () => {
  test('continues the game in progress, and leaves the address', async () => {
    const { follow, toTable, show, replaceState } = opened('#open=continue', inProgress);
    await follow();
    expect(toTable.mock.calls.map(([{ session }]) => session.setup.seed)).toEqual(['left yesterday']);
    expect(show).not.toHaveBeenCalled();
    expect(replaceState.mock.calls).toEqual([['kept', '', '/games/faza/?a=b']]);
  });

  test('leaves the game alone that is at the table already', async () => {
    const { follow, toTable } = opened('#open=continue', inProgress);
    await follow(true);
    expect(toTable).not.toHaveBeenCalled();
  });

  test('says kindly that there is nothing to continue', async () => {
    const { follow, toTable, show } = opened('#open=continue');
    await follow();
    expect(toTable).not.toHaveBeenCalled();
    expect(show.mock.calls).toEqual([['No game in progress. Why not start one?']]);
  });

  test('begins the daily game', async () => {
    const { follow, toTable } = opened('#open=daily');
    await follow();
    const day = new Date().toISOString().slice(0, 10);
    expect(toTable).toHaveBeenCalledTimes(1);
    const [match] = toTable.mock.calls[0] ?? [];
    expect(JSON.stringify(match?.session.setup)).toContain(day);
  });

  test.each([
    ['2020-01-01', [['Today’s game hasn’t been tested: it may be impossible to win.']]],
    [certified.first, []],
  ])('begins the daily game of %s, and says where no bot has won it', async (day, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00Z`) });
    try {
      const { follow, toTable, show } = opened('#open=daily');
      await follow();
      expect(toTable).toHaveBeenCalledTimes(1);
      expect(show.mock.calls).toEqual(said);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['none', '#open='],
    ['other letters', '#open=Daily'],
    ['an inherited name', '#open=constructor'],
    ['two at once', '#open=daily&open=continue'],
    ['a long one', `#open=${'x'.repeat(100_000)}`],
  ])('that we do not know only leaves the address: %s', async (_, hash) => {
    const { follow, toTable, show, replaceState } = opened(hash, inProgress);
    await follow();
    expect(toTable).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  test.each(['', '#game=abc', '#opened=daily'])('leaves other addresses as they are: "%s"', async (hash) => {
    const { follow, replaceState } = opened(hash, inProgress);
    await follow();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
