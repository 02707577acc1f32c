import type { Estimate } from '../../src/kernel/bots/estimate.ts';
import type { Goal, LabReport, Measure } from '../game/lab.ts';

/** The verdict on a target: it holds, it fails, or there are too few games to tell. */
export type Verdict = 'holds' | 'fails' | 'open';

/** Whether a number meets its goal, decided by which side of the goal's ends its whole interval is on. */
export function verdictOn(estimate: Estimate | null, goal: Goal): Verdict {
  if (!estimate) return 'open';
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = goal;
  if (estimate.low >= least && estimate.high <= most) return 'holds';
  return estimate.high < least || estimate.low > most ? 'fails' : 'open';
}

/** A target of the design, and how many of its numbers have each verdict. */
export interface Target {
  readonly measure: Measure;
  readonly text: string;
  readonly verdict: Verdict;
  readonly counts: Readonly<Record<Verdict, number>>;
}

/** All targets of a report, in its order. One fails with any of its numbers and holds with all of them. */
export function targetsOf({ parts }: LabReport): Target[] {
  return parts.flatMap(({ measures }) =>
    measures.flatMap((measure): Target[] => {
      if (measure.target === null) return [];
      const verdicts = measure.rows.flatMap(({ estimate, goal }) => (goal ? [verdictOn(estimate, goal)] : []));
      const count = (asked: Verdict): number => verdicts.filter((verdict) => verdict === asked).length;
      const counts = { holds: count('holds'), fails: count('fails'), open: count('open') };
      const verdict = counts.fails > 0 ? 'fails' : counts.open > 0 ? 'open' : 'holds';
      return [{ measure, text: measure.target, verdict, counts }];
    }),
  );
}
