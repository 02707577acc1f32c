import * as v from 'valibot';
import { freePlace } from '../../moveAside.ts';
import { type TextStore, textIn } from '../../storage.ts';
import { type Mark, markEntries } from './rowSchema.ts';

/*
 * Games on their way to the archive. Its store answers later, and the page may be closed before it does, so a game first lies
 * here, where writing is done when the call returns.
 */

const PREFIX = 'faza.outbox.';
/** Games wait for less than a second; where they never arrive, not all of the room is for them. */
const PLACES = 20;

/** A game on its way. */
export interface Letter {
  readonly mark: Mark;
  /** The game as `saveText` writes it. */
  readonly text: string;
}

export interface Outbox {
  /** Lays a game down; returns its key, or `null` where there is no room. */
  lay(letter: Letter): string | null;
  /** What lies here; what is no letter of ours is left where it is. */
  waiting(): { readonly key: string; readonly letter: Letter }[];
  take(key: string): void;
}

const letterSchema: v.GenericSchema<unknown, Letter> = v.strictObject({
  mark: v.strictObject(markEntries),
  text: v.string(),
});

/** Keeps games on their way in a store. */
export function createOutbox(store: TextStore): Outbox {
  return {
    lay: (letter) => {
      const key = freePlace(store, PREFIX);
      if (Number(key.slice(PREFIX.length)) > PLACES) return null;
      try {
        store.setItem(key, JSON.stringify(letter));
        return key;
      } catch {
        return null;
      }
    },
    waiting: () =>
      Array.from({ length: PLACES }, (_, index) => `${PREFIX}${index + 1}`).flatMap((key) => {
        const letter = parseLetter(textIn(store, key) ?? '');
        return letter ? [{ key, letter }] : [];
      }),
    take: (key) => {
      try {
        store.removeItem(key);
      } catch {
        // It comes again at the next start, and is recognised.
      }
    },
  };
}

function parseLetter(text: string): Letter | null {
  try {
    const result = v.safeParse(letterSchema, JSON.parse(text), { abortEarly: true });
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
