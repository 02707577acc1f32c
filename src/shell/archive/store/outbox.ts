import * as v from 'valibot';
import { freePlace, moveAside } from '../../saves/saveStore.ts';
import { isWritten, parseStored, type TextStore, textIn } from '../../saves/storage.ts';
import { type Mark, markEntries } from './row.ts';

/*
 * Games on their way to the archive. Its store answers later, and the page may be closed before it does, so a game first lies
 * here, where writing is done when the call returns.
 */

const PREFIX = 'faza.outbox.';
/** What can never arrive is kept as it was under `faza.outbox.refused.1`, `faza.outbox.refused.2`, … */
const REFUSED = 'faza.outbox.refused.';
/** Games wait for less than a second; where they never arrive, not all of the room is for them. */
const PLACES = 20;

/** A game on its way. */
export interface PendingGame {
  readonly mark: Mark;
  /** The game as `saveText` writes it. */
  readonly text: string;
}

/** Something that lies in the outbox. */
export interface Lying {
  readonly key: string;
  /** What lies there, to the letter. */
  readonly raw: string;
}

/** A game that lies in the outbox. */
export interface StoredPendingGame extends PendingGame, Lying {}

export interface Outbox {
  /** Lays a game down; `null` where there is no room. */
  lay(letter: PendingGame): StoredPendingGame | null;
  /** The letters that lie here. */
  waiting(): StoredPendingGame[];
  /** What lies here and is no letter of ours. */
  strange(): Lying[];
  /** Takes a game away that has arrived. One that another tab has laid in its place since stays. */
  take(letter: Lying): void;
  /** Moves something that can never arrive out of the way: its place is free, and it is kept as long as there is room. */
  putAside(lying: Lying): void;
}

const letterSchema: v.GenericSchema<unknown, PendingGame> = v.strictObject({
  mark: v.strictObject(markEntries),
  text: v.string(),
});

/** Keeps games on their way in a store. */
export function createOutbox(store: TextStore): Outbox {
  const lying = (): Lying[] =>
    Array.from({ length: PLACES }, (_, index) => `${PREFIX}${index + 1}`).flatMap((key) => {
      const raw = textIn(store, key);
      return raw === null ? [] : [{ key, raw }];
    });
  return {
    lay: (letter) => {
      const key = freePlace(store, PREFIX);
      if (Number(key.slice(PREFIX.length)) > PLACES) return null;
      const raw = JSON.stringify(letter);
      return isWritten(store, key, raw) ? { ...letter, key, raw } : null;
    },
    waiting: () =>
      lying().flatMap(({ key, raw }) => {
        const letter = parseLetter(raw);
        return letter ? [{ ...letter, key, raw }] : [];
      }),
    strange: () => lying().filter(({ raw }) => parseLetter(raw) === null),
    take: ({ key, raw }) => {
      try {
        if (textIn(store, key) === raw) store.removeItem(key);
      } catch {
        // It comes again at the next start, and is recognised.
      }
    },
    putAside: ({ key, raw }) => {
      if (textIn(store, key) === raw) moveAside(store, key, REFUSED, raw);
    },
  };
}

function parseLetter(text: string): PendingGame | null {
  return parseStored(text, letterSchema, Number.POSITIVE_INFINITY);
}
