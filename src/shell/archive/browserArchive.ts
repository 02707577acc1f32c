import type { PlayedGame } from '../match.ts';
import type { TextStore } from '../saves/storage.ts';
import { type Archive, createArchive } from './store/archive.ts';
import { withFallback } from './store/fallbackStore.ts';
import { indexedGameStore } from './store/indexedGameStore.ts';
import { createOutbox } from './store/outbox.ts';

/** The archive of this browser; where it gives us no database, one that lasts as long as the page. */
export function browserArchive(game: PlayedGame, store: TextStore): Archive {
  const shelf = withFallback(indexedGameStore(game.rules.id));
  return createArchive({
    game,
    shelf,
    outbox: createOutbox(store),
    trouble: shelf.trouble,
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
