import { type TextStore, textIn } from './storage.ts';

/** The first free key among `prefix1`, `prefix2`, …: where a text goes that was refused, so that it is not lost. */
export function freePlace(store: TextStore, prefix: string): string {
  let number = 1;
  while (textIn(store, `${prefix}${number}`) !== null) number += 1;
  return `${prefix}${number}`;
}

/**
 * Moves a stored text that was refused to the first free place of `prefix`, and returns its key; `null` where there is no room for
 * it, and it stays where it was.
 */
export function moveAside(store: TextStore, key: string, prefix: string, text: string): string | null {
  const place = freePlace(store, prefix);
  if (isWritten(store, place, text)) {
    try {
      store.removeItem(key);
      return place;
    } catch {
      // The original stays as well: a duplicate does no harm.
      return null;
    }
  }
  try {
    // There may be room for one of them only.
    store.removeItem(key);
    store.setItem(place, text);
    return place;
  } catch {
    try {
      store.setItem(key, text);
    } catch {
      // The same text in the place that it just left: there is nothing else to try.
    }
    return null;
  }
}

function isWritten(store: TextStore, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
