import * as v from 'valibot';
import { fingerprint } from '../../kernel/hash.ts';
import { type Generation, type Generations, MOST_SEQUENCE } from './generations.ts';
import { isWritten, moveAside, parseStored, type TextStore, textIn } from './storage.ts';

/*
 * A browser takes up to two seconds to write what it was given as local storage, and loses it if it is killed before. So the match
 * in progress goes to the database, too, which says when it has reached the disk. The local copy can be read at once, and by
 * other tabs; whichever is newer when the page is opened is the one that counts.
 */

/** Under which key the text lies, under which its sequence, and what the keys begin with of those that were refused. */
export interface DurableKeys {
  readonly text: string;
  readonly sequence: string;
  readonly refused: string;
}

/** A store of texts of which one is also kept in the browser's database. */
export interface DurableStore extends TextStore {
  /**
   * Resolves when what was last written under the key will be there when the page is opened again, with `null`, or with why it
   * will not be. Never rejects.
   */
  written(): Promise<WriteTrouble | null>;
}

/** Why neither the store nor the database could take a text: there is no room, or the browser keeps nothing for us. */
export type WriteTrouble = 'full' | 'noStore';

const sequenceSchema = v.strictObject({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEQUENCE)),
  checksum: v.string(),
});

/** What a durable store is made of. */
export interface DurableParts {
  readonly store: TextStore;
  /** Whether the store outlives the page. */
  readonly lasts: boolean;
  readonly keys: DurableKeys;
  readonly generations: Generations;
  /** What the database held when the page was opened. */
  readonly known: Generation | null;
  /** Whether a text is what is kept here: asked where nothing else proves that it is undamaged. */
  accepts(text: string): boolean;
}

/** A store of which one text is also kept in the browser's database. The newer copy that is undamaged is read from now on. */
export function durableStore({ store, lasts, keys, generations, known, accepts }: DurableParts): DurableStore {
  /** What was read or written last, and whether the local copy had no room for it. */
  let latest: Generation = { sequence: 0, text: null };
  let isUnstored = false;
  let written: Promise<WriteTrouble | null> = Promise.resolve(null);

  const newest = (): Generation => {
    const local = localCopy(store, keys);
    if (isGone(local) || (isUnstored && latest.sequence >= local.sequence)) return latest;
    latest = { sequence: local.sequence, text: local.text };
    return latest;
  };

  /** Writes the local copy. Returns whether there was room for it. */
  const writeLocal = ({ sequence, text }: Generation): boolean => {
    const isThere = text === null ? isRemoved(store, keys.text) : isWritten(store, keys.text, text);
    latest = { sequence, text };
    isUnstored = !isThere;
    // A sequence that the old text does not fit would make it the newer copy.
    if (!isThere) return false;
    const isCounted = isWritten(store, keys.sequence, JSON.stringify({ sequence, checksum: fingerprint(text) }));
    return isCounted || text !== null;
  };
  const write = (generation: Generation, isLocal: boolean): void => {
    written = generations.write(generation).then(
      () => null,
      () => (lasts ? (isLocal ? null : 'full') : 'noStore'),
    );
  };

  const local = localCopy(store, keys);
  const isDamaged = local.text !== null && !local.isProven && known?.text != null && !accepts(local.text);
  if (known && (isDamaged || isGone(local) || known.sequence > local.sequence)) {
    if (isDamaged) moveAside(store, keys.text, keys.refused, local.text);
    writeLocal(known);
  } else if (local.text !== known?.text && (local.text !== null || known)) {
    const generation = { text: local.text, sequence: Math.max(1, local.sequence) };
    write(generation, writeLocal(generation));
  }

  return {
    getItem: (key) => (key === keys.text ? newest().text : store.getItem(key)),
    setItem: (key, text) => {
      if (key !== keys.text) return store.setItem(key, text);
      const generation = { sequence: newest().sequence + 1, text };
      write(generation, writeLocal(generation));
    },
    removeItem: (key) => {
      if (key !== keys.text) return store.removeItem(key);
      const generation = { sequence: newest().sequence + 1, text: null };
      // The database learns of it when the page is opened again: until then, what was to go on its way may still be missing.
      if (!writeLocal(generation)) write(generation, false);
    },
    written: () => written,
  };
}

/** The local copy, and whether it is proven to be the text that its sequence belongs to. */
interface LocalCopy extends Generation {
  readonly isProven: boolean;
}

/**
 * A text that does not fit its sequence was written after it, by an earlier version of the page, which counts nothing, or just
 * before the browser was killed; so of two copies with one sequence it is the newer. Or it is damaged.
 */
function localCopy(store: TextStore, keys: DurableKeys): LocalCopy {
  const text = textIn(store, keys.text);
  const counted = parseStored(textIn(store, keys.sequence), sequenceSchema, 100);
  if (!counted) return { sequence: 0, text, isProven: false };
  return { sequence: counted.sequence, text, isProven: counted.checksum === fingerprint(text) };
}

/** Whether something other than the page has removed the text: the page counts its own removals. */
function isGone({ text, isProven }: LocalCopy): boolean {
  return text === null && !isProven;
}

function isRemoved(store: TextStore, key: string): boolean {
  try {
    store.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
