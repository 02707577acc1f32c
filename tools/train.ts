import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Network, type NetworkFile, networkFile, networkFrom } from '../src/kernel/bots/network.ts';
import { chanceFrom, type Drawing } from '../src/kernel/chance.ts';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { chosenGame, editionOf, editionOption, gameOption } from './kit/playout.ts';
import { showProgress } from './kit/progress.ts';
import { shareOut } from './kit/workerPool.ts';
import { BATCH, freshNetwork, learn, trainingOf } from './train/learn.ts';
import type { Samples } from './train/selfPlay.ts';
import type { SelfPlayTask } from './train/trainWorker.ts';

/** The number of recent rounds that are used for learning. */
const REMEMBERED = 40;
/** How often each position is used for learning, on average: more would memorize single games. */
const PASSES = 3;
/** Games in one task of a process. */
const TASK = 10;

const { id, simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run train',
  summary: [
    'Trains the network that values positions: it plays games against itself, in all modes and with all teams, and learns from how',
    'they end. Without a file to go on from it first imitates a guess made by hand. Writes the network after every round.',
  ].join('\n'),
  options: {
    ...gameOption,
    ...editionOption(simulation),
    file: { kind: 'text', required: true, help: 'Where the network is; it is made if there is none' },
    rounds: { kind: 'number', default: 100, min: 1, help: 'How often games are played and learned from' },
    imitate: { kind: 'number', default: 20, min: 0, help: 'Rounds of imitation, for a new network' },
    games: { kind: 'number', default: 200, min: 1, help: 'Games in each round' },
    hidden: {
      kind: 'number',
      default: 32,
      min: 0,
      max: 256,
      help: 'Hidden units of a new network; without any it only weighs and adds up',
    },
    rate: { kind: 'number', fractions: true, default: 0.001, min: 0, help: 'How large the first steps are' },
    seed: { kind: 'text', default: 'train', help: 'What the luck of all games follows from' },
    workers: { kind: 'number', min: 1, max: 256, help: 'In how many processes; by default one for each core' },
  },
  examples: ['npm run train -- --file network.json', 'npm run train -- --file network.json --rounds 300 --seed more'],
});

await runCommand(command, async ({ edition, file, rounds, imitate, games, hidden, rate, seed, workers }) => {
  const { learner } = editionOf(simulation, edition);
  if (!learner) throw new Complaint(`${id} cannot be learned`);
  const luck: Drawing = { ...chanceFrom(seed) };
  const isNew = !existsSync(file);
  const { inputs } = learner;
  const training = trainingOf(isNew ? freshNetwork(inputs.length, hidden, luck) : read(file, inputs));
  let memory: readonly Samples[] = [];
  const progress = showProgress('rounds', rounds);
  for (let round = 0; round < rounds; round++) {
    const lesson = isNew && round < imitate ? 'imitate' : 'play';
    const played = await playRound({ edition, network: training.network, lesson }, `${seed}/${round}`, games, workers);
    memory = [...memory, ...played].slice(-REMEMBERED * Math.ceil(games / TASK));
    const positions = memory.reduce((sum, { targets }) => sum + targets.length, 0);
    const added = played.reduce((sum, { targets }) => sum + targets.length, 0);
    const loss = learn(training, memory, {
      steps: Math.ceil((PASSES * added) / BATCH),
      rate: rate / (1 + round / 60),
      luck,
    });
    writeFileSync(file, `${JSON.stringify(networkFile(training.network, learner.inputs))}\n`);
    const won = played.reduce((sum, samples) => sum + samples.won, 0);
    progress.advance();
    process.stdout.write(
      `${round} ${lesson}: won ${won} of ${games}, loss ${loss.toFixed(4)}, ${positions} positions\n`,
    );
  }
  progress.finish();
  return undefined;
});

function read(file: string, inputs: readonly string[]): Network {
  try {
    const stored: NetworkFile = JSON.parse(readFileSync(file, 'utf8'));
    return networkFrom(stored, inputs);
  } catch {
    throw new Complaint(`${file} holds no network`);
  }
}

/** What all games of a round have in common. */
type Taught = Pick<SelfPlayTask, 'edition' | 'network' | 'lesson'>;

/** Plays the games of a round in several processes. */
async function playRound(
  what: Taught,
  seed: string,
  games: number,
  workers = availableParallelism(),
): Promise<Samples[]> {
  const found: { readonly seed: string; readonly samples: Samples }[] = [];
  const crew = {
    worker: new URL('./train/trainWorker.ts', import.meta.url),
    workers,
    serialization: 'advanced',
  } as const;
  await shareOut<SelfPlayTask, Samples>(crew, tasks(what, seed, games), (task, samples) => {
    found.push({ seed: task.seed, samples });
  });
  // The order of completion does not matter: the same seed gives the same network.
  found.sort((one, other) => one.seed.localeCompare(other.seed));
  return found.map(({ samples }) => samples);
}

function* tasks(what: Taught, seed: string, games: number): Generator<SelfPlayTask, void> {
  for (let from = 0; from < games; from += TASK) {
    yield { game: id, ...what, seed: `${seed}/${from}`, games: Math.min(TASK, games - from) };
  }
}
