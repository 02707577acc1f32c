import type { ArchivedGame } from './archivedGame.ts';

/** Where rows are stored. What comes out of it may be anything. */
export interface GameStore {
  all(): Promise<readonly unknown[]>;
  /** Writes a row in its place, by its ID; throws where there is no room (`QuotaExceededError`), or no store. */
  put(row: ArchivedGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** Moves something that is no row out of sight. It is kept. */
  putAside(what: unknown): Promise<void>;
}

/** A store that lasts as long as the page. */
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

/** Why rows do not last, there being no store or it being full; or why they last against the player's will. */
export type StoreTrouble = 'noStore' | 'full' | 'undeleted';

/** A store that always takes what it is given, and gives up what it is told to. */
export interface FallbackStore extends GameStore {
  /** Why something on it will be otherwise when the page is opened again; `null` while everything will be as it is. */
  trouble(): StoreTrouble | null;
}

/**
 * A store that turns to the page's memory when it fails, row by row: what has no room in the browser's store is still there until
 * the page is closed, and what the store does not let go of is out of sight until then. As soon as the store does something again,
 * it is given what waits.
 */
export function withFallback(gameStore: GameStore): FallbackStore {
  const spare = memoryGameStore();
  const waiting = new Map<string, ArchivedGame>();
  /** Rows that were removed and still lie in the store. */
  const gone = new Set<string>();
  let isUnread = false;
  let why: 'noStore' | 'full' = 'noStore';

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    const trouble = await troubleOf(work);
    why = trouble ?? why;
    return trouble === null;
  };

  async function write(row: ArchivedGame): Promise<boolean> {
    const isThere = await attempt(() => gameStore.put(row));
    if (isThere) waiting.delete(row.id);
    else waiting.set(row.id, row);
    await (isThere ? spare.remove(row.id) : spare.put(row));
    return isThere;
  }

  async function drop(id: string): Promise<boolean> {
    const isAway = await attempt(() => gameStore.remove(id));
    if (isAway) gone.delete(id);
    else gone.add(id);
    return isAway;
  }

  /** What goes makes room for what comes. */
  async function deliver(): Promise<void> {
    for (const id of [...gone]) if (!(await drop(id))) return;
    for (const row of [...waiting.values()]) if (!(await write(row))) return;
  }

  return {
    all: async () => {
      let rows: readonly unknown[] = [];
      isUnread = !(await attempt(async () => {
        rows = await gameStore.all();
      }));
      // What waits is newer than what is stored under the same ID.
      const readable = rows.filter((row) => !waiting.has(idOf(row)) && !gone.has(idOf(row)));
      return [...readable, ...(await spare.all())];
    },
    put: async (row) => {
      gone.delete(row.id);
      if (await write(row)) await deliver();
    },
    remove: async (id) => {
      waiting.delete(id);
      await spare.remove(id);
      if (await drop(id)) await deliver();
    },
    putAside: async (what) => {
      await attempt(() => gameStore.putAside(what));
    },
    trouble: () => (isUnread || waiting.size > 0 ? why : gone.size > 0 ? 'undeleted' : null),
  };
}

/** Why work on a store failed; `null` where it did not. */
async function troubleOf(work: () => Promise<void>): Promise<'noStore' | 'full' | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'noStore';
  }
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
