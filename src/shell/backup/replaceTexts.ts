import { freePlace, isWritten, type TextStore, textIn } from '../saves/storage.ts';

const NUMBERED = /^(.*\.)\d+$/;

/**
 * Writes all texts under their keys; where there is no room for them all, everything stays as it was. Returns whether there was
 * room. A text of a numbered series, such as the outbox, replaces nothing: it goes to the first free place.
 */
export function replaceTexts(store: TextStore, texts: readonly (readonly [string, string])[]): boolean {
  const replaced: (readonly [string, string | null])[] = [];
  for (const [key, text] of texts) {
    const before = textIn(store, key);
    if (before === text) continue;
    const [, series] = before === null ? [] : (NUMBERED.exec(key) ?? []);
    const place = series === undefined ? key : freePlace(store, series);
    if (isWritten(store, place, text)) {
      replaced.push([place, series === undefined ? before : null]);
      continue;
    }
    // Backwards: there was room for each of these states.
    for (const [other, old] of replaced.reverse()) {
      if (old === null) store.removeItem(other);
      else isWritten(store, other, old);
    }
    return false;
  }
  return true;
}
