import type { Estimate } from '../chances/swing.ts';
import type { AnyGame } from '../match.ts';

/** How the computer determines past chances: by a first estimate, then by playing games on. */
export interface GameChances<T extends AnyGame = AnyGame> {
  openThread(): ChanceThread<T>;
  /** The chance to win from a position, by its first estimate and some games that were played on from there. */
  estimate(expected: number, games: readonly Rollout[]): Estimate;
  /** Whether the game is lost unless the players prevent it before the phase or turn ends. A game without a forecast omits it. */
  isDefeatAhead?(position: T['view']): boolean;
}

/** What is known about the chance to win from one position. */
export interface MomentChance {
  /** `null` where a defeat is ahead and too few games were played on to tell whether the players would prevent it. */
  readonly estimate: Estimate | null;
  /** Whether the game is lost unless the players prevent it before the phase or turn ends. */
  readonly isDefeatAhead: boolean;
}

/** The known chances to win, round by round. */
export interface Chances {
  /** One for each entry of the history; the last is the outcome. Empty until each has a first estimate. */
  readonly estimates: readonly Estimate[];
  /** The same in words, as a replay states it for the same position. */
  readonly moments: readonly MomentChance[];
  /** How many games count that the computer has played on from a round: the fewest from any, and the most. */
  readonly games: { readonly least: number; readonly most: number };
  /** How many games it has played, and how many it wants so far: more, if it proves undecided. */
  readonly work: { readonly done: number; readonly wanted: number };
  /** `done` once the turning point is determined as well as possible; `failed` if this browser cannot continue. */
  readonly progress: 'counting' | 'done' | 'failed';
}

/** The computer's continuation of a game from a position; each game decides which parts count. */
export type Rollout = object;

/** A thread that works out chances to win; its promises reject where the browser allows no threads. */
export interface ChanceThread<T extends AnyGame = AnyGame> {
  /** The first estimate of the chance to win from each position, from 0 to 1. */
  expected(positions: readonly T['view'][]): Promise<readonly number[]>;
  /** Plays a game on from a position to its end. The same position and luck always give the same. */
  playOn(position: T['view'], luck: string): Promise<Rollout>;
  /** Stops it, whatever it is doing. */
  close(): void;
}
