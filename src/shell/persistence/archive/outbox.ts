import * as v from 'valibot';
import { freePlace, isWritten, moveAside, parseStored, type TextStore, textIn } from '../../storage/textStore.ts';
import { OUTBOX } from '../savedGame.ts';
import { type Mark, markEntries } from './archivedGame.ts';

/*
 * Games on their way to the archive. Its store answers later, and the page may be closed before it does, so a game is first written
 * here, where writing is done when the call returns.
 */

/** What can never arrive is kept as it was under `faza.outbox.refused.1`, `faza.outbox.refused.2`, … */
const REFUSED = 'faza.outbox.refused.';
/** Games wait for less than a second; where they never arrive, not all of the room is for them. */
const PLACES = 20;

/** A game on its way. */
export interface PendingGame {
  readonly mark: Mark;
  /** The game as `gameText` writes it. */
  readonly text: string;
}

/** A text of the outbox, and where it is stored. */
export interface StoredText {
  readonly key: string;
  /** The text itself, character by character. */
  readonly raw: string;
}

/** A game in the outbox. */
export interface StoredPendingGame extends PendingGame, StoredText {}

export interface Outbox {
  /** Writes a game down; `null` where there is no room. */
  add(pending: PendingGame): StoredPendingGame | null;
  /** The games that wait here. */
  waiting(): StoredPendingGame[];
  /** What is here and is no game that this version can read. */
  unreadable(): StoredText[];
  /** Removes a game that has arrived. One that another tab has written in its place since stays. */
  remove(pending: StoredText): void;
  /** Moves something that can never arrive out of the way: its place is free, and it is kept as long as there is room. */
  putAside(stored: StoredText): void;
}

const pendingSchema: v.GenericSchema<unknown, PendingGame> = v.strictObject({
  mark: v.strictObject(markEntries),
  text: v.string(),
});

/** Keeps games on their way in a store. */
export function createOutbox(store: TextStore): Outbox {
  const texts = (): StoredText[] =>
    Array.from({ length: PLACES }, (_, index) => `${OUTBOX}${index + 1}`).flatMap((key) => {
      const raw = textIn(store, key);
      return raw === null ? [] : [{ key, raw }];
    });
  return {
    add: (pending) => {
      const key = freePlace(store, OUTBOX);
      if (Number(key.slice(OUTBOX.length)) > PLACES) return null;
      const raw = JSON.stringify(pending);
      return isWritten(store, key, raw) ? { ...pending, key, raw } : null;
    },
    waiting: () =>
      texts().flatMap(({ key, raw }) => {
        const pending = parsePending(raw);
        return pending ? [{ ...pending, key, raw }] : [];
      }),
    unreadable: () => texts().filter(({ raw }) => parsePending(raw) === null),
    remove: ({ key, raw }) => {
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

function parsePending(text: string): PendingGame | null {
  return parseStored(text, pendingSchema, Number.POSITIVE_INFINITY);
}
