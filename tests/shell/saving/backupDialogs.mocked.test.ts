import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { begin, give, now, pastOf } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { confirmDialog, noteDialog } from '../../../src/page/dialog.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { downloadText } from '../../../src/shell/files/textFile.ts';
import type { Archive } from '../../../src/shell/persistence/archive/archive.ts';
import { type GameStore, memoryGameStore } from '../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../src/shell/persistence/archive/outbox.ts';
import { backupFile, parseBackup } from '../../../src/shell/persistence/backup.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { restoreBackup, saveBackup } from '../../../src/shell/saving/backupDialogs.ts';
import { backupText } from '../../../src/shell/saving/backupText.en.ts';
import { memoryStore, storeOfGame, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { bidsListing } from '../../games/bids/listing.ts';
import { bidsModule } from '../../games/bids/module.ts';
import { bids } from '../../games/bids/rules.ts';
import { archiveOf, archiveWithoutDatabase } from '../persistence/archive/kit.ts';
import { beginning, matches } from '../persistence/archive/matches.ts';

vi.mock(import('../../../src/page/dialog.ts'), () => ({
  confirmDialog: vi.fn<typeof confirmDialog>(),
  noteDialog: vi.fn<typeof noteDialog>(),
}));
vi.mock(import('../../../src/shell/files/textFile.ts'), () => ({ downloadText: vi.fn<typeof downloadText>() }));

const KEY = 'faza.game';
const here = beginning(at(matches, 0), 5);
const there = gameText(beginning(at(matches, 1), 5));
/** A backup with another game in progress, and texts of the outbox and the settings. */
const backup = backupFile({
  at: '2026-11-21T12:00:00.000Z',
  texts: { 'faza.settings': 'theirs', 'faza.outbox.1': 'theirs', [KEY]: there },
  archives: {},
});

const reload = vi.fn<() => void>();

/** The part of the page that a backup needs, with a game in progress. */
function page({ store = memoryStore(), archive = archiveOf() }: { store?: TextStore; archive?: Archive } = {}) {
  vi.stubGlobal('Storage', Object);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { localStorage: store, location: { reload }, setTimeout, clearTimeout });
  const savedGame = new SavedGame(store, fazaModule);
  void savedGame.save(here);
  const app: Partial<App> = {
    game: fazaModule,
    games: [],
    savedGame,
    archive,
    dice: createDiceHistory(store, 'faza'),
  };
  Object.assign(app, { toaster: { show: vi.fn<App['toaster']['show']>() } });
  return app as App;
}

