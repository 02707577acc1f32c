import type { Game } from '../../kernel/game.ts';
import type { Difference } from '../../kernel/migrate.ts';
import { isPackId } from '../../module/packs.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import { parseSave, type SaveProblem, saveText } from './saves.ts';
import { isWritten, type TextStore, textIn } from './storage.ts';

/** Where the game lies. */
export const GAME_KEY = 'faza.game';
/** Games that were refused or have changed are kept as they were under `faza.refused.1`, `faza.refused.2`, … */
const REFUSED = 'faza.refused.';

/** How a stored game goes otherwise by today's rules; `keptAs` is where the text is kept, `null` where it stays in its place. */
export interface Change {
  readonly difference: Difference;
  readonly keptAs: string | null;
}

/** What was found in the store. */
export type Loaded =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: Match; readonly change: Change | null }
  /** Not accepted; `keptAs` is the key it was moved to, or `null` where it could not be moved and stays where it was. */
  | { readonly kind: 'refused'; readonly problem: SaveProblem; readonly keptAs: string | null };

export interface Saves {
  /** Stores the game at once. Returns why it could not, or `null`; never throws. */
  save(game: Match): 'full' | null;
  /** Reads, checks and replays the stored game. A bad one is moved aside, never deleted; never throws. */
  load(): Loaded;
  /**
   * The stored game as `load` would give it, for a question that may come to nothing: whatever lies there stays as it is, and is
   * reported by the next `load`. `null` where there is none, or a bad one; never throws.
   */
  peek(): Match | null;
  /** Forgets the game: given up, or over. */
  clear(): void;
}

/** Keeps the current match of a game in a store. `today` is which rules stored matches are read with. */
export function createSaves(store: TextStore, module: PlayedGame, today: Game<Played> = module.rules): Saves {
  /** Whether the place is taken by a game that was refused and could not be moved: it is not written over. */
  let blocked = false;
  /** The stored text that waits for its content pack: it stays where it is until another match needs its place. */
  let waiting: string | null = null;
  return {
    save: (game) => {
      if (waiting !== null && textIn(store, GAME_KEY) === waiting) {
        blocked = moveAside(store, GAME_KEY, REFUSED, waiting) === null;
      }
      waiting = null;
      if (blocked) return 'full';
      try {
        store.setItem(GAME_KEY, saveText(game));
        return null;
      } catch {
        return 'full';
      }
    },
    load: () => {
      blocked = false;
      waiting = null;
      const text = textIn(store, GAME_KEY);
      if (text === null) return { kind: 'none' };
      const result = parseSave(text, module, today);
      if (isPackId(result)) {
        waiting = text;
        return { kind: 'refused', problem: result, keptAs: GAME_KEY };
      }
      if (typeof result === 'string') {
        const keptAs = moveAside(store, GAME_KEY, REFUSED, text);
        blocked = keptAs === null;
        return { kind: 'refused', problem: result, keptAs };
      }
      const { difference, seal: _, ...game } = result;
      if (!difference) return { kind: 'game', game, change: null };
      const keptAs = keepBeside(store, text, game);
      blocked = keptAs === null;
      return { kind: 'game', game, change: { difference, keptAs } };
    },
    peek: () => {
      const result = parseSave(textIn(store, GAME_KEY) ?? '', module, today);
      if (typeof result === 'string') return null;
      const { difference: _, seal: __, ...game } = result;
      return game;
    },
    clear: () => {
      if (blocked || waiting !== null) return;
      try {
        store.removeItem(GAME_KEY);
      } catch {
        // A store that refuses to forget will be asked again with the next game.
      }
    },
  };
}

/** Keeps the stored text in the first free place and puts a game in its own; `null`, and nothing changed, without room for both. */
function keepBeside(store: TextStore, text: string, game: Match): string | null {
  const key = freePlace(store, REFUSED);
  try {
    store.setItem(key, text);
    store.setItem(GAME_KEY, saveText(game));
    return key;
  } catch {
    try {
      store.removeItem(key);
    } catch {
      // A copy too many does no harm.
    }
    return null;
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
