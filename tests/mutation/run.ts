import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint, defineCommand, runCommand } from '../../tools/kit/args.ts';
import { ROOT } from '../tools/source.ts';
import { GAME_VARIABLE, type MutatedGameId, mutatedGames } from './games.ts';
import { equivalents } from './survivors.ts';
import { type FileTally, type MutationReport, type MutationTally, scoreOf, tallyOf } from './tally.ts';

const CONFIG = 'tests/mutation/stryker.config.json';

const command = defineCommand({
  name: 'npm run mutation',
  summary: [
    'Changes the rules of a game in thousands of small ways, with FAZA also the kernel, runs their tests for each and reports which',
    'changes no test noticed. Fails if too many were not, and on an explanation in tests/mutation/survivors.ts that no longer explains',
    'anything.',
    'The whole takes about an hour. A run of some files keeps what earlier runs found about the others.',
  ].join('\n'),
  options: {
    game: {
      kind: 'choice',
      choices: Object.keys(mutatedGames) as MutatedGameId[],
      default: 'faza',
      help: 'Which game',
    },
    only: { kind: 'list', help: 'Try these files only: combat,events, or kernel/session' },
    workers: { kind: 'number', default: 2, min: 1, max: 64, help: 'How many mutants to try at the same time' },
    results: { kind: 'flag', help: 'Try nothing; show what earlier runs found.' },
  },
  examples: ['npm run mutation', 'npm run mutation -- --only combat', 'npm run mutation -- --game azardia --results'],
});

await runCommand(command, ({ game, only, workers, results }) => {
  if (!results) tryMutants(game, only, workers);
  const tally = tallyOf(readReport(game), equivalents);
  process.stdout.write(`${table(tally)}\n`);
  return (scoreOf(total(tally)) ?? 0) >= mutatedGames[game].least && tally.stale.length === 0 ? 0 : 1;
});

function tryMutants(game: MutatedGameId, only: readonly string[] | undefined, workers: number): void {
  const { mutate: all, rules, results } = mutatedGames[game];
  const wanted = only?.map((name) => (name.startsWith('kernel/') ? `src/${name}.ts` : `${rules}/**/${name}.ts`)) ?? all;
  const mutate = ['--mutate', wanted.join(','), '--incrementalFile', results];
  // Stryker cannot see that a bundled test has changed, so it is told to repeat everything that was requested.
  const args = ['run', CONFIG, '--force', '--concurrency', String(workers), ...mutate];
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, [GAME_VARIABLE]: game };
  const { status } = spawnSync(process.execPath, [stryker, ...args], { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Complaint('Stryker did not get to its end; what it says above tells why');
}

function readReport(game: MutatedGameId): MutationReport {
  return JSON.parse(readFileSync(join(ROOT, mutatedGames[game].results), 'utf8'));
}

function table(tally: MutationTally): string {
  const all = total(tally);
  const rows = [...tally.files].sort((a, b) => (a.file < b.file ? -1 : 1)).concat(all);
  return [
    `${'file'.padEnd(40)} ${'score'.padStart(7)}  caught  survived  of them equivalent`,
    ...rows.map(row),
    '',
    ...tally.unexplained.map(({ file, line, from, to }) => `${file}:${line} survived: ${from} → ${to}`),
    ...tally.stale.map(({ file, from, to }) => `${file}: explained, but gone: ${from} → ${to}`),
  ].join('\n');
}

function row(file: FileTally): string {
  const score = scoreOf(file);
  const percent = score === null ? '–' : `${score.toFixed(1)}%`;
  const counts = [file.caught, file.survived, file.equivalent].map((count) => String(count).padStart(8)).join('');
  return `${file.file.padEnd(40)} ${percent.padStart(7)} ${counts}`;
}

function total({ files }: MutationTally): FileTally {
  const sum = (key: 'caught' | 'survived' | 'equivalent'): number => files.reduce((all, file) => all + file[key], 0);
  return { file: 'all', caught: sum('caught'), survived: sum('survived'), equivalent: sum('equivalent') };
}
