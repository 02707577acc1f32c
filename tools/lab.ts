import { availableParallelism } from 'node:os';
import { defineCommand, runCommand } from './kit/args.ts';
import { chosenGame, editionOption, gameOption } from './kit/playout.ts';
import { runLab } from './lab/run.ts';

const { id, simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run lab',
  summary: [
    'Plays the game in every mode, with every team and option, and reports whether it keeps the targets of its design: as JSON,',
    'and as one HTML page with charts and 95% intervals. A run that was stopped resumes when you give the same command',
    'again; more games continue it, too. Results never depend on the number of processes.',
  ].join('\n'),
  options: {
    ...gameOption,
    ...editionOption(simulation),
    games: { kind: 'number', default: 150, min: 1, max: 1_000_000, help: 'Games in each series; some take a multiple' },
    first: {
      kind: 'number',
      default: 0,
      min: 0,
      max: 999_995,
      help: 'Start at this game, a multiple of 5, to go on where another computer ended; then add up the counts',
    },
    only: { kind: 'list', help: 'Play and report only series with one of these in their names; by default all' },
    seed: { kind: 'text', default: 'lab', help: 'What the luck of all games follows from' },
    workers: { kind: 'number', min: 1, max: 256, help: 'In how many processes; by default one for each core' },
    out: { kind: 'text', default: 'lab', help: 'The folder for journal, JSON and page' },
  },
  examples: [
    'npm run lab -- --games 20',
    'npm run lab -- --only normal/,hard/ --games 500',
    'npm run lab -- --edition 24',
  ],
});

await runCommand(
  command,
  async ({ edition, games, first, only = [''], seed, out, workers = availableParallelism() }) => {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    const note = (text: string): void => void process.stderr.write(text);
    const asked = { id, simulation, edition, games, first, only, seed, workers, folder: out, stop: stop.signal, note };
    const { stopped, json, page } = await runLab(asked);
    process.stdout.write(`${page}\n${json}\n`);
    if (stopped) note('Stopped. The same command resumes where this one ended.\n');
    return stopped ? 130 : undefined;
  },
);
