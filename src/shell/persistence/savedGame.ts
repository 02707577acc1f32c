import type { Game } from '../../kernel/game.ts';
import { isOver } from '../../kernel/game.ts';
import type { Difference } from '../../kernel/records/migrate.ts';
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
export class SavedGame {
  /** Whether the place is taken by a game that was refused and could not be moved: it is not written over. */
  private isBlocked = false;
  /**
   * The stored text that waits for its content pack, or for the newer version of the rules that another tab has played it with
   * after an update: it stays where it is until another match needs its place.
   */
  private waiting: string | null = null;
  private saved: SavedGameStatus = { savedAt: null, trouble: null };

  /** Keeps the current match of a game in a store. `today` is which rules stored matches are read with. */
  constructor(
    private readonly store: TextStore & Partial<Pick<DurableStore, 'written'>>,
    private readonly module: PlayedGame,
    private readonly today: Game<Played> = module.rules,
  ) {}

  /**
   * Stores the game at once. Resolves when it will be there after anything that may happen to the browser, with `null`, or with why
   * it will not be; never rejects.
   */
  async save(game: Match): Promise<WriteTrouble | null> {
    if (this.waiting !== null && this.text() === this.waiting) {
      this.isBlocked = moveAside(this.store, GAME_KEY, REFUSED, this.waiting) === null;
    }
    this.waiting = null;
    const trouble = await this.replaceText(gameText(game));
    this.saved = { savedAt: trouble === null ? new Date() : this.saved.savedAt, trouble };
    return trouble;
  }

  /** The stored game's text unchanged, for a backup; `null` where there is none. */
  text(): string | null {
    return textIn(this.store, GAME_KEY);
  }

  /** Stores a text out of a backup, unchecked: the next `load` checks it. Resolves as `save` does. */
  async replaceText(text: string): Promise<WriteTrouble | null> {
    if (this.isBlocked) return 'full';
    try {
      this.store.setItem(GAME_KEY, text);
    } catch {
      return 'full';
    }
    return (await this.store.written?.()) ?? null;
  }

  /** When the game was last saved by this page, and why the last attempt failed, if it did. */
  status(): SavedGameStatus {
    return this.saved;
  }

  /** Reads, checks and replays the stored game. A bad one is moved aside, never deleted; never throws. */
  load(): Loaded {
    this.isBlocked = false;
    this.waiting = null;
    const text = this.text();
    if (text === null) return { kind: 'none' };
    const result = parseGame(text, this.module, this.today);
    if (isPackId(result) || result === 'otherVersion') {
      this.waiting = text;
      return { kind: 'refused', problem: result, keptAs: GAME_KEY };
    }
    if (typeof result === 'string') {
      const keptAs = moveAside(this.store, GAME_KEY, REFUSED, text);
      this.isBlocked = keptAs === null;
      return { kind: 'refused', problem: result, keptAs };
    }
    const { difference, seal: _, ...game } = result;
    if (!difference) return { kind: 'game', game, change: null };
    const keptAs = keepBeside(this.store, text, game);
    this.isBlocked = keptAs === null;
    return { kind: 'game', game, change: { difference, keptAs } };
  }

  /**
   * The stored game as `load` would give it, for a question that may come to nothing: whatever lies there stays as it is, and is
   * reported by the next `load`. `null` where there is none, or a bad one; never throws.
   */
  peek(): Match | null {
    const result = parseGame(this.text() ?? '', this.module, this.today);
    if (typeof result === 'string') return null;
    const { difference: _, seal: __, ...game } = result;
    return game;
  }

  /** Forgets the game: given up, or over. */
  clear(): void {
    if (this.isBlocked || this.waiting !== null) return;
    try {
      this.store.removeItem(GAME_KEY);
    } catch {
      // A store that refuses to forget will be asked again with the next game.
    }
  }
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
