import type { PlayedGame } from '../../match.ts';
import type { TextStore } from '../../saves/storage.ts';
import { type Archive, createArchive } from './archive.ts';
import { type GameStore, withFallback } from './gameStore.ts';
import { createOutbox } from './outbox.ts';

/** The archive of this browser; where it gives us no database, one that lasts as long as the page. */
export function browserArchive(game: PlayedGame, store: TextStore): Archive {
  const gameStore = withFallback(indexedGameStore(game.rules.id));
  return createArchive({
    game,
    gameStore,
    outbox: createOutbox(store),
    trouble: gameStore.trouble,
    alone: aloneFor(game.rules.id),
  });
}

/** Tabs wait for one another where the browser lets them; where not, games are still told apart by their IDs. */
function aloneFor(game: string): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => alone(`${game}.archive`, work);
}

async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  // Only pages from a safe address have locks, and not all of those may use them.
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  try {
    return await navigator.locks.request(lock, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

const VERSION = 1;
const GAMES = 'games';
/** Rows that were refused are kept here as they were. */
const ASIDE = 'refused';
/** Milliseconds after which a database that does not answer counts as none: some browsers forget to. */
const PATIENCE = 5000;

/** The store of a game in the browser's database. Every call throws where the browser does not let us. */
function indexedGameStore(game: string): GameStore {
  let opening: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opening ??= open(game, () => {
      opening = null;
    });
    return opening;
  };
  /** Does something with both stores in one transaction; resolves when it is written down. */
  const transact = async <T>(mode: IDBTransactionMode, work: (games: IDBObjectStore, aside: IDBObjectStore) => T) => {
    const transaction = (await database()).transaction([GAMES, ASIDE], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = work(transaction.objectStore(GAMES), transaction.objectStore(ASIDE));
    await done;
    return result;
  };
  const everything = async (): Promise<unknown[]> =>
    (await transact('readonly', (games) => games.getAll() as IDBRequest<unknown[]>)).result;
  /** One by one: a row that the disk has lost takes the others with it when all are asked for at once. */
  const whatIsLeft = async (): Promise<unknown[]> => {
    const keys = (await transact('readonly', (games) => games.getAllKeys())).result;
    const found = await Promise.allSettled(
      keys.map((key) => transact('readonly', (games) => games.get(key) as IDBRequest<unknown>)),
    );
    return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value.result] : []));
  };
  return {
    all: () => everything().catch(whatIsLeft),
    put: async (row) => {
      await transact('readwrite', (games) => games.put(row));
    },
    remove: async (id) => {
      await transact('readwrite', (games) => games.delete(id));
    },
    putAside: async (what) => {
      await transact('readwrite', (games, aside) => {
        aside.add(what);
        // Whatever it is, it lay under its ID.
        if (typeof what === 'object' && what !== null && 'id' in what) games.delete(what.id as IDBValidKey);
      });
    },
  };
}

/** Opens the database; `lost` is called when it has to be opened again. */
function open(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const fail = (why: unknown): void => {
      window.clearTimeout(late);
      lost();
      reject(why);
    };
    // Nobody waits for it a second time; if it answers after all, it is opened again when it is next needed.
    const late = window.setTimeout(() => {
      isLate = true;
      reject(new Error('the database does not answer'));
    }, PATIENCE);
    try {
      const request = window.indexedDB.open(name, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(GAMES, { keyPath: 'id' });
        request.result.createObjectStore(ASIDE, { autoIncrement: true });
      };
      request.onerror = () => fail(request.error);
      request.onblocked = () => fail(request.error);
      request.onsuccess = () => {
        const database = request.result;
        window.clearTimeout(late);
        if (isLate) {
          database.close();
          lost();
          return;
        }
        database.onclose = lost;
        // Another tab has a newer version of the game: it must not wait for this one.
        database.onversionchange = () => {
          database.close();
          lost();
        };
        resolve(database);
      };
    } catch (error) {
      // Private windows and blocked site data.
      fail(error);
    }
  });
}
