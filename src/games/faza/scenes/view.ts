import type { HeroId, ModeId } from '../content/vocabulary.ts';
import type { Command } from '../rules/command.ts';
import type { FightForecast } from '../rules/fightOdds.ts';
import type { FazaForecast } from '../rules/forecast.ts';
import type { Seat, Setup, State } from '../rules/state.ts';
import type { BoardLayout } from './boardLayout.ts';
import type { Path, Pick } from './picks.ts';

/** Who plays a seat: this person, another one at the same device, or the computer. */
export type Player = 'you' | 'friend' | 'computer';

/** Everything that the board scene draws, at one moment. Scenes keep nothing of the game themselves. */
export interface BoardView {
  readonly state: State;
  readonly layout: BoardLayout;
  readonly players: readonly Player[];
  /** The hero whose cards and verbs are in front. */
  readonly seat: Seat;
  /** What has been picked so far, and what can be picked next (see `picks.ts`). */
  readonly path: Path;
  readonly next: readonly Pick[];
  /** Halves of cards of heroes who are not in front that could be used now. */
  readonly usable: readonly Pick[];
  /** The complete command that waits for a second press, if any. */
  readonly offer: Command | null;
  /** Whether giving it reveals something, so that nothing before it can be taken back. */
  readonly reveals: boolean;
  /** What `offer` is, in a sentence; what to point at next; or the question that the team has to answer. Ready to be shown. */
  readonly caption: string;
  /** The odds of the fight on offer, or of the one that the front hero could fight. */
  readonly fight: FightForecast | null;
  /** The coming Faza phase; `null` outside the Team phase. */
  readonly forecast: FazaForecast | null;
  /** Whether its ghosts are shown on the board. */
  readonly showForecast: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last thing that happened, as a sentence. */
  readonly news: string;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
}

export interface TitleView {
  readonly width: number;
  readonly height: number;
  /** What Continue would continue, ready to be shown; `null` where there is no game. */
  readonly continue: string | null;
  /** Whether the browser offers to install the game. */
  readonly canInstall: boolean;
  /** Whether a newer version waits. */
  readonly update: boolean;
  readonly muted: boolean;
}

/** A place at the table in the new-game screen; seats stand for areas. */
export interface SeatDraft {
  readonly hero: HeroId;
  readonly player: Player;
  readonly taken: boolean;
}

export interface NewGameView {
  readonly width: number;
  readonly height: number;
  /** One for each area, in the edition's order of areas: tactical, medical, technological, political. */
  readonly seats: readonly SeatDraft[];
  readonly mode: ModeId;
  readonly options: Chosen<Setup, 'health' | 'rewards' | 'fazaFirst' | 'headStart' | 'seed'>;
  /** What stands in the place of the seed: a seed that nobody chose is secret. */
  readonly seedShown: string;
  /** The seat shown in detail on small screens, where there is room for one; the first when absent. */
  readonly front?: number;
  /** Why the game cannot start yet, ready to be shown; `null` when it can. */
  readonly problem: string | null;
}

export interface EndingView {
  readonly width: number;
  readonly height: number;
  readonly state: State;
  /** Why it ended, in a sentence. */
  readonly reason: string;
  readonly rounds: number;
  readonly commands: number;
  /** By round: Drones on the board, health of all ships, injuries of all heroes. */
  readonly history: readonly { readonly drones: number; readonly health: number; readonly injuries: number }[];
}

type Chosen<T, K extends keyof T> = { readonly [P in K]: T[P] };
