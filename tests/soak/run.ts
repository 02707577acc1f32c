import { availableParallelism } from 'node:os';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import type { LawSet } from '../kit/properties/properties.ts';
import { conduct } from './conduct.ts';
import { jobOf, type Lead, type Tried } from './job.ts';
import { sourcesFingerprint } from './sources.ts';

const command = defineCommand({
  name: 'npm run soak',
  summary: [
    'Plays many games of every mode, team and option, checks every invariant of the rules, and reports what was tried.',
    'The same options always give the same games.',
    'A run that was stopped resumes when you give the same command again. A broken property is shown with the shortest',
    'game that breaks it, and the exit code is 1.',
  ].join('\n'),
  options: {
    games: { kind: 'number', default: 1000, min: 1, max: 100_000_000, help: 'How many games' },
    game: {
      kind: 'choice',
      choices: ['faza', 'faza24', 'azardia', 'factionFun', 'faceOff'] satisfies Tried[] as Tried[],
      default: 'faza',
      help: 'Which game; faza24 is FAZA on 24 tiles',
    },
    properties: {
      kind: 'choice',
      choices: ['all', 'plain'] satisfies LawSet[] as LawSet[],
      default: 'all',
      help: 'Check every property at every step, or only the invariants of whole games',
    },
    bot: {
      kind: 'choice',
      choices: ['random', 'strong', 'mixed'] satisfies Lead[] as Lead[],
      default: 'random',
      help: 'Who plays; mixed leaves one game in a hundred to the strong bot',
    },
    middles: {
      kind: 'number',
      default: 20,
      min: 0,
      max: 100,
      help: 'How many games in a hundred start from a made-up position',
    },
    closely: {
      kind: 'number',
      default: 1,
      min: 1,
      max: 1000,
      help: 'Look closely at one position and one game in so many, and at the others at a glance: for more games in the same time',
    },
    seed: { kind: 'text', default: 'soak', help: 'What all luck follows from' },
    workers: {
      kind: 'number',
      min: 1,
      max: 256,
      help: 'In how many processes; by default one for each core. Changes no result',
    },
    fresh: { kind: 'flag', help: 'Start over, and discard what was kept of the same run' },
    folder: { kind: 'text', default: '.soak', help: 'Where the games played are kept' },
  },
  examples: [
    'npm run soak -- --games 100000',
    'npm run soak -- --games 1000000 --properties plain --bot mixed',
    'npm run soak -- --game faza24 --games 20000',
    'npm run soak -- --game azardia --games 20000 --closely 10',
  ],
});

/** The worker that can test a game. */
const WORKERS: Readonly<Record<Tried, string>> = {
  faza: './worker.ts',
  faza24: './worker24.ts',
  azardia: './workerAzardia.ts',
  factionFun: './workerFactionFun.ts',
  faceOff: './workerFaceOff.ts',
};

await runCommand(command, ({ workers, fresh, folder, ...asked }) => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return conduct({
    job: jobOf(asked),
    worker: new URL(WORKERS[asked.game], import.meta.url),
    workers: workers ?? availableParallelism(),
    sources: sourcesFingerprint(asked.game),
    folder,
    fresh,
    stop: stop.signal,
    say: (text) => void process.stdout.write(text),
    note: (text) => void process.stderr.write(text),
  });
});
