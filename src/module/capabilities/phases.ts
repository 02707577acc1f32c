import type { AnyGame } from '../match.ts';
import type { Concerns, Frame } from '../screens/replay.ts';

/**
 * The long phases of a game in which people decide nothing: their animation has its own controls, and afterward a summary says
 * what happened.
 */
export interface GamePhases<T extends AnyGame = AnyGame> {
  readonly words: {
    /** The setting that shows the summary, and what the summary contains. */
    readonly setting: { readonly name: string; readonly holds: string };
    /** The names of the controls for the animation. */
    readonly animation: string;
    /** The title of the summary, and its text if nothing was done. */
    readonly summary: string;
    readonly nothing: string;
  };
  /** Whether facts belong to such a phase. */
  isPhase(facts: readonly T['fact'][], before: T['view']): boolean;
  /** The phase that a match has just finished, as its first and last frame; `null` if there is none to summarize. */
  justOver(frames: readonly Frame<T>[]): { readonly first: number; readonly last: number } | null;
  /** The actions in the frames of a phase, by actor. */
  summary(frames: readonly Frame<T>[], before: T['view']): SummaryGroup[];
  /** Counts before and after a phase. */
  figures(
    before: T['view'],
    after: T['view'],
  ): readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** A line of the summary of a phase: all actions of one kind by one actor. */
export interface SummaryLine {
  /** Symbol of `icons.svg`. */
  readonly symbol: string;
  readonly label: string;
  /** The amount; empty if there is nothing to count. */
  readonly count: string;
  /** Where, or to whom, in names. */
  readonly detail: string;
  readonly concerns: Concerns;
  /** Its first and last fact, by their indexes among the summarized facts. */
  readonly first: number;
  readonly last: number;
}

/** The actions of one actor in a phase. */
export interface SummaryGroup {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}
