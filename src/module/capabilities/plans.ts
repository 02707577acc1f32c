import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';
import type { TableLayout } from '../table.ts';

/** One step of a plan: a command, and the state that it is planned in and leads to. */
export interface PlanStep<T extends AnyGame = AnyGame> {
  readonly command: T['command'];
  readonly before: T['view'];
  readonly after: T['view'];
  /** Chance that it turns out as planned or better, as far as it can be known; from 0 to 1. */
  readonly chance: number;
}

/** Commands to be given one after the other. None of them has been given yet. */
export interface Plan<T extends AnyGame = AnyGame> {
  readonly steps: readonly PlanStep<T>[];
  /** The state after the last step, if all goes as planned. */
  readonly tip: T['view'];
  /** The commands from the first one on that the rules refuse where the plan has led; none, as a rule. */
  readonly left: readonly T['command'][];
}

/** What planning needs to know of a game. */
export interface PlansSection<T extends AnyGame = AnyGame> {
  /** What the bar says while nothing is planned. */
  readonly empty: string;
  /** Whether people can begin to plan in a state. */
  canBegin(state: T['view']): boolean;
  /** Whether a command can be part of a plan. */
  canPlan(command: T['command']): boolean;
  /** Follows commands from a state as far as the rules allow. The real luck is not touched, nor looked at. */
  follow(state: T['view'], commands: readonly T['command'][]): Plan<T>;
  /** One step as a sentence; what luck decides says so. */
  line(step: PlanStep<T>): string;
  /** What a plan comes to: the same figures for every plan. */
  figures(plan: Plan<T>): readonly { readonly name: string; readonly value: string }[];
  /** Chance that the whole plan turns out as planned or better, from 0 to 1. */
  chance(plan: Plan<T>): number;
  /** The rectangle of a plan's bar. */
  barPlace(layout: TableLayout): Rect;
}
