import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { DailyGame } from '../daily/daily.ts';
import type { AnyGame, ComputerSettings, Player } from '../match.ts';
import type { GameDigest, PlayedGames } from '../records/records.ts';

/** A game that can begin: its setup, and who plays its seats. */
export interface NewGame<T extends AnyGame = AnyGame> {
  readonly setup: T['setup'];
  readonly players: readonly Player[];
  /** Left out where the computer plays as it usually does. */
  readonly computers?: ComputerSettings;
}

/** Content that can be chosen for a game. */
export interface GameContent {
  readonly id: string;
  readonly name: string;
  /** Its description, in a sentence or two. */
  readonly about: string;
}

/** How a game is set up: by the player, by Quick start, by a code, or by the day. */
export interface Setups<
  T extends AnyGame = AnyGame,
  View extends NewGameView = NewGameView,
  Digest extends GameDigest = GameDigest,
> {
  /** The contents that come with the app, the proposed one first; a game with only one has none. */
  readonly contents: readonly GameContent[];
  /** The new-game screen's first proposal to a player who has played these games. */
  draft(seed: string, games: () => PlayedGames<Digest>): NewGameDraft<T, View>;
  /** Quick start's game for a player who has played these games; `isFirst` if this device has never started one. */
  quickStart(games: PlayedGames<Digest>, seed: string, isFirst: boolean): NewGame<T>;
  /** Another game with this setup, dealt by another seed. */
  again(setup: T['setup'], seed: string): T['setup'];
  /** Whether the seats take turns in a fair order in a game after another one; a game in which that makes no difference omits it. */
  isRotated?(before: T['setup'], after: T['setup']): boolean;
  /** A description of that game, in a word for the title. */
  quickStartLine(games: PlayedGames<Digest>): string;
  /** The players of a setup that came without any, such as a share code or a daily game. */
  players(setup: T['setup']): readonly Player[];
  /** The content of a setup, in lines: the players, the difficulty, and the options. */
  lines(setup: T['setup']): readonly string[];
  /** `null` for a game without a game of the day. */
  readonly daily: DailyGame<T> | null;
  /** `null` for a game whose setups fit into no code. */
  readonly codes: SetupCodes<T> | null;
}

/** The current choices on the new-game screen. A value: each change creates another draft. */
export interface NewGameDraft<T extends AnyGame = AnyGame, View extends NewGameView = NewGameView> {
  readonly seed: string;
  withSeed(seed: string): NewGameDraft<T, View>;
  /** The same choices with other content, built-in or from a pack, as far as it has them. */
  withContent(id: string): NewGameDraft<T, View>;
  /** The game that the draft describes. */
  game(): NewGame<T>;
  /** Why that game cannot start, as a sentence, and the rule; `null` when it can. */
  problem(): { readonly text: string; readonly rule: string } | null;
  /** The new-game screen in a window of some size. */
  screen(
    around: Pick<NewGameView, 'width' | 'height' | 'seedShown' | 'content'>,
    actions: NewGameScreenActions<T, View>,
  ): NewGameScreen<View>;
}

/** A choice and its effect, in a sentence. */
export interface ChoiceText {
  readonly name: string;
  readonly about: string;
}

/** The shell's services for the new-game screen. */
export interface NewGameScreenActions<T extends AnyGame = AnyGame, View extends NewGameView = NewGameView> {
  back(): void;
  start(): void;
  change(draft: NewGameDraft<T, View>): void;
  /** A new random seed. */
  freshSeed(): string;
  /** Shows the contents to choose from in a part of the screen. */
  chooseContent(rect: Rect): void;
  /** Explains every choice: with the texts of the screen's controls, and `more` for other choices. */
  explain(more?: readonly ChoiceText[]): void;
  /** Shows a list to choose from, on the lower side of a part of the screen. */
  choose(list: NewGameList): void;
}

/** A list to choose from. */
export interface NewGameList {
  readonly title: string;
  readonly rect: Rect;
  readonly items: readonly NewGameItem[];
}

/** An entry of a list: its name, and its meaning. */
export interface NewGameItem {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** A symbol of `icons.svg` beside the label. */
  readonly symbol?: string;
  press(): void;
}

/** The new-game screen as it stands. */
export interface NewGameScreen<View extends NewGameView = NewGameView> {
  readonly view: View;
  /** The buttons in reading order, without the seed's. */
  readonly controls: readonly Control[];
  /** Where the shell lays a field to type a seed. */
  readonly seed: Rect;
}

/** What every game's new-game scene draws; a game's own view has more. */
export interface NewGameView {
  readonly width: number;
  readonly height: number;
  /** The text in place of the seed: a seed that the player did not choose is secret. */
  readonly seedShown: string;
  /** The name of the content that will be played; `null` if there is no choice. */
  readonly content: string | null;
  /** Why the game cannot start yet, ready to be shown; `null` when it can. */
  readonly problem: string | null;
}

/**
 * The kinds of seeds that have a number, by those numbers: drawn by the game, of a day, or a short word of the
 * player's.
 */
export const SEED_KINDS = ['drawn', 'daily', 'own'] as const;
export type SeedKind = (typeof SEED_KINDS)[number];

/**
 * Setups without their seeds as numbers, for share codes. Codes are out in the world, so a number never gets another
 * meaning.
 */
export interface SetupCodes<T extends AnyGame = AnyGame> {
  /** How many bits a number takes. */
  readonly bits: number;
  /** The number of a setup and of the kind of its seed; `null` for a setup that has none. */
  toBits(setup: T['setup'], kind: SeedKind): bigint | null;
  /** The kind of seed for a number, and the setup with a seed; `null` for an invalid number. */
  fromBits(bits: bigint): { readonly kind: SeedKind; withSeed(seed: string): T['setup'] } | null;
}