beforeEach(() => {
  vi.mocked(confirmDialog).mockResolvedValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('restoring a backup', () => {
  test('waits until the game in progress here is stored as a replay', async () => {
    const gameStore = memoryGameStore();
    let write = (): void => undefined;
    const onDisk = new Promise<void>((resolve) => {
      write = resolve;
    });
    const put = vi.fn<GameStore['put']>(async (row) => {
      await onDisk;
      await gameStore.put(row);
    });
    const store = memoryStore();
    const app = page({ store, archive: archiveOf({ ...gameStore, put }, createOutbox(store)) });
    const restored = restoreBackup(app, backup);
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
    expect(store.getItem(KEY)).toBe(gameText(here));
    expect(store.getItem('faza.outbox.1')).not.toBe('theirs');
    write();
    await restored;
    expect(reload).toHaveBeenCalledOnce();
    expect(store.getItem(KEY)).toBe(there);
    expect(store.getItem('faza.settings')).toBe('theirs');
    const [entry, ...others] = await app.archive.entries();
    expect(others).toEqual([]);
    const kept = await app.archive.open(entry?.id ?? '');
    expect(typeof kept !== 'string' && pastOf(kept.session)).toEqual(pastOf(here.session));
  });

  test('replaces no game that is still on its way to the archive', async () => {
    const store = memoryStore();
    const outbox = createOutbox(store);
    const archive = archiveWithoutDatabase(outbox);
    const app = page({ store, archive });
    await restoreBackup(app, backup);
    expect(outbox.waiting()).toMatchObject([{ key: 'faza.outbox.1' }]);
    expect(outbox.unreadable()).toEqual([{ key: 'faza.outbox.2', raw: 'theirs' }]);
  });

  test('keeps the games in progress of the other games, too', async () => {
    const bid = (card: number) => {
      const told = give(begin(bids, { seed: 'bids', players: 2 }), { do: 'bid', seat: 0, card });
      if (!('session' in told)) throw new Error(`card ${card} cannot be bid`);
      return gameText({ session: told.session, players: ['you', 'you'] });
    };
    const [mine = 0, theirs = 0] = now(begin(bids, { seed: 'bids', players: 2 })).hands[0]?.cards ?? [];
    const store = memoryStore();
    store.setItem('bids.game', bid(mine));
    const app = page({ store });
    const load = async () => bidsModule;
    const games = [{ id: 'bids', listing: bidsListing, load, isInProgress: () => true, open: () => undefined }];
    const texts = { 'bids.game': bid(theirs) };
    await restoreBackup({ ...app, games }, backupFile({ at: '2026-11-21T12:00:00.000Z', texts, archives: {} }));
    expect(store.getItem('bids.game')).toBe(bid(theirs));
    // There is no database here, so it stays in the outbox.
    const [pending] = createOutbox(storeOfGame(store, 'bids')).waiting();
    expect(pending?.text).toBe(bid(mine));
  });

  test('sets aside a game in progress that waits for its content pack, and so cannot become a replay', async () => {
    const waiting = gameText(here).replace(/"edition":"\w+"/, '"edition":"pack:0000000000000000"');
    const store = memoryStore();
    const app = page({ store });
    store.setItem(KEY, waiting);
    store.setItem('faza.refused.1', 'an earlier one');
    await restoreBackup(app, backup);
    expect(store.getItem(KEY)).toBe(there);
    expect(store.getItem('faza.refused.2')).toBe(waiting);
    expect(store.getItem('faza.refused.1')).toBe('an earlier one');
  });

  test('leaves such a game alone if the backup has none in progress', async () => {
    const waiting = gameText(here).replace(/"edition":"\w+"/, '"edition":"pack:0000000000000000"');
    const store = memoryStore();
    const app = page({ store });
    store.setItem(KEY, waiting);
    await restoreBackup(app, backupFile({ at: '2026-11-21T12:00:00.000Z', texts: {}, archives: {} }));
    expect(store.getItem(KEY)).toBe(waiting);
    expect(store.getItem('faza.refused.1')).toBeNull();
  });

  test('changes nothing if there is no room for the game in progress', async () => {
    const store = memoryStore();
    const setItem: TextStore['setItem'] = (key, text) => {
      if (text === there) throw new DOMException('full', 'QuotaExceededError');
      store.setItem(key, text);
    };
    const app = page({ store: { ...store, setItem } });
    await restoreBackup(app, backup);
    expect(vi.mocked(noteDialog).mock.lastCall?.[2]).toBe(backupText.full);
    expect(reload).not.toHaveBeenCalled();
    expect(store.getItem(KEY)).toBe(gameText(here));
    expect(store.getItem('faza.settings')).toBeNull();
    expect(store.getItem('faza.outbox.1')).toBeNull();
  });
});

describe('a game that cannot be loaded, as without a connection where it was never opened', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const games = [{ id: 'bids', listing: bidsListing, load, isInProgress: () => false, open: () => undefined }];

  test('is left out of a backup where there is nothing of it', async () => {
    await saveBackup({ ...page(), games });
    expect(parseBackup(vi.mocked(downloadText).mock.lastCall?.[1] ?? '')?.texts[KEY]).toBe(gameText(here));
    expect(noteDialog).not.toHaveBeenCalled();
  });

  test('lets no backup be saved without what there is of it', async () => {
    const app = page();
    Object.assign(window.localStorage, { 'bids.game': 'in progress' });
    await saveBackup({ ...app, games });
    expect(downloadText).not.toHaveBeenCalled();
    expect(vi.mocked(noteDialog).mock.lastCall?.[2]).toBe(backupText.noGame(bidsListing.name));
  });

  test('lets no backup be restored that has something of it', async () => {
    const store = memoryStore();
    const texts = { [KEY]: there, 'bids.game': 'in progress' };
    await restoreBackup(
      { ...page({ store }), games },
      backupFile({ at: '2026-11-21T12:00:00.000Z', texts, archives: {} }),
    );
    expect(vi.mocked(noteDialog).mock.lastCall?.[2]).toBe(backupText.noGame(bidsListing.name));
    expect(store.getItem(KEY)).toBe(gameText(here));
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a backup dated by a clock that is far off can be read', async () => {
  vi.useFakeTimers({ now: Date.UTC(12_000, 0), toFake: ['Date'] });
  await saveBackup(page());
  const [stem, text = ''] = vi.mocked(downloadText).mock.lastCall ?? [];
  expect(stem).toBe('backup-9999-12-31');
  expect(parseBackup(text)?.texts[KEY]).toBe(gameText(here));
});
