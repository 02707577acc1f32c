import type { PropertyPlan } from '../kit/runProperties.ts';
import type { Tally } from '../kit/tally.ts';

/** Some games of a plan, for one process: from one number up to, not including, another. */
export interface Task {
  readonly plan: PropertyPlan;
  readonly from: number;
  readonly to: number;
}

/** The result of a task: its tally, or the broken property that stopped it. */
export type Answer = { readonly tally: Tally } | { readonly broken: string };
