import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import type { Findings } from './kit/figure.ts';
import { installPeers } from './kit/peers.ts';
import type { Course } from './kit/race.ts';
import { circumstances, type Results, save, words } from './kit/results.ts';
import { table } from './kit/table.ts';
import { boardgame } from './suites/boardgame.ts';
import { cost } from './suites/cost.ts';
import { forecasts } from './suites/forecasts.ts';
import { perft } from './suites/perft.ts';

interface Suite {
  readonly suite: string;
  readonly title: string;
  /** Whether it measures other people's programs too. */
  readonly peers: boolean;
  run(course: Course): Promise<Findings>;
}

const SUITES: readonly Suite[] = [
  { suite: 'a', title: 'Commands, beside boardgame.io', peers: true, run: boardgame },
  { suite: 'b', title: 'All sequences of commands (perft), beside chess.js', peers: true, run: perft },
  { suite: 'c', title: 'Games, states, lists, sessions', peers: false, run: cost },
  { suite: 'd', title: 'Forecasts of the Faza phase', peers: false, run: forecasts },
];

const ROUNDS = 9;
/** Milliseconds. boardgame.io needs about three seconds to reach its full speed, and all contestants get as many. */
const WARM_UP = 4000;

const command = defineCommand({
  name: 'npm run bench',
  summary: [
    'Measures the speed of the rules next to other programs in the same run. The suites:',
    ...SUITES.map(({ suite, title }) => `  ${suite}  ${title}`),
    'A figure is the median of nine rounds of processor time, with the least and the greatest, after a warm-up. Trust ratios most.',
  ].join('\n'),
  options: {
    only: { kind: 'choice', choices: SUITES.map(({ suite }) => suite), help: 'run one suite' },
    seconds: { kind: 'number', default: 4, min: 1, max: 600, help: 'processor time for each thing that is measured' },
    json: { kind: 'flag', help: 'print one JSON object instead of tables' },
    save: { kind: 'flag', help: 'keep the results in tests/bench/results, with its page' },
  },
  examples: ['npm run bench', 'npm run bench -- --only b --seconds 20'],
});

await runCommand(command, async ({ only, seconds, json, save: keep }) => {
  if (keep && only !== undefined) {
    process.stderr.write(`${command.name}: --save keeps whole runs only, without --only\n`);
    return 2;
  }
  const chosen = SUITES.filter(({ suite }) => only === undefined || suite === only);
  if (chosen.some(({ peers }) => peers)) installPeers();
  const about = circumstances();
  if (!json) console.log(`${about.date}  ${words(about)}\n`);
  const course = { warmUp: WARM_UP, rounds: ROUNDS, slice: (seconds * 1000) / ROUNDS };
  const suites: Results['suites'][number][] = [];
  for (const { suite, title, run } of chosen) {
    const findings = await run(course);
    suites.push({ suite, title, ...findings });
    if (!json) console.log(table(`${suite}  ${title}`, findings));
  }
  const results = { ...about, suites };
  if (json) console.log(JSON.stringify(results));
  if (keep) save(results);
  return undefined;
});
