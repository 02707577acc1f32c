import type { Danger } from '../../../module/chances/danger.ts';
import type { Player } from '../../../module/match.ts';
import type { EndingView as AnyEndingView } from '../../../module/screens/ending.ts';
import type { NewGameView as AnyNewGameView } from '../../../module/screens/setups.ts';
import type { Density } from '../../../module/screens/table.ts';
import type { TitleView as AnyTitleView } from '../../../module/screens/title.ts';
import type { StepId } from '../content/steps.ts';
import type { EditionSpec, HeroId, ModeId } from '../content/vocabulary.ts';
import type { FightForecast } from '../rules/fight/fightOdds.ts';
import type { FazaForecast } from '../rules/forecast.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { CardNo, FazaView, Seat, Setup } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import type { BoardLayout } from './layout/layout.ts';
import type { AddedHelp } from './openFight.ts';
import type { Path, SelectionStep } from './picks.ts';
import type { Preview } from './preview/preview.ts';
import type { WhatIf } from './preview/whatIf.ts';

/** An open fight, with everything added to it. */
export interface FightView {
  readonly path: Path;
  readonly added: readonly AddedHelp[];
}

/** Everything that the board scene draws for one state. Scenes themselves store nothing of the game. */
export interface BoardView {
  /** With a fight open, the state after all that was added to it. */
  readonly state: FazaView;
  readonly layout: BoardLayout;
  readonly players: readonly Player[];
  /** The hero whose cards and verbs are in front. */
  readonly seat: Seat;
  /** The current picks, and the possible next ones (see `picks.ts`). */
  readonly path: Path;
  readonly next: readonly SelectionStep[];
  /** Halves of cards of heroes who are not in front that could be used now. */
  readonly usable: readonly SelectionStep[];
  /** The cards whose effects wait for a roll (C3); if omitted, they are guessed from the state. */
  readonly armedCards?: readonly { readonly seat: Seat; readonly card: CardNo }[];
  /** While a roll is shown: the cards that were played for it. */
  readonly rolledCards?: readonly { readonly seat: Seat; readonly card: CardNo }[];
  /** The complete command that waits for a second press, if any. */
  readonly offer: Command | null;
  /** The fight that is open; nothing or `null` while none is. */
  readonly open?: FightView | null;
  /** While nothing is picked: the fight whose odds are shown, and that one press on the button rolls. */
  readonly ready?: CommandOf<'fight'> | null;
  /** While nothing is picked: whether the selected hero could fight on several tiles, so that one must be chosen first. */
  readonly mustAim?: boolean;
  /** Whether giving it, or rolling the ready fight, reveals something, so that nothing before it can be undone. */
  readonly reveals: boolean;
  /** A description of `offer`, in a sentence; what to select next; or the question to the team. Ready to be shown. */
  readonly caption: string;
  /** The odds of the fight that the button would roll; `null` if it would roll none. */
  readonly fight: FightForecast | null;
  /**
   * The risk of the command behind the button, and of ending the Team phase now; `null` or omitted if that cannot lose
   * the game.
   */
  readonly danger?: Danger | null;
  readonly endDanger?: Danger | null;
  /** The coming Faza phase; `null` outside the Team phase. */
  readonly forecast: FazaForecast | null;
  /** The same after the command on offer; `null` if that has no forecast. */
  readonly whatIf?: WhatIf | null;
  /** The effects of the command on offer, in numbers. */
  readonly preview?: Preview | null;
  /** Whether those numbers are open beside the board. */
  readonly numbersOpen?: boolean;
  /** How much the screen says; `normal` by default. */
  readonly density?: Density;
  /** Whether everything can be undone, for a game that counts as practice. */
  readonly practice?: boolean;
  /** Whether the board shows where a plan leads, and commands go into the plan. */
  readonly planned?: boolean;
  /** Whether its ghosts are shown on the board. */
  readonly showForecast: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether no command has been given yet in this game. */
  readonly isOpening?: boolean;
  /** The last thing that happened, as a sentence. */
  readonly news: string;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
  /** Whether it previews a press on a hovered control: nothing in it has been chosen. */
  readonly isPreview?: boolean;
  /** Whether these facts are a Faza phase, which can be skipped from its first to its last. */
  readonly isPhase?: boolean;
}

/** The title of FAZA, which has a game of the day. */
export interface TitleView extends AnyTitleView {
  readonly daily: NonNullable<AnyTitleView['daily']>;
}

/** A place at the table in the new-game screen; seats represent areas. */
export interface SeatDraft {
  readonly hero: HeroId;
  readonly player: Player;
  readonly taken: boolean;
}

/** An option of a set-up that is on or off. */
export type Toggle = 'rewards' | 'drawTwo' | 'fazaFirst' | 'radio';

export interface NewGameView extends AnyNewGameView {
  /** The selected game: everything on the screen is about it. */
  readonly edition: EditionSpec;
  /** One for each area, in the edition's order of areas: tactical, medical, technological, political. */
  readonly seats: readonly SeatDraft[];
  readonly mode: ModeId;
  readonly options: Chosen<Setup, 'health' | 'seed' | Toggle>;
  /** The seat shown in detail on small screens, where only one fits; the first by default. */
  readonly front?: number;
  /** The steps of difficulty that the player has won. */
  readonly won: readonly StepId[];
}

/** How a match stood between two rounds. */
export interface RoundFigures {
  /** Drones on the board. */
  readonly drones: number;
  /** Drones in the pool. */
  readonly pool: number;
  /** Health of all ships. */
  readonly health: number;
  /** Injuries of all heroes. */
  readonly injuries: number;
}

/** What the first button of an ending offers: another game, or help after an early defeat. */
export type FirstButton =
  | { readonly kind: 'again' | 'easy' | 'lesson' }
  | { readonly kind: 'round'; readonly round: number };

export interface EndingView extends AnyEndingView<FazaTypes> {
  readonly rounds: number;
  readonly commands: number;
  /** The state at the beginning and at the end of each round. */
  readonly history: readonly RoundFigures[];
  /** The action of the first button. */
  readonly first: FirstButton;
}

type Chosen<T, K extends keyof T> = { readonly [P in K]: T[P] };
