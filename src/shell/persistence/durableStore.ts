import * as v from 'valibot';
import { fingerprint } from '../../kernel/values/hash.ts';
import { freePlace, isWritten, moveAside, parseStored, type TextStore, textIn } from '../storage/textStore.ts';
import { type Generation, type Generations, type KeptTexts, MOST_SEQUENCE } from './generations.ts';

/*
 * A browser takes up to two seconds to write what it was given as local storage, and loses it if it is killed before. So the match
 * in progress goes to the database, too, which says when it has reached the disk. The local copy can be read at once, and by
 * other tabs; whichever is newer when the page is opened is the one that counts.
 *
 * A match that takes the place of another must not reach the disk alone: so the texts in which the other one is kept go to the
 * database, too, and before it.
 */

/**
 * Under which key the text lies, under which its sequence, what the keys begin with of those that were refused, and of all other
 * texts that are kept in the database as well; a number follows.
 */
export interface DurableKeys {
  readonly text: string;
  readonly sequence: string;
  readonly refused: string;
  readonly kept: readonly string[];
}

/** A store of texts of which some are also kept in the browser's database. */
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
  /** The other texts in the database, and which of them were there when the page was opened. */
  readonly keptTexts: KeptTexts;
  readonly kept: ReadonlyMap<string, string>;
  /** Whether a text is what is kept here: asked where nothing else proves that it is undamaged. */
  accepts(text: string): boolean;
}

/**
 * A store of which some texts are also kept in the browser's database. Of the match in progress the newer copy that is undamaged is
 * read from now on; any other text that is missing in the local store is put back.
 */
export function durableStore({ store: local, keptTexts, kept, ...parts }: DurableParts): DurableStore {
  const store = keepingStore(local, parts.keys.kept, keptTexts, kept);
  return storeOfLatest({ ...parts, store });
}

/** A store of which the texts whose keys begin in one of these ways are also kept in the database. */
function keepingStore(
  store: TextStore,
  prefixes: readonly string[],
  texts: KeptTexts,
  kept: ReadonlyMap<string, string>,
): TextStore {
  const isKept = (key: string): boolean => prefixes.some((prefix) => key.startsWith(prefix));
  /** What the local store has no room for. */
  const held = new Map<string, string>();
  const getItem = (key: string): string | null => store.getItem(key) ?? held.get(key) ?? null;
  const put = (key: string, text: string): void => void texts.put(key, text).catch(() => undefined);
  const remove = (key: string): void => void texts.remove(key).catch(() => undefined);

  for (const [key, text] of kept) {
    const there = textIn(store, key);
    if (there === text) continue;
    // The local store may still have what lay there before, or what another tab has written since.
    const place = there === null ? key : freePlace({ ...store, getItem }, key.replace(/\d+$/, ''));
    if (!isWritten(store, place, text)) held.set(place, text);
    if (place === key) continue;
    put(place, text);
    remove(key);
  }
  return {
    getItem,
    setItem: (key, text) => {
      if (isKept(key)) put(key, text);
      store.setItem(key, text);
      held.delete(key);
    },
    removeItem: (key) => {
      store.removeItem(key);
      held.delete(key);
      if (isKept(key)) remove(key);
    },
  };
}

/** A store of which one text has generations in the database. */
function storeOfLatest(parts: Omit<DurableParts, 'keptTexts' | 'kept'>): DurableStore {
  const { store, lasts, keys, generations, known, accepts } = parts;
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
