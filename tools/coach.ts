import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { CoachResult } from './game/simulation.ts';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { chosenGame, gameOption } from './kit/playout.ts';

const { id, simulation } = await chosenGame();

/** The share of positions in which the coach's line should win more games: less where players win against each other. */
const GOAL = simulation.defeats.length > 0 ? 0.7 : 0.6;

const command = defineCommand({
  name: 'npm run coach',
  summary: [
    'Compares a game’s coach with the greedy bot in positions in which they would not do the same: from each, games are played in',
    'which the players follow either of them for a phase or turn, and then on by the same bot and with the same luck. Reports in how',
    'many positions the coach wins more of them. Resumable: positions that are in the file are not played again.',
  ].join('\n'),
  options: {
    ...gameOption,
    positions: { kind: 'number', default: 200, min: 1, help: 'How many positions' },
    games: { kind: 'number', default: 200, min: 1, help: 'How many games after each line' },
    minutes: { kind: 'number', min: 1, help: 'After how many minutes to stop; by default when all is played' },
    file: { kind: 'text', help: 'Where results are kept; by default in docs/coach/' },
  },
  examples: ['npm run coach -- --minutes 30', 'npm run coach -- --positions 50 --games 60 --file some.json'],
});

const schema = v.object({
  /** How many games were played on after each line. */
  games: v.number(),
  /** By number of the position: the games that either line won; `null` for one in which both would do the same. */
  results: v.record(v.string(), v.nullable(v.object({ coach: v.number(), greedy: v.number() }))),
});
type Results = v.InferOutput<typeof schema>;

await runCommand(command, ({ positions, games, minutes, file = `docs/coach/${id}.json` }): undefined => {
  const { coachTrial } = simulation;
  if (!coachTrial) throw new Complaint('this game has no coach yet');
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const { results } = read(file, games);
  for (let number = 0; played(results).length < positions && Date.now() < until; number++) {
    if (Object.hasOwn(results, number)) continue;
    results[number] = coachTrial(number, games);
    write(file, { games, results });
  }
  process.stdout.write(reportOf(results, games));
});

function played(results: Results['results']): CoachResult[] {
  return Object.values(results).filter((result) => result !== null);
}

function reportOf(all: Results['results'], games: number): string {
  const results = played(all);
  const count = (holds: (difference: number) => boolean): number =>
    results.filter(({ coach, greedy }) => holds(coach - greedy)).length;
  const more = count((difference) => difference > 0);
  const equal = count((difference) => difference === 0);
  const sum = (of: 'coach' | 'greedy'): number => results.reduce((wins, result) => wins + result[of], 0);
  const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`);
  const total = results.length * games;
  return [
    `${results.length} positions, ${games} games after each line`,
    `coach wins more: ${more} (${percent(more, results.length)}, goal ${GOAL * 100}%); as many: ${equal}; fewer: ${results.length - more - equal}`,
    `games won: coach ${percent(sum('coach'), total)}, greedy ${percent(sum('greedy'), total)}`,
    '',
  ].join('\n');
}

function read(file: string, games: number): Results {
  if (!existsSync(file)) return { games, results: {} };
  const found = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!found.success) throw new Complaint(`${file} holds no results of this command`);
  if (found.output.games !== games)
    throw new Complaint(`${file} has ${found.output.games} games after each line, not ${games}`);
  return found.output;
}

/** Writes a file atomically: if the process ends meanwhile, the earlier version remains. */
function write(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(results)}\n`);
  renameSync(beside, file);
}
