import { yieldToPage } from '../../clock.ts';
import type { PlayedGame } from '../../match.ts';
import { databaseOf } from '../../storage/database.ts';
import type { TextStore } from '../../storage/textStore.ts';
import { Archive } from './archive.ts';
import { type GameStore, withFallback } from './archiveStore.ts';
import { createOutbox } from './outbox.ts';

/** The archive of this browser; where it gives us no database, one that lasts as long as the page. */
export function browserArchive(game: PlayedGame, store: TextStore): Archive {
  const gameStore = withFallback(indexedGameStore(game.rules.id));
  return new Archive({
    game,
    gameStore,
    outbox: createOutbox(store),
    trouble: gameStore.trouble,
    pause: yieldToPage,
    alone: aloneFor(game.rules.id),
  });
}

/** Milliseconds after which a tab stops waiting for another one: that may have been stopped in the middle of its work. */
const PATIENCE = 5000;

/**
 * Tabs wait for one another where the browser lets them. Where it does not, or where another tab takes too long, games are still told
 * apart by their IDs.
 */
function aloneFor(game: string): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => alone(`${game}.archive`, work);
}

async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  // Only pages from a safe address have locks, and not all of those may use them.
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

const GAMES = 'games';
/** Rows that were refused are kept here as they were. */
const ASIDE = 'refused';

/** The store of a game in the browser's database. Every call throws where the browser does not let us. */
function indexedGameStore(game: string): GameStore {
  const { transact } = databaseOf(game, { [GAMES]: { keyPath: 'id' }, [ASIDE]: { autoIncrement: true } });
  const everything = async (): Promise<unknown[]> =>
    (await transact('readonly', (store) => store(GAMES).getAll() as IDBRequest<unknown[]>)).result;
  /** One by one: a row that the disk has lost takes the others with it when all are asked for at once. */
  const whatIsLeft = async (): Promise<unknown[]> => {
    const keys = (await transact('readonly', (store) => store(GAMES).getAllKeys())).result;
    const found = await Promise.allSettled(
      keys.map((key) => transact('readonly', (store) => store(GAMES).get(key) as IDBRequest<unknown>)),
    );
    return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value.result] : []));
  };
  return {
    all: () => everything().catch(whatIsLeft),
    put: async (row) => {
      await transact('readwrite', (store) => store(GAMES).put(row));
    },
    remove: async (id) => {
      await transact('readwrite', (store) => store(GAMES).delete(id));
    },
    putAside: async (what) => {
      await transact('readwrite', (store) => {
        store(ASIDE).add(what);
        // Whatever it is, it lay under its ID.
        if (typeof what === 'object' && what !== null && 'id' in what) store(GAMES).delete(what.id as IDBValidKey);
      });
    },
  };
}
