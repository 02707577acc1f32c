import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../game/lab.ts';
import type { GameSimulation } from '../game/simulation.ts';
import { Complaint } from '../kit/args.ts';
import { showProgress } from '../kit/progress.ts';
import { shareOut } from '../kit/workerPool.ts';
import type { SimulatedGame } from '../simulations.ts';
import { chunkKey, type Entry, openJournal } from './journal.ts';
import type { LabTask } from './labWorker.ts';
import { labPage } from './page.ts';
import { added, type Chunk, chunksOf, labOf } from './play.ts';
import { sourcesKey } from './sources.ts';
import { targetsOf, verdictOn } from './verdict.ts';

/** The settings of a run. */
export interface LabRun {
  readonly id: SimulatedGame;
  readonly simulation: GameSimulation;
  readonly edition: string;
  readonly games: number;
  /** The first game of each series that is played, a multiple of 5; by default game 0. */
  readonly first?: number;
  /** Parts of the IDs of the series to play. */
  readonly only: readonly string[];
  readonly seed: string;
  readonly workers: number;
  /** The folder of the journal and the results. */
  readonly folder: string;
  readonly stop?: AbortSignal;
  note(text: string): void;
}

/** The result of a run. */
export interface LabResult {
  /** Whether it was stopped before all games were played. */
  readonly stopped: boolean;
  readonly json: string;
  readonly page: string;
}

/** After this many chunks the result files are rewritten. */
const WRITE_EVERY = 40;

/** The seeds and players of the games. */
const PLAYING = ['./play.ts', '../kit/playout.ts'].map((path) => new URL(path, import.meta.url));

/** Plays what is missing in the journal and writes the results, even when it is stopped. */
export async function runLab(run: LabRun): Promise<LabResult> {
  const { id, simulation, edition, seed, folder, workers, stop, note } = run;
  const lab = labOf(simulation, edition);
  const name = `${id}-${edition}`;
  const key = sourcesKey([...lab.sources, ...PLAYING], `${name}/${seed}`);
  const journal = openJournal(folder, `${name}-${key}`, note);
  const chunks = chunksOf(lab, run.games, run.only, run.first);
  if (chunks.length === 0) throw new Complaint(`no series has ${run.only.join(' or ')} in its name`);
  const missing = chunks.filter((chunk) => !journal.entries.has(chunkKey(chunk)));
  const paths = { json: join(folder, `${name}.json`), page: join(folder, `${name}.html`) };
  const write = (): void => writeResults(run, key, chunks, journal.entries, paths);
  const tasks = missing.map((chunk): LabTask => ({ game: id, edition, chunk, seed }));
  const gamesOf = ({ from, to }: Chunk): number => to - from;
  const progress = showProgress(
    'games',
    missing.reduce((sum, chunk) => sum + gamesOf(chunk), 0),
  );
  let done = 0;
  try {
    const crew = { worker: new URL('./labWorker.ts', import.meta.url), workers: Math.min(workers, tasks.length) };
    await shareOut<LabTask, Counts>(stop ? { ...crew, stop } : crew, tasks.values(), ({ chunk }, counts) => {
      journal.append({ ...chunk, counts });
      progress.advance(gamesOf(chunk));
      done += 1;
      if (done % WRITE_EVERY === 0) write();
    });
  } catch (error) {
    if (!stop?.aborted) throw error;
  } finally {
    progress.finish();
  }
  write();
  return { stopped: stop?.aborted ?? false, ...paths };
}

/**
 * Writes the results of the requested chunks: the same text for the same chunks, in whatever order they were played.
 */
function writeResults(
  { id, simulation, edition, seed }: LabRun,
  key: string,
  chunks: readonly Chunk[],
  entries: ReadonlyMap<string, Entry>,
  paths: { readonly json: string; readonly page: string },
): void {
  const lab = labOf(simulation, edition);
  const series = new Map<string, Counts>();
  const played = new Map<string, number>();
  for (const chunk of chunks) {
    const counts = entries.get(chunkKey(chunk))?.counts;
    if (!counts) continue;
    series.set(chunk.series, added(series.get(chunk.series) ?? {}, counts));
    played.set(chunk.series, (played.get(chunk.series) ?? 0) + chunk.to - chunk.from);
  }
  const report = lab.report(series);
  const parts = report.parts.map((part) => ({
    title: part.title,
    measures: part.measures.map(({ title, unit, target, rows }) => ({
      title,
      unit,
      target,
      rows: rows.map((row) => (row.goal ? { ...row, verdict: verdictOn(row.estimate, row.goal) } : row)),
    })),
  }));
  const targets = targetsOf(report).map(({ text, verdict, counts }) => ({ text, verdict, counts }));
  const counts = Object.fromEntries(
    [...series].map(([name, found]) => [name, Object.fromEntries(Object.entries(found).sort())]),
  );
  writeFileSync(paths.json, `${JSON.stringify({ game: id, edition, key, seed, targets, parts, counts }, null, 1)}\n`);
  writeFileSync(paths.page, labPage(report, { game: `${id} ${edition}`, seed, key, played }));
}
