import type { Row } from './rowSchema.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

/** Why rows do not last: there is no store, or it is full. */
export type ShelfTrouble = 'noStore' | 'full';

/** A shelf that always takes what it is given. */
export interface SpareShelf extends Shelf {
  /** Why something on it does not last longer than the page; `null` while everything does. */
  trouble(): ShelfTrouble | null;
}

/**
 * A shelf that turns to the page's memory when it fails, row by row: what has no room in the browser's store is still there until
 * the page is closed. As soon as the store takes something again, it is given what waits.
 */
export function withSpare(shelf: Shelf): SpareShelf {
  const spare = memoryShelf();
  const waiting = new Map<string, Row>();
  let isUnread = false;
  let why: ShelfTrouble = 'noStore';

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      why = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'noStore';
      return false;
    }
  };

  async function lay(row: Row): Promise<boolean> {
    const isThere = await attempt(() => shelf.put(row));
    if (isThere) waiting.delete(row.id);
    else waiting.set(row.id, row);
    await (isThere ? spare.remove(row.id) : spare.put(row));
    return isThere;
  }

  async function deliver(): Promise<void> {
    for (const row of [...waiting.values()]) if (!(await lay(row))) return;
  }

  return {
    all: async () => {
      let rows: readonly unknown[] = [];
      isUnread = !(await attempt(async () => {
        rows = await shelf.all();
      }));
      // What waits is newer than what lies there under the same ID.
      return [...rows.filter((row) => !waiting.has(idOf(row))), ...(await spare.all())];
    },
    put: async (row) => {
      if (await lay(row)) await deliver();
    },
    remove: async (id) => {
      waiting.delete(id);
      await spare.remove(id);
      if (await attempt(() => shelf.remove(id))) await deliver();
    },
    putAside: async (what) => {
      await attempt(() => shelf.putAside(what));
    },
    trouble: () => (isUnread || waiting.size > 0 ? why : null),
  };
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
