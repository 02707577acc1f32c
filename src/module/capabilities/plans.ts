import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';
import type { TableLayout } from '../screens/table.ts';

/** One step of a plan: a command, and the states before and after it. */
export interface PlanStep<T extends AnyGame = AnyGame> {
  readonly command: T['command'];
  readonly before: T['view'];
  readonly after: T['view'];
  /** Chance that it turns out as planned or better, as far as it can be computed; from 0 to 1. */
  readonly chance: number;
}

/** Commands to be given one after another. None of them has been given yet. */
export interface Plan<T extends AnyGame = AnyGame> {
  readonly steps: readonly PlanStep<T>[];
  /** The state after the last step, if everything goes as planned. */
  readonly tip: T['view'];
  /** The commands from the first one on that the rules refuse where the plan has led; none, as a rule. */
  readonly left: readonly T['command'][];
}

/** What planning needs to know about a game. */
export interface PlansSection<T extends AnyGame = AnyGame> {
  /** The bar's text while nothing is planned. */
  readonly empty: string;
  /** Whether people can start to plan in a state. */
  canBegin(state: T['view']): boolean;
  /** Whether a command can be part of a plan. */
  canPlan(command: T['command']): boolean;
  /** Applies commands to a state as far as the rules allow, without using the real luck. */
  follow(state: T['view'], commands: readonly T['command'][]): Plan<T>;
  /** One step as a sentence; random results are marked. */
  line(step: PlanStep<T>): string;
  /** The results of a plan: the same figures for every plan. */
  figures(plan: Plan<T>): readonly { readonly name: string; readonly value: string }[];
  /** Chance that the whole plan turns out as planned or better, from 0 to 1. */
  chance(plan: Plan<T>): number;
  /** The rectangle of a plan's bar. */
  barPlace(layout: TableLayout): Rect;
}
