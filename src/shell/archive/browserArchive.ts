import type { TextStore } from '../storage.ts';
import { type Archive, createArchive } from './store/archive.ts';
import { indexedShelf } from './store/indexedShelf.ts';
import { createOutbox } from './store/outbox.ts';
import { memoryShelf, withSpare } from './store/shelf.ts';

/** The archive of this browser; where it gives us no database, one that lasts as long as the page. */
export function browserArchive(store: TextStore): Archive {
  let isSpare = false;
  const shelf = withSpare(indexedShelf(), memoryShelf(), () => {
    isSpare = true;
  });
  return createArchive({ shelf, outbox: createOutbox(store), isSpare: () => isSpare });
}
