import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { equal } from '../../src/kernel/values/equal.ts';
import { Complaint } from '../../tools/kit/args.ts';
import { added, noGames, type Tally, total } from '../kit/tally.ts';
import { chunksOf, gamesOf, type Job } from './job.ts';

/** The stored results of a run that may be stopped at any time. */
export interface Kept {
  readonly job: Job;
  /** Fingerprint of the sources that played all of it. */
  readonly sources: string;
  /** The chunks that are played, by number. */
  readonly done: readonly number[];
  /** The combined results. */
  readonly tally: Tally;
  /** How long that took. */
  readonly seconds: number;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const counts = v.record(v.string(), whole);
const keptSchema: v.GenericSchema<unknown, Kept> = v.strictObject({
  job: v.strictObject({
    plan: v.strictObject({
      seed: v.string(),
      properties: v.picklist(['all', 'plain']),
      bots: v.array(v.string()),
      middles: whole,
      closely: whole,
    }),
    games: whole,
    game: v.picklist(['faza', 'faza24', 'azardia', 'factionFun', 'faceOff']),
    chunk: v.pipe(whole, v.minValue(1)),
  }),
  sources: v.string(),
  done: v.array(whole),
  tally: v.strictObject({ games: counts, work: counts, given: counts, ends: counts, shown: counts }),
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/** The start of a run. */
export function nothingKept(job: Job, sources: string): Kept {
  return { job, sources, done: [], tally: noGames(), seconds: 0 };
}

/** Adds a chunk; `seconds` is the total time so far. */
export function withChunk(kept: Kept, chunk: number, tally: Tally, seconds: number): Kept {
  return { ...kept, done: [...kept.done, chunk], tally: added(kept.tally, tally), seconds };
}

/** What a file holds for a job; nothing if there is no file. Throws a `Complaint` if the run cannot be continued. */
export function readKept(file: string, job: Job, sources: string): Kept {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return nothingKept(job, sources);
  }
  const problem = (what: string): Complaint => new Complaint(`${file} ${what}; --fresh begins anew`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  if (!read.success) throw problem('is broken');
  const kept = read.output;
  if (!equal(kept.job, job)) throw problem('belongs to another run');
  if (kept.sources !== sources) throw problem('was begun with other rules, bots or tests');
  if (!isConsistent(kept)) throw problem('contradicts itself');
  return kept;
}

/** The number of counted games matches the chunks that are marked as played. */
function isConsistent({ job, done, tally }: Kept): boolean {
  const games = done.reduce((sum, chunk) => sum + gamesOf(job, chunk).to - gamesOf(job, chunk).from, 0);
  const isTwice = new Set(done).size < done.length;
  return !isTwice && done.every((chunk) => chunk < chunksOf(job)) && games === total(tally.games);
}

/** Writes it atomically, so that the file is always complete. */
export function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`);
  renameSync(`${file}.new`, file);
}
