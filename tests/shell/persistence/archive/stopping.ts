import { expect } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { createDiceHistory } from '../../../../src/shell/dice/diceHistory.ts';
import { commitmentOf } from '../../../../src/shell/dice/matchDice.ts';
import { Archive } from '../../../../src/shell/persistence/archive/archive.ts';
import {
  type GameStore,
  memoryGameStore,
  withFallback,
} from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../../src/shell/persistence/archive/outbox.ts';
import { SavedGame } from '../../../../src/shell/persistence/savedGame.ts';
import { memoryStore, type TextStore } from '../../../../src/shell/storage/textStore.ts';
import { asFaza, type Match } from '../../../games/faza/match.ts';

/** What a browser keeps when its page is closed. */
export interface Browser {
  readonly store: TextStore;
  readonly gameStore: GameStore;
}

const freshBrowser = (): Browser => ({ store: memoryStore(), gameStore: memoryGameStore() });

/** What fails from some point on: every change of a store, or only changes that need room. */
export type Failure = 'stops' | 'is full';

/** A browser that works for that many changes, counted over both stores, and then refuses. */
function stopping(
  { store, gameStore }: Browser,
  writes: number,
  failure: Failure,
): Browser & { readonly stopped: () => boolean } {
  let left = writes;
  let stopped = false;
  const spend = (): void => {
    stopped = left === 0;
    if (stopped) throw new DOMException('full', 'QuotaExceededError');
    left -= 1;
  };
  const forget = (): void => {
    if (failure === 'stops') spend();
  };
  return {
    stopped: () => stopped,
    store: {
      getItem: (key) => store.getItem(key),
      setItem: (key, value) => {
        spend();
        store.setItem(key, value);
      },
      removeItem: (key) => {
        forget();
        store.removeItem(key);
      },
    },
    gameStore: {
      all: () => gameStore.all(),
      put: async (row) => {
        spend();
        await gameStore.put(row);
      },
      remove: async (id) => {
        forget();
        await gameStore.remove(id);
      },
      putAside: async (what) => {
        forget();
        await gameStore.putAside(what);
      },
    },
  };
}

/** What a page builds on its browser: its archive as `browserArchive` assembles it, its saved game and its dice. */
export function pageOf({ store, gameStore }: Browser) {
  const spare = withFallback(gameStore);
  const archive = new Archive({
    game: fazaModule,
    gameStore: spare,
    outbox: createOutbox(store),
    trouble: spare.trouble,
    alone: (work) => work(),
  });
  return {
    game: fazaModule,
    archive,
    savedGame: new SavedGame(store, fazaModule),
    dice: createDiceHistory(memoryStore(), 'faza'),
  };
}

const commandsOf = ({ session }: Pick<Match, 'session'>): Command[] => pastOf(session).map(({ command }) => command);

/** Whether one game starts with all commands of another. */
function goesOn(match: Match, from: Match): boolean {
  const commands = commandsOf(match);
  const isSame = commitmentOf(match) === commitmentOf(from);
  return (
    isSame && commandsOf(from).every((command, index) => JSON.stringify(command) === JSON.stringify(commands[index]))
  );
}

/** Every game that can be found after the page was closed and opened again, in the archive and as the current game. */
async function foundAgain(browser: Browser): Promise<Match[]> {
  const { archive, savedGame } = pageOf(browser);
  const opened = await Promise.all((await archive.entries()).map(({ id }) => archive.open(id)));
  const stored = savedGame.load();
  // What is stored can be read: nothing was cut in half.
  expect(opened.filter((match) => typeof match === 'string')).toEqual([]);
  expect(stored.kind).not.toBe('refused');
  expect(archive.trouble()).toBeNull();
  const found = [
    ...opened.filter((match) => typeof match !== 'string'),
    ...(stored.kind === 'game' ? [stored.game] : []),
  ];
  return found.map(asFaza);
}

/** Those of these games that are lost: found neither as they were nor continued. */
export async function lost(browser: Browser, games: readonly Match[]): Promise<number[]> {
  const found = await foundAgain(browser);
  return games.flatMap((game, index) => (found.some((match) => goesOn(match, game)) ? [] : [index]));
}

/** More writes than any test here needs, which is checked. */
const MOMENTS = 12;

/**
 * Runs a function in a browser whose stores fail after 0, 1, 2, … writes; reports for each of these points which
 * earlier games are lost when the page is opened again.
 */
export async function lostAtAnyMoment(
  failure: Failure,
  prepare: (browser: Browser) => Promise<void>,
  act: (browser: Browser) => Promise<void>,
  games: readonly Match[],
): Promise<number[][]> {
  const all: number[][] = [];
  let isEnough = false;
  for (let writes = 0; writes < MOMENTS && !isEnough; writes++) {
    const browser = freshBrowser();
    await prepare(browser);
    const failing = stopping(browser, writes, failure);
    await act(failing);
    isEnough = !failing.stopped();
    all.push(await lost(browser, games));
  }
  expect(isEnough).toBe(true);
  // At least one write was refused.
  expect(all.length).toBeGreaterThan(1);
  return all.filter((missing) => missing.length > 0);
}
