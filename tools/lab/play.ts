import { chanceFrom } from '../../src/kernel/chance.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Counts, Lab } from '../game/lab.ts';
import type { GameSimulation } from '../game/simulation.ts';
import { Complaint } from '../kit/args.ts';
import { editionOf, playBy } from '../kit/playout.ts';

/** Some games of a series: from one number up to, not including, another. */
export interface Chunk {
  readonly series: string;
  readonly from: number;
  readonly to: number;
}

/** Games in a chunk; if it is interrupted, they are lost. */
const CHUNK = 5;

/** The lab of an edition. Throws a `Complaint` for one without. */
export function labOf<T extends AnyGame>(simulation: GameSimulation<T>, edition: string): Lab<T> {
  const { lab } = editionOf(simulation, edition);
  if (!lab) throw new Complaint(`${simulation.rules.id} has no lab`);
  return lab;
}

/**
 * The chunks of the games from `first` up to `games` for each series whose ID contains one of `only`, the first of every
 * series first: so a run that is stopped has some results for each. Throws a `Complaint` if no chunk starts at `first`.
 */
export function chunksOf({ series }: Pick<Lab, 'series'>, games: number, only: readonly string[], first = 0): Chunk[] {
  if (first % CHUNK !== 0 || first >= games)
    throw new Complaint(`--first must be a multiple of ${CHUNK} below --games`);
  const chosen = series.filter(({ id }) => only.some((part) => id.includes(part)));
  const rounds = Math.ceil((games - first) / CHUNK);
  return Array.from({ length: rounds }, (_, round) => {
    const from = first + round * CHUNK;
    return chosen.map(({ id, times }) => ({
      series: id,
      from: from * times,
      to: Math.min(games, from + CHUNK) * times,
    }));
  }).flat();
}

/**
 * Plays and counts the games of a chunk. Seeds depend only on the number of a game, in whatever process it is played.
 */
export function countChunk<T extends AnyGame>(
  simulation: GameSimulation<T>,
  edition: string,
  chunk: Chunk,
  seed: string,
): Counts {
  const lab = labOf(simulation, edition);
  const series = lab.series.find(({ id }) => id === chunk.series);
  if (!series) throw new RangeError(`there is no series "${chunk.series}"`);
  let counts: Counts = {};
  for (let number = chunk.from; number < chunk.to; number++) {
    const own = `${seed}/${series.id}/${number}`;
    const observer = lab.watch(series);
    const setup = series.setup({ ...chanceFrom(`setup/${own}`) }, own, number);
    for (const turn of playBy(simulation, series.bot, setup)) observer.see(turn);
    counts = added(counts, observer.counts());
  }
  return counts;
}

/** The sum of two counts. */
export function added(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
