import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Findings } from './figure.ts';
import { digits } from './table.ts';

/** One run of the bench. */
export interface Results {
  /** Year, month and day, in UTC. */
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  /** The load average over the minute before the run, and the number of processors. */
  readonly load: number;
  readonly processors: number;
  readonly suites: readonly (Findings & { readonly suite: string; readonly title: string })[];
}

/** Describes the run; the computer's name is omitted for privacy. */
export function circumstances(): Omit<Results, 'suites'> {
  const [first] = cpus();
  const [load = 0] = loadavg();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: first?.model.trim() ?? 'unknown',
    load: Math.round(load * 10) / 10,
    processors: cpus().length,
  };
}

const FOLDER = fileURLToPath(new URL('../results', import.meta.url));
/** The runs shown side by side, the newest first; older ones stay as files. */
const SHOWN = 6;

/** Writes the results of a day, replacing earlier ones of the same day, and the page that shows the latest. */
export function save(results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${results.date}.json`, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(`${FOLDER}/README.md`, page(readAll().slice(0, SHOWN)));
}

function readAll(): Results[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const latestFirst = files.sort().reverse();
  return latestFirst.map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Results);
}

function page(runs: readonly Results[]): string {
  const [latest] = runs;
  const sections = (latest?.suites ?? []).map(({ suite, title, figures, notes }) =>
    [
      `## ${title}`,
      '',
      row(['', ...runs.map(({ date }) => date), 'promised']),
      row(['---', ...runs.map(() => '---:'), '---']),
      ...figures.map(({ name, promise }) => row([name, ...runs.map((run) => cell(run, suite, name)), promise ?? ''])),
      '',
      ...notes.map((note) => `- ${note.trim()}`),
      '',
    ].join('\n'),
  );
  return [HEAD, ...runs.map((run) => `- ${run.date}: ${words(run)}`), '', ...sections].join('\n');
}

/** The conditions of a run in words. */
export function words({ node, cpu, load, processors }: Omit<Results, 'date' | 'suites'>): string {
  return `Node ${node}, ${cpu}; load ${load} on ${processors} processors when it began`;
}

function cell({ suites }: Results, suite: string, name: string): string {
  const found = suites.find((other) => other.suite === suite)?.figures.find((figure) => figure.name === name);
  if (!found) return '';
  const { median, least, most, unit } = found;
  return `**${digits(median)}** ${unit}${least === most ? '' : ` (${digits(least)}–${digits(most)})`}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const HEAD = `# How fast the rules are

Written by \`npm run bench -- --save\`; each run is a JSON file beside this page.

Shown is the **median** of the rounds and, in brackets, the least and the greatest. Programs that are compared take turns,
slice by slice, each in a process of its own, so that what else the computer does meets both; a ratio is taken round by
round. Seconds are seconds of processor time, garbage collector and compiler included. Trust ratios across computers and
days, absolute figures only beside others of the same column: neighbors on a shared processor take its caches and its
clock rate even where they do not take its time, and a difference within the brackets is none.
`;
