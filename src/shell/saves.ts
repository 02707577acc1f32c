import * as v from 'valibot';
import type { Command } from '../games/faza/rules/command.ts';
import type { Fact } from '../games/faza/rules/fact.ts';
import { faza } from '../games/faza/rules/faza.ts';
import type { Setup, State } from '../games/faza/rules/state.ts';
import type { Player } from '../games/faza/scenes/view.ts';
import { RecordError, type RecordProblem, record, replay } from '../kernel/record.ts';
import { age, futureOf, give, type Session, undo } from '../kernel/session.ts';
import { type StoredGame, storedGameSchema } from './faza/recordSchema.ts';
import type { TextStore } from './storage.ts';

const KEY = 'faza.game';
/** Refused games are kept under `faza.refused.1`, `faza.refused.2`, … */
const REFUSED = 'faza.refused.';
/** A game is about 20 kB; anything beyond this is refused before it is parsed. */
export const MOST_SAVE_TEXT = 1_000_000;

export type FazaSession = Session<Setup, State, Command, Fact>;

/** A game and who plays each seat. */
export interface SavedGame {
  readonly session: FazaSession;
  readonly players: readonly Player[];
}

/** Why a stored game was not accepted; `shell/text.en.ts` has a sentence for each. */
export type SaveProblem = 'tooBig' | 'notJson' | 'notASave' | RecordProblem;

/** What was found in the store. */
export type Loaded =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: SavedGame }
  /** Not accepted; `keptAs` is the key it was moved to, or `null` where it could not be moved and stays where it was. */
  | { readonly kind: 'refused'; readonly problem: SaveProblem; readonly keptAs: string | null };

export interface Saves {
  /** Stores the game at once. Returns why it could not, or `null`; never throws. */
  save(game: SavedGame): 'full' | null;
  /** Reads, checks and replays the stored game. A bad one is moved aside, never deleted; never throws. */
  load(): Loaded;
  /** Forgets the game: given up, or over. */
  clear(): void;
}

/** Keeps the current game in a store. */
export function createSaves(store: TextStore): Saves {
  /** Whether the place is taken by a game that was refused and could not be moved: it is not written over. */
  let blocked = false;
  return {
    save: (game) => {
      if (blocked) return 'full';
      try {
        store.setItem(KEY, saveText(game));
        return null;
      } catch {
        return 'full';
      }
    },
    load: () => {
      const text = read(store, KEY);
      if (text === null) return { kind: 'none' };
      const result = parseSave(text);
      if (typeof result !== 'string') return { kind: 'game', game: result };
      const keptAs = moveAside(store, text);
      blocked = keptAs === null;
      return { kind: 'refused', problem: result, keptAs };
    },
    clear: () => {
      if (blocked) return;
      try {
        store.removeItem(KEY);
      } catch {
        // A store that refuses to forget will be asked again with the next game.
      }
    },
  };
}

/** A game as text. */
export function saveText({ session, players }: SavedGame): string {
  const stored: StoredGame = {
    format: 1,
    record: record(session),
    future: futureOf(session).map(({ command }) => command),
    players,
  };
  return JSON.stringify(stored);
}

/** A game out of text, played again to the last command; or why it is none. */
export function parseSave(text: string): SavedGame | SaveProblem {
  if (text.length > MOST_SAVE_TEXT) return 'tooBig';
  const value = parseJson(text);
  if (value === undefined) return 'notJson';
  try {
    const result = v.safeParse(storedGameSchema, value, { abortEarly: true });
    return result.success ? restore(result.output) : 'notASave';
  } catch (error) {
    // Deeply nested values exhaust the stack of the checks.
    return error instanceof RecordError ? error.problem : 'notASave';
  }
}

function restore({ record: stored, future, players }: StoredGame): SavedGame {
  let session = replaySafely(stored);
  future.forEach((command, index) => {
    session = giveSafely(session, command, stored.commands.length + index);
  });
  for (let left = future.length; left > 0; left--) {
    const before = undo(session);
    // What cannot be taken back can never have been: this is not a future that play leads to.
    if (before === session) throw new RecordError('badCommand', age(session));
    session = before;
  }
  return { session, players };
}

/** The rules answer for legal and illegal commands; a command that makes them throw is neither. */
function replaySafely(stored: StoredGame['record']): FazaSession {
  try {
    return replay(faza, stored);
  } catch (error) {
    throw error instanceof RecordError ? error : new RecordError('badCommand', 0);
  }
}

function giveSafely(session: FazaSession, command: Command, at: number): FazaSession {
  try {
    const result = give(session, command);
    if ('session' in result) return result.session;
  } catch {
    // Falls through to the refusal below.
  }
  throw new RecordError('badCommand', at);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(store: TextStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Moves the stored text to the first free place for refused games. It is put back where there is no room for it. */
function moveAside(store: TextStore, text: string): string | null {
  let number = 1;
  while (read(store, `${REFUSED}${number}`) !== null) number += 1;
  const key = `${REFUSED}${number}`;
  try {
    // First gone, then written: there may be room for one of them only.
    store.removeItem(KEY);
    store.setItem(key, text);
    return key;
  } catch {
    try {
      store.setItem(KEY, text);
    } catch {
      // The same text in the place that it just left: there is nothing else to try.
    }
    return null;
  }
}
