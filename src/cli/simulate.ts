import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Complaint, defineCommand, runCommand } from './args.ts';
import { type BotId, gameOptions, type Plan, planFrom, runPlan } from './playout.ts';
import { showProgress } from './progress.ts';
import type { Answer, Batch } from './simulateWorker.ts';
import { add, nothing, reportOn, reportText, type Tally, tallyGame } from './tally.ts';

/** From how many games on other processes pay, each of which takes about a second to start. */
const WORTH_SHARING: Readonly<Record<BotId, number>> = { random: 500, greedy: 3 };
/** So many batches for each process, so that none sits idle at the end. */
const BATCHES_EACH = 50;
/** So many games in a batch at most, so that the progress bar moves and a process left alone soon notices. */
const BATCH_SIZE = 20;

const command = defineCommand({
  name: 'npm run simulate',
  summary:
    'Plays many games by computer and reports how many were won (with a 95 % interval), how the others were lost, and how long they took. The same options give the same games, always and everywhere.',
  options: {
    games: { kind: 'number', default: 1000, min: 1, max: 10_000_000, help: 'How many games' },
    ...gameOptions,
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
    'npm run simulate -- --games 50 --bot greedy --heroes soldier,doctor --seed mine --json',
  ],
});

await runCommand(command, (values) =>
  runPlan(command.name, planFrom(values, values.games), async (plan): Promise<undefined> => {
    const workers = Math.min(plan.games, values.workers ?? workersFor(plan));
    const began = performance.now();
    const tally = await (workers === 1 ? playHere(plan) : playShared(plan, workers));
    const report = reportOn(plan, tally, (performance.now() - began) / 1000);
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : reportText(report));
  }),
);

function workersFor({ bot, games }: Plan): number {
  return games < WORTH_SHARING[bot] ? 1 : availableParallelism();
}

function playHere(plan: Plan): Tally {
  const progress = showProgress('games', plan.games);
  let tally = nothing;
  try {
    for (let game = 0; game < plan.games; game++) {
      tally = add(tally, tallyGame(plan, game));
      progress.advance();
    }
  } finally {
    progress.finish();
  }
  return tally;
}

/**
 * Shares a plan's games out to other processes; each gets its next batch when it has answered the last. They are processes
 * and not worker threads because on Node 20 tsx does not reach into a thread, which then cannot read TypeScript.
 */
async function playShared(plan: Plan, workers: number): Promise<Tally> {
  const progress = showProgress('games', plan.games);
  const size = Math.min(BATCH_SIZE, Math.ceil(plan.games / (workers * BATCHES_EACH)));
  const children: ChildProcess[] = [];
  let tally = nothing;
  let next = 0;
  const batch = (): Batch | undefined => {
    if (next >= plan.games) return undefined;
    const from = next;
    next = Math.min(plan.games, from + size);
    return { plan, from, to: next };
  };
  const work = async (): Promise<void> => {
    // Maps travel only in the advanced form. The flags of this process, inherited, bring tsx along.
    const child = fork(fileURLToPath(new URL('./simulateWorker.ts', import.meta.url)), { serialization: 'advanced' });
    children.push(child);
    for (let given = batch(); given !== undefined; given = batch()) {
      // In two steps: the others go on counting while this one waits.
      const part = await ask(child, given);
      tally = add(tally, part);
      progress.advance(given.to - given.from);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    // Where one failed, the others are still playing.
    for (const child of children) child.kill();
    progress.finish();
  }
  return tally;
}

/** Has a batch played. Fails with the process: one that was killed would otherwise be waited for in vain. */
function ask(child: ChildProcess, batch: Batch): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null): void =>
      reject(new Complaint(`a process that played games was ended (${signal ?? `exit code ${code}`})`));
    child.once('exit', ended);
    child.once('error', reject);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      child.off('error', reject);
      if ('tally' in answer) resolve(answer.tally);
      else reject(new Error(answer.failure));
    });
    child.send(batch);
  });
}
