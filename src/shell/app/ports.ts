import type { Viewer } from '../../kernel/game.ts';
import type { Stage } from '../../module/screens/stage.ts';
import type { SemanticLayer } from '../../page/controls/semanticLayer.ts';
import type { Toaster } from '../../page/toast.ts';
import type { DiceHistory } from '../dice/diceHistory.ts';
import type { ListedGame } from '../listedGame.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import type { Archive } from '../persistence/archive/archive.ts';
import type { Learning } from '../persistence/learning.ts';
import type { Owner } from '../persistence/owner.ts';
import type { PackStore } from '../persistence/packs.ts';
import type { SavedGame } from '../persistence/savedGame.ts';
import type { PlanStore } from '../plan/keptPlans.ts';
import type { SettingsKeeper } from '../settings/settings.ts';
import type { Sound } from '../sound/sound.ts';

/*
 * What screens and dialogs work with, in four parts: each function takes those that it uses.
 */

/** The page: what is shown, pressed and said there. */
export interface Page {
  /** Where dialogs and everything else of the page goes. */
  readonly parent: HTMLElement;
  readonly stage: Stage<Played>;
  readonly semantic: SemanticLayer;
  readonly toaster: Toaster;
  size(): { width: number; height: number };
}

/** The game that is played, and what this browser keeps of it. */
export interface Library {
  readonly game: PlayedGame;
  /** All games of the page, also the one that is played. */
  readonly games: readonly ListedGame[];
  readonly savedGame: SavedGame;
  /** Every game that was played. */
  readonly archive: Archive;
  /** Knows the player's own games again when they come back in files and links. */
  readonly owner: Owner;
  /** What was planned at the table. */
  readonly plans: PlanStore;
  readonly dice: DiceHistory;
  /** What was learnt in lessons and first games. */
  readonly learning: Learning;
  /** Content packs; `null` for a game whose content is always the same. */
  readonly packs: PackStore | null;
}

/** What the player has set, and what is heard by it. */
export interface Preferences {
  readonly settings: SettingsKeeper;
  readonly sound: Sound;
}

/** How a replay begins and where it leads back to. */
export interface ReplayOptions {
  /** Which fact of the command it begins at, from 1; by default the last. */
  readonly facts?: number;
  /** Plays at once up to this fact of the same or a later command, as a line of a summary does. */
  readonly until?: { readonly commands: number; readonly facts: number };
  /** Where one came from; by default the title. */
  readonly back?: { readonly label: string; go(): void };
  /** Who views an unfinished match in which seats have secrets; by default, the viewer that follows from the match. */
  readonly viewer?: Viewer | null;
  /** Whether the match is the one at the table, of which nothing is lost by playing on from an earlier moment. */
  readonly isAtTable?: boolean;
  /** Whether it is only looked at, as the game of a lesson is: nobody plays on from it. */
  readonly isOnlyShown?: boolean;
}

/** The ways to every screen, and to the dialogs whose code is loaded when they are opened. */
export interface Navigation {
  toTitle(): void;
  toNewGame(): void;
  toTable(match: Match): void;
  /** Opens the ending of a match; calls `opened` once the ending is there and has stored the match. */
  toEnding(match: Match, opened?: () => void): void;
  /** A lesson, where it was left. */
  toLesson(lesson: string): void;
  /** Looks back at a match, from the moment after its first `at` commands; by default from its beginning. */
  toReplay(match: Match, at?: number, options?: ReplayOptions): void;
  /** The list of all games. */
  openGames(): void;
  openRulebook(rule?: string): void;
  openSettings(): void;
  /** The list of keyboard shortcuts of the screen that is shown. */
  openShortcuts(): void;
  /** The page about dice; of the match at the table, if there is one. */
  openDice(match?: Match): void;
  /** The list of all kept games. */
  openReplays(): void;
  /** Statistics and achievements. */
  openRecords(): void;
  /** The page of the daily game; nothing for a game without one. */
  openDaily(): void;
  /** The list of lessons. */
  openLearn(): void;
  /** The list of content packs. */
  openPacks(): void;
  /** Everything that can be done with a match outside this page. */
  share(match: Match): void;
  /** Offers the game of a link, given the part of its address from `#` on. */
  openLink(hash: string): void;
}

/** All four, as screens get them. */
export interface App extends Page, Library, Preferences, Navigation {}
