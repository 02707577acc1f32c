/** A database of the browser. It is opened when it is first needed, and again after the browser has closed it. */
export interface Database {
  /**
   * Works with the object stores in one transaction. Resolves with what the work returned once every change has reached the disk;
   * rejects where the browser does not let us or does not answer, with a `QuotaExceededError` where there is no room.
   */
  transact<T>(mode: 'readonly' | 'readwrite', work: (store: (name: string) => IDBObjectStore) => T): Promise<T>;
}

const VERSION = 1;
/** Milliseconds after which a database that does not answer counts as none, when it is opened and later: some browsers forget to. */
const PATIENCE = 5000;

/** The database of a name, with its object stores. */
export function databaseOf(name: string, stores: Readonly<Record<string, IDBObjectStoreParameters>>): Database {
  let opening: Promise<IDBDatabase> | null = null;
  const lost = (): void => {
    opening = null;
  };
  /** Nobody waits for it a second time, until it answers after all. */
  const silent = (): void => {
    opening = Promise.reject(new Error('the database does not answer'));
    opening.catch(() => undefined);
  };
  const begin = async (mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> => {
    const start = async (): Promise<IDBTransaction> => {
      opening ??= open(name, stores, lost);
      return (await opening).transaction(Object.keys(stores), mode, { durability: 'strict' });
    };
    try {
      return await start();
    } catch (error) {
      // The browser is closing the database, as when site data is cleared, but has not sent the event yet.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      lost();
      return start();
    }
  };
  return {
    transact: async (mode, work) => {
      const transaction = await begin(mode);
      const done = endOf(transaction, silent, lost);
      const result = work((store) => transaction.objectStore(store));
      await done;
      return result;
    },
  };
}

/** Resolves when the changes of a transaction are on the disk. One that takes too long is not waited for. */
function endOf(transaction: IDBTransaction, silent: () => void, lost: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const late = window.setTimeout(() => {
      isLate = true;
      silent();
      reject(new Error('the database does not answer'));
    }, PATIENCE);
    const answered = (then: () => void): void => {
      window.clearTimeout(late);
      if (isLate) lost();
      then();
    };
    transaction.oncomplete = () => answered(resolve);
    transaction.onabort = () => answered(() => reject(transaction.error));
  });
}

/** Opens the database; `lost` is called when it has to be opened again. */
function open(
  name: string,
  stores: Readonly<Record<string, IDBObjectStoreParameters>>,
  lost: () => void,
): Promise<IDBDatabase> {
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
        for (const [store, options] of Object.entries(stores)) request.result.createObjectStore(store, options);
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
