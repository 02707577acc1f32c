import type { Row } from './rowSchema.ts';

/** Where rows lie. What comes out of it may be anything. */
export interface Shelf {
  all(): Promise<readonly unknown[]>;
  /** Lays a row in its place, by its ID; throws where there is no room. */
  put(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
  /** Moves something that is no row out of sight. It is kept. */
  putAside(what: unknown): Promise<void>;
}

/** A shelf that lasts as long as the page. */
export function memoryShelf(): Shelf {
  const rows = new Map<unknown, unknown>();
  return {
    all: async () => [...rows.values()],
    put: async (row) => {
      rows.set(row.id, row);
    },
    remove: async (id) => {
      rows.delete(id);
    },
    putAside: async (what) => {
      for (const [id, row] of rows) if (row === what) rows.delete(id);
    },
  };
}

/**
 * A shelf that turns to another one when it fails, row by row: what has no room in the browser's store is still there until the
 * page is closed. `failed` is called each time.
 */
export function withSpare(shelf: Shelf, spare: Shelf, failed: () => void): Shelf {
  const trying = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch {
      failed();
      return otherwise;
    }
  };
  return {
    all: async () => [...(await trying(() => shelf.all(), [])), ...(await spare.all())],
    put: async (row) => {
      const isThere = await trying(async () => {
        await shelf.put(row);
        return true;
      }, false);
      await (isThere ? spare.remove(row.id) : spare.put(row));
    },
    remove: async (id) => {
      await trying(() => shelf.remove(id), undefined);
      await spare.remove(id);
    },
    putAside: (what) => trying(() => shelf.putAside(what), undefined),
  };
}
