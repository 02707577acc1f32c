import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../src/kernel/values/at.ts';
import type { confirmDialog, noteDialog } from '../../../src/page/dialog.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { keepEnding, replayLastRound } from '../../../src/shell/ending/matchEnding.ts';
import { startMatch } from '../../../src/shell/newGame/startMatch.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { keepGame, replaceGame } from '../../../src/shell/saving/saveMatch.ts';
import { offerGame } from '../../../src/shell/share/offerGame.ts';
import { asFaza } from '../../games/faza/match.ts';
import { KillableBrowser, killedAtAnyMoment } from '../persistence/archive/killing.ts';
import { freshOwner, markAt } from '../persistence/archive/kit.ts';
import { beginning, matches } from '../persistence/archive/matches.ts';
import { type Browser, type Failure, lost, lostAtAnyMoment, pageOf } from '../persistence/archive/stopping.ts';

vi.mock(import('../../../src/page/dialog.ts'), async (original) => ({
  ...(await original()),
  confirmDialog: vi.fn<typeof confirmDialog>(async (_, { title }) => title !== 'This game isn’t being saved'),
  noteDialog: vi.fn<typeof noteDialog>(async () => undefined),
}));

/*
 * Stops every action that replaces the stored game after each single write, through the function that the page calls:
 * the stored game must still be in progress, or be among the replays.
 */

const [first, second, stored] = [at(matches, 0), at(matches, 1), at(matches, 2)];
const inProgress = beginning(stored, 5);

/** The part of the page that starts games. */
function appOf(browser: Browser): App {
  const nothing = (): void => undefined;
  const app: Partial<App> = {
    ...pageOf(browser),
    owner: freshOwner(),
    parent: {} as HTMLElement,
    toaster: { show: nothing, remark: nothing, offer: nothing, clear: nothing, within: nothing, destroy: nothing },
    toTable: nothing,
    toEnding: nothing,
  };
  return app as App;
}

const NEW = 'a new game, Quick start, the daily game, one more game, or a share code';
const WAYS: Readonly<Record<string, (app: App) => unknown>> = {
  [NEW]: (app) => {
    const { session, players } = first;
    startMatch(app, { setup: session.setup, players });
  },
  'a file or a link': (app) => offerGame(app, 'file', { text: gameText(beginning(second, 3)) }),
  'the last round of a game that is over': (app) => replayLastRound(app, second),
  'a branch of a replay': (app) => replaceGame(app, beginning(second, 4)),
  'a branch that is practice, of the game at the table': (app) =>
    replaceGame(app, { ...beginning(stored, 3), practice: true }, false),
};

describe.each<Failure>(['stops', 'is full'])('if the store %s at any point, the stored game survives', (failure) => {
  test.each(Object.entries(WAYS))('%s', async (_, way) => {
    const prepare = async (browser: Browser): Promise<void> => {
      const { archive, savedGame } = pageOf(browser);
      await archive.keep(first, markAt(1));
      expect(await savedGame.save(inProgress)).toBeNull();
    };
    const act = async (browser: Browser): Promise<void> => {
      const app = appOf(browser);
      await way(app);
      // Until the archive has finished its work.
      await app.archive.entries();
    };
    expect(await lostAtAnyMoment(failure, prepare, act, [first, inProgress])).toEqual([]);
  });
});

describe('a browser that is killed at any point loses no replay of the replaced game', () => {
  /** The next moves of the new game are made while the old one is still on its way to the archive. */
  const playsOn = (browser: Browser): void => {
    const { savedGame } = pageOf(browser);
    const begun = savedGame.peek();
    if (begun) for (const commands of [1, 2]) void savedGame.save(beginning(asFaza(begun), commands));
  };
  const over: Readonly<Record<string, (app: App) => unknown>> = {
    'one more game, right after the end of the one before': (app) => {
      void keepEnding(app, stored, () => false);
      app.savedGame.clear();
      WAYS[NEW]?.(app);
    },
    'a game that was given up, and another one': (app) => {
      void keepGame(app, inProgress, 'givenUp');
      app.savedGame.clear();
      WAYS[NEW]?.(app);
    },
  };

  test.each(Object.entries({ ...WAYS, ...over }))('%s', async (_, way) => {
    const killable = new KillableBrowser();
    const before = await killable.open();
    await pageOf(before).archive.keep(first, markAt(1));
    await pageOf(before).savedGame.save(inProgress);
    const start = killable.moments.length - 1;
    const browser = await killable.open();
    const app = appOf(browser);
    await way(app);
    playsOn(browser);
    await app.archive.entries();
    const missing = [];
    for (const { name, disk } of killedAtAnyMoment(killable, start)) {
      if ((await lost(await new KillableBrowser(disk).open(), [first, inProgress])).length > 0) missing.push(name);
    }
    expect(killable.moments.length - start).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });
});

test('nothing else stores a match: one function handles every replacement of a game', () => {
  const folder = new URL('../../../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const calling = (call: RegExp): string[] =>
    files.filter((file) => call.test(readFileSync(new URL(file, folder), 'utf8'))).sort();
  expect(calling(/\bsavedGame\.save\(/)).toEqual(['shell/saving/saveMatch.ts']);
  // Restoring a backup waits until the game in progress has been kept before it replaces anything.
  expect(calling(/\bsavedGame\.replaceText\(/)).toEqual(['shell/saving/backupDialogs.ts']);
  expect(calling(/(?<!function )\bsaveMatch\(/)).toEqual([
    // The same game, continued.
    'shell/saving/otherTabs.ts',
    'shell/saving/saveMatch.ts',
    'shell/screens/replayScreen.ts',
    'shell/screens/tableScreen.ts',
    'shell/share/offerGame.ts',
  ]);
});
