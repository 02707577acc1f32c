import type { Stage } from '../module/stage.ts';
import type { Refusal } from '../module/table.ts';
import type { SemanticLayer } from '../page/controls/semanticLayer.ts';
import type { Toaster } from '../page/toast.ts';
import type { Owner } from './archive/owner.ts';
import type { Archive } from './archive/store/archive.ts';
import type { DiceHistory } from './dice/diceHistory.ts';
import type { ListedGame } from './games/listedGame.ts';
import type { Learning } from './learn/learning.ts';
import type { Match, Played, PlayedGame } from './match.ts';
import type { PackStore } from './packs/packStore.ts';
import type { PlanStore } from './plan/keptPlans.ts';
import type { Installer } from './pwa/pwa.ts';
import type { ReplayOptions } from './replay/replayOptions.ts';
import type { Saves } from './saves/saveStore.ts';
import type { SettingsKeeper } from './settings/settings.ts';
import type { Sound } from './sound/sound.ts';

/** What every screen works with. */
export interface App {
  /** Where dialogs and everything else of the page goes. */
  readonly parent: HTMLElement;
  /** The game that is played. */
  readonly game: PlayedGame;
  /** All games of the page, also the one that is played. */
  readonly games: readonly ListedGame[];
  readonly stage: Stage<Played>;
  readonly semantic: SemanticLayer;
  readonly settings: SettingsKeeper;
  readonly sound: Sound;
  readonly saves: Saves;
  /** Content packs; `null` for a game whose content is always the same. */
  readonly packs: PackStore | null;
  /** What was planned at the table. */
  readonly plans: PlanStore;
  readonly dice: DiceHistory;
  /** Every game that was played. */
  readonly archive: Archive;
  /** Knows the player's own games again when they come back in files and links. */
  readonly owner: Owner;
  /** What was learnt in lessons and first games. */
  readonly learning: Learning;
  readonly toaster: Toaster;
  readonly installer: Installer;
  size(): { width: number; height: number };
  /** Whether a newer version waits, and how to let it take over. */
  update(): (() => void) | null;
  /** A seed that nobody has seen before, and nobody can guess. */
  freshSeed(): string;
  explain(refusal: Refusal): void;
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
  toggleSound(): void;
  toTitle(): void;
  toNewGame(): void;
  toTable(match: Match): void;
  /** Opens the ending of a match; calls `opened` once the ending is there and has stored the match. */
  toEnding(match: Match, opened?: () => void): void;
  /** Offers the game of a link, given the part of its address from `#` on. */
  openLink(hash: string): void;
  /** A lesson, where it was left. */
  toLesson(lesson: string): void;
  /** Looks back at a match, from the moment after its first `at` commands; by default from its beginning. */
  toReplay(match: Match, at?: number, options?: ReplayOptions): void;
}
