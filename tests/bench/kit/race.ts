import type { Stage } from './stage.ts';

/** A participant in a race: work on a stage. */
export interface Runner {
  readonly stage: Stage;
  readonly work: string;
}

/** How long a race takes, in milliseconds of processor time. */
export interface Course {
  /** For each process in the race, shared by its works. Too little of it favors the smaller program. */
  readonly warmUp: number;
  readonly rounds: number;
  /** For each work in each round. */
  readonly slice: number;
}

/**
 * Compares works: first a warm-up for the compiler, then round after round in which each has its slice, alternating
 * forward and backward, so that other load on this computer affects all of them. Returns units per second by runner and
 * round.
 */
export async function race(runners: readonly Runner[], course: Course): Promise<number[][]> {
  for (const { stage, work } of runners) {
    const sharers = runners.filter((runner) => runner.stage === stage).length;
    await stage.slice(work, course.warmUp / sharers);
  }
  const rates: number[][] = runners.map(() => []);
  for (let round = 0; round < course.rounds; round++) {
    const order = [...runners.entries()];
    if (round % 2 !== 0) order.reverse();
    for (const [index, { stage, work }] of order) {
      rates[index]?.push(await stage.slice(work, course.slice));
    }
  }
  return rates;
}
