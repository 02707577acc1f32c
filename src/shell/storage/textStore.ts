import * as v from 'valibot';

/** The part of `localStorage` that we use. */
export interface TextStore {
  getItem(key: string): string | null;
  /** Throws when there is no room. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What lies under a key; `null` too where the browser does not let us look. */
export function textIn(store: TextStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text under a key. Returns whether the browser let us: without room a value lasts as long as the page. */
export function isWritten(store: TextStore, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

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

/**
 * The value that a text holds as JSON, checked by a schema; `null` for no text, for one longer than `most` characters, for what
 * is no JSON or nests so deeply that it exhausts the stack of the checks, and for what the schema refuses.
 */
export function parseStored<T>(text: string | null, schema: v.GenericSchema<unknown, T>, most: number): T | null {
  if (text === null || text.length > most) return null;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
    return success ? output : null;
  } catch {
    return null;
  }
}

/** What the keys of the app begin with, and of its first game. */
const PREFIX = 'faza.';

/** The part of a store that is a game's own: the same keys, but they begin with the game's ID. */
export function storeOfGame(store: TextStore, id: string): TextStore {
  const own = (key: string): string => ownKey(key, id);
  return {
    getItem: (key) => store.getItem(own(key)),
    setItem: (key, value) => store.setItem(own(key), value),
    removeItem: (key) => store.removeItem(own(key)),
  };
}

/** The key under which a game of that ID keeps what the first game keeps under `key`. */
export function ownKey(key: string, id: string): string {
  return key.startsWith(PREFIX) ? `${id}.${key.slice(PREFIX.length)}` : key;
}

/** A store that lasts as long as the page. */
export function memoryStore(): TextStore {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

/** A store that remembers what it held, because something outside the page may empty it at any moment. */
export interface RememberingStore extends TextStore {
  /** Whether the store outlives the page. */
  readonly lasts: boolean;
  /** Whether the text under a key is gone, although it was there when the page last read or wrote it. */
  isLost(key: string): boolean;
}

/**
 * Remembers every text that is read from a store or written to it. Before an emptied store is used again, all of them are put back, so
 * that the page finds the next time what it relies on now.
 */
export function rememberingStore(store: TextStore, lasts: boolean): RememberingStore {
  const known = new Map<string, string>();
  const isLost = (key: string): boolean => known.has(key) && textIn(store, key) === null;
  const refill = (): void => {
    // Usually the first one is there.
    for (const key of known.keys()) if (!isLost(key)) return;
    for (const [key, text] of known) isWritten(store, key, text);
  };
  return {
    lasts,
    isLost,
    getItem: (key) => {
      refill();
      const text = store.getItem(key);
      if (text === null) known.delete(key);
      else known.set(key, text);
      return text;
    },
    setItem: (key, text) => {
      refill();
      store.setItem(key, text);
      known.set(key, text);
    },
    removeItem: (key) => {
      refill();
      store.removeItem(key);
      known.delete(key);
    },
  };
}

/** The store that was opened, and the browser's storage behind it; `null` for one in memory. */
let opened: { readonly of: Storage | null; readonly store: RememberingStore } | null = null;

/** The browser's store, or one in memory where the browser forbids it (private windows, blocked site data). */
export function browserStore(): RememberingStore {
  const of = allowedStorage();
  if (opened?.of !== of) opened = { of, store: rememberingStore(of ?? memoryStore(), of !== null) };
  return opened.store;
}

function allowedStorage(): Storage | null {
  try {
    const store = window.localStorage;
    store.getItem('faza');
    return store;
  } catch {
    return null;
  }
}
