import { availableParallelism } from 'node:os';
import { defineCommand, runCommand } from './kit/args.ts';
import { chosenGame, type GameSeries, gameOption, runSeries, seriesFrom } from './kit/playout.ts';
import { showProgress } from './kit/progress.ts';
import { shareOut } from './kit/workerPool.ts';
import type { Batch } from './simulate/simulateWorker.ts';
import { add, nothing, reportOn, reportText, type Tally, tallyGame } from './simulate/tally.ts';

/** Batches per process: enough that none is idle at the end. */
const BATCHES_EACH = 50;
/** The most games in a batch, so that the progress bar moves and an orphaned process soon notices. */
const BATCH_SIZE = 20;

const { id, simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run simulate',
  summary:
    'Lets the computer play many games and reports how many it won (with a 95% interval), how it lost the others, and how long they took. The same options always give the same games.',
  options: {
    ...gameOption,
    games: { kind: 'number', default: 1000, min: 1, max: 10_000_000, help: 'How many games' },
    ...simulation.options,
    workers: {
      kind: 'number',
      min: 1,
      max: 256,
      help: 'In how many processes; by default one for each core if that pays. Changes no result',
    },
    json: { kind: 'flag', help: 'Print one JSON object' },
  },
  examples: [
    'npm run simulate -- --games 2000 --mode easy',
    'npm run simulate -- --games 50 --bot greedy --seed mine --json',
  ],
});

await runCommand(command, (values) =>
  runSeries(
    command.name,
    simulation,
    seriesFrom(simulation, values, values.games),
    async (series): Promise<undefined> => {
      const workers = Math.min(series.games, values.workers ?? workersFor(series));
      const began = performance.now();
      const tally = await (workers === 1 ? playHere(series) : playShared(series, workers));
      const report = reportOn(simulation, series, tally, (performance.now() - began) / 1000);
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : reportText(simulation, report));
    },
  ),
);

function workersFor({ bot, games }: GameSeries): number {
  return games < (simulation.bots[bot]?.worthSharing ?? games) ? 1 : availableParallelism();
}

function playHere(series: GameSeries): Tally {
  const progress = showProgress('games', series.games);
  let tally = nothing;
  try {
    for (let game = 0; game < series.games; game++) {
      tally = add(tally, tallyGame(simulation, series, game));
      progress.advance();
    }
  } finally {
    progress.finish();
  }
  return tally;
}

/** Distributes the games of a series to other processes. */
async function playShared(series: GameSeries, workers: number): Promise<Tally> {
  const progress = showProgress('games', series.games);
  const size = Math.min(BATCH_SIZE, Math.ceil(series.games / (workers * BATCHES_EACH)));
  let tally = nothing;
  try {
    const crew = {
      worker: new URL('./simulate/simulateWorker.ts', import.meta.url),
      workers,
      serialization: 'advanced',
    } as const;
    await shareOut<Batch, Tally>(crew, batches(series, size), ({ from, to }, played) => {
      tally = add(tally, played);
      progress.advance(to - from);
    });
  } finally {
    progress.finish();
  }
  return tally;
}

function* batches(series: GameSeries, size: number): Generator<Batch, void> {
  for (let from = 0; from < series.games; from += size)
    yield { game: id, series, from, to: Math.min(series.games, from + size) };
}
