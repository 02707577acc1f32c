import type { Game } from '../../kernel/game.ts';
import { isOver } from '../../kernel/game.ts';
import type { Difference } from '../../kernel/migrate.ts';
import { now } from '../../kernel/session.ts';
import { isPackId } from '../../module/capabilities/packs.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import { freePlace, moveAside, type TextStore, textIn } from '../storage/textStore.ts';
import type { DurableStore, WriteTrouble } from './durableStore.ts';
import { type GameProblem, gameText, parseGame } from './gameText.ts';

/** Where the game lies. */
export const GAME_KEY = 'faza.game';
/** Games that were refused or have changed are kept as they were under `faza.refused.1`, `faza.refused.2`, … */
export const REFUSED = 'faza.refused.';
/** Games on their way to the archive lie under `faza.outbox.1`, `faza.outbox.2`, … */
export const OUTBOX = 'faza.outbox.';

/** How a stored game goes otherwise by today's rules; `keptAs` is where the text is kept, `null` where it stays in its place. */
export interface Change {
  readonly difference: Difference;
  readonly keptAs: string | null;
}

/** What was found in the store. */
export type Loaded =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: Match; readonly change: Change | null }
  /**
   * Not accepted; `keptAs` is the key it was moved to, `GAME_KEY` where it waits in its place for what it needs, or `null` where it
   * could not be moved and stays where it was.
   */
  | { readonly kind: 'refused'; readonly problem: GameProblem; readonly keptAs: string | null };

export interface SavedGameStatus {
  readonly savedAt: Date | null;
  readonly trouble: WriteTrouble | null;
}

/** The game in progress, as this browser keeps it. */
export interface SavedGame {
  /**
   * Stores the game at once. Resolves when it will be there after anything that may happen to the browser, with `null`, or with why
   * it will not be; never rejects.
   */
  save(game: Match): Promise<WriteTrouble | null>;
  /** The stored game's text unchanged, for a backup; `null` where there is none. */
  text(): string | null;
  /** Stores a text out of a backup, unchecked: the next `load` checks it. Resolves as `save` does. */
  replaceText(text: string): Promise<WriteTrouble | null>;
  /** When the game was last saved by this page, and why the last attempt failed, if it did. */
  status(): SavedGameStatus;
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
export function createSavedGame(
  store: TextStore & Partial<Pick<DurableStore, 'written'>>,
  module: PlayedGame,
  today: Game<Played> = module.rules,
): SavedGame {
  /** Whether the place is taken by a game that was refused and could not be moved: it is not written over. */
  let blocked = false;
  /**
   * The stored text that waits for its content pack, or for the newer version of the rules that another tab has played it with
   * after an update: it stays where it is until another match needs its place.
   */
  let waiting: string | null = null;
  let status: SavedGameStatus = { savedAt: null, trouble: null };

  /** Whether the text lasts, once that is known. */
  async function write(text: string): Promise<WriteTrouble | null> {
    if (blocked) return 'full';
    try {
      store.setItem(GAME_KEY, text);
    } catch {
      return 'full';
    }
    return (await store.written?.()) ?? null;
  }

  return {
    save: async (game) => {
      if (waiting !== null && textIn(store, GAME_KEY) === waiting) {
        blocked = moveAside(store, GAME_KEY, REFUSED, waiting) === null;
      }
      waiting = null;
      const trouble = await write(gameText(game));
      status = { savedAt: trouble === null ? new Date() : status.savedAt, trouble };
      return trouble;
    },
    text: () => textIn(store, GAME_KEY),
    replaceText: write,
    status: () => status,
    load: () => {
      blocked = false;
      waiting = null;
      const text = textIn(store, GAME_KEY);
      if (text === null) return { kind: 'none' };
      const result = parseGame(text, module, today);
      if (isPackId(result) || result === 'otherVersion') {
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
      const result = parseGame(textIn(store, GAME_KEY) ?? '', module, today);
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
    store.setItem(GAME_KEY, gameText(game));
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

/**
 * The game that waits to be continued; `null` where there is none, or one that is over. Ask again each time: another tab may
 * have played on meanwhile.
 */
export function gameInProgress({ savedGame }: { readonly savedGame: SavedGame }): Match | null {
  const stored = savedGame.peek();
  return stored && !isOver(stored.session.game, now(stored.session)) ? stored : null;
}
