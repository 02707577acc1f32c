import type { Row } from './rowSchema.ts';

/** Where rows lie. What comes out of it may be anything. */
export interface GameStore {
  all(): Promise<readonly unknown[]>;
  /** Lays a row in its place, by its ID; throws where there is no room (`QuotaExceededError`), or no store. */
  put(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
  /** Moves something that is no row out of sight. It is kept. */
  putAside(what: unknown): Promise<void>;
}

/** A shelf that lasts as long as the page. */
export function memoryGameStore(): GameStore {
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
