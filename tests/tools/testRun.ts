import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { ENGINES, type Engine } from '../engines/drivers/driver.ts';
import type { EngineResult } from '../engines/run.ts';
import { ensureBrowser, NoBrowser } from './ensureBrowser.ts';
import { ROOT } from './source.ts';

/** How many tests of a step passed and failed; a step that is one check counts as one. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The result of a step: its count, and its output, which is shown when something failed. */
interface Outcome extends Count {
  readonly output: string;
  /** Lines that are always shown. */
  readonly notes?: readonly string[];
}

interface Step {
  readonly name: string;
  /** What the step proves, for `--help`. */
  readonly help: string;
  /** The step that must have succeeded before this one makes sense. */
  readonly needs?: string;
  run(): Promise<Outcome>;
}

/** Where the test programs write their reports during a run. */
let scratch = '';

/** Steps that leave most cores unused, and so run side by side. */
const CHECKS: readonly Step[] = [
  {
    name: 'types',
    help: 'the whole project type-checks; the service worker without the page, and the core once more without either',
    run: () => check(...['', '.worker', '.core'].map((part) => ['typescript/bin/tsc', '-p', `tsconfig${part}.json`])),
  },
  { name: 'unused', help: 'no unused export, file or dependency', run: () => check(['knip/bin/knip.js']) },
  {
    name: 'lint',
    help: 'format and lint, warnings included',
    run: () => check(['@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  },
  { name: 'build', help: 'the game builds', run: () => check(['vite/bin/vite.js', 'build', '--mode', 'e2e']) },
  {
    name: 'rules',
    help: 'every rule of the rulebook has a test',
    run: () => check(['tsx/dist/cli.mjs', 'tests/tools/rulesTable.ts', '--untested']),
  },
];

/** Steps that use all cores, and so run one after the other. */
const TESTS: readonly Step[] = [
  {
    name: 'core',
    help: 'the tests of the rules and the kernel pass, and cover 99% of their branches',
    run: () => unitTests('--project=core', '--coverage', '--coverage.reporter=text'),
  },
  {
    name: 'unit',
    help: 'all other unit, property and layer tests',
    run: () => unitTests('--project=!core'),
  },
  { name: 'browser', help: 'the built game in a real browser', needs: 'build', run: browserTests },
  {
    name: 'engines',
    help: 'journeys through the built game in Chromium, and in Firefox and WebKit where they are installed',
    needs: 'build',
    run: engineTests,
  },
];

const STEPS = [...CHECKS, ...TESTS];

const command = defineCommand({
  name: 'npm test',
  summary: [
    'Runs every check and test of the project and ends with the engines that ran and "N passed, N failed". The steps; those before core run side by side:',
    ...STEPS.map((step) => `  ${step.name.padEnd(8)} ${step.help}`),
  ].join('\n'),
  options: {
    only: {
      kind: 'choice',
      choices: STEPS.map((step) => step.name),
      help: 'Run one step, and the step that it needs. The count then says nothing about the others.',
    },
    verbose: { kind: 'flag', help: 'Show what every step prints, while it runs.' },
  },
  examples: ['npm test', 'npm test -- --only unit'],
});

/** By default, Vitest leaves a core free: half of two. */
const ALL_CORES = '--maxWorkers=100%';

let verbose = false;

/** The engines in which tests ran. */
const ran = new Set<Engine>();

await runCommand(command, async (values) => {
  verbose = values.verbose;
  scratch = mkdtempSync(join(tmpdir(), 'faza-test-'));
  try {
    const { passed, failed } = await runSteps(chosen(values.only));
    const engines = ENGINES.filter((engine) => ran.has(engine)).join('+');
    process.stdout.write(`\n${engines && `${engines}: `}${passed} passed, ${failed} failed\n`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

/** All steps, or the requested one with the step it needs. */
function chosen(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS;
  const needed = STEPS.find((step) => step.name === only)?.needs;
  const steps = STEPS.filter((step) => step.name === only || step.name === needed);
  process.stdout.write(`Only: ${steps.map((step) => step.name).join(', ')}\n`);
  return steps;
}

/** Runs the checks, then the tests. A step whose need failed is not run and counts as failed. */
async function runSteps(steps: readonly Step[]): Promise<Count> {
  const counts = new Map<string | undefined, Count>();
  const run = async (step: Step): Promise<void> => {
    counts.set(step.name, await runStep(step, counts.get(step.needs)));
  };
  await Promise.all(steps.filter((step) => CHECKS.includes(step)).map(run));
  for (const step of steps.filter((step) => TESTS.includes(step))) await run(step);
  const sum = (key: keyof Count): number => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Runs a step and prints its result; `needed` is the result of the step that it needs. */
async function runStep(step: Step, needed: Count | undefined): Promise<Count> {
  if (needed && needed.failed > 0) {
    process.stdout.write(`✗ ${step.name}: not run, because ${step.needs} failed\n`);
    return { passed: 0, failed: 1 };
  }
  const began = performance.now();
  if (verbose) process.stdout.write(`… ${step.name}\n`);
  const outcome = await step.run();
  if (outcome.failed > 0 && !verbose) process.stdout.write(`${outcome.output.trimEnd()}\n`);
  process.stdout.write(`${summary(step, outcome, performance.now() - began)}\n`);
  for (const note of outcome.notes ?? []) process.stdout.write(`  ${note}\n`);
  return outcome;
}

function summary(step: Step, { passed, failed }: Count, milliseconds: number): string {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(8)} ${counts.padEnd(24)} ${(milliseconds / 1000).toFixed(1)} s`;
}

/** A step of one or more programs that count as one check each. */
async function check(...programs: readonly (readonly string[])[]): Promise<Outcome> {
  const results = [];
  for (const program of programs) results.push(await execute(program));
  const passed = results.filter((result) => result.ok).length;
  return { passed, failed: results.length - passed, output: results.map((result) => result.output).join('') };
}

/** Runs unit tests with further arguments for Vitest. */
async function unitTests(...args: readonly string[]): Promise<Outcome> {
  const report = join(scratch, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await execute(['vitest/vitest.mjs', 'run', ALL_CORES, ...reporters, ...args]);
  const { numPassedTests, numFailedTests } = readReport(report);
  return counted(ok, numPassedTests, numFailedTests, output);
}

async function browserTests(): Promise<Outcome> {
  const missing = await lacksChromium();
  if (missing) return missing;
  ran.add('Chromium');
  const report = join(scratch, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const { ok, output } = await execute([
    '@playwright/test/cli.js',
    'test',
    '--pass-with-no-tests',
    '--reporter=list,json',
  ]);
  const { stats } = readReport(report);
  const counts = typeof stats === 'object' && stats !== null ? new Map(Object.entries(stats)) : new Map();
  // A test that was skipped, or that passed only on a retry, has not passed.
  const failed = ['unexpected', 'flaky', 'skipped'].reduce((sum, name) => sum + Number(counts.get(name) ?? 0), 0);
  return counted(ok, counts.get('expected'), failed, output);
}

/** The journeys of every engine. A missing engine is no failure, but is reported. */
async function engineTests(): Promise<Outcome> {
  const missing = await lacksChromium();
  if (missing) return missing;
  const report = join(scratch, 'engines.json');
  const { ok, output } = await execute(['tsx/dist/cli.mjs', 'tests/engines/run.ts', '--report', report]);
  const { results } = readReport(report);
  const engines: readonly EngineResult[] = Array.isArray(results) ? results : [];
  for (const { engine, lacks } of engines) if (lacks === null) ran.add(engine);
  const sum = (key: keyof Count): number => engines.reduce((total, one) => total + one[key], 0);
  const notes = engines.map(({ engine, passed, failed, lacks }) =>
    lacks === null ? `${engine}: ${passed} of ${passed + failed} journeys passed` : `${engine}: not run, ${lacks}`,
  );
  return { ...counted(ok, sum('passed'), sum('failed'), output), notes };
}

/** Finds Chromium, and passes its path to the tests; fails if there is none. */
async function lacksChromium(): Promise<Outcome | null> {
  try {
    process.env.PW_CHROMIUM = await ensureBrowser();
    return null;
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/** Trusts a report only if the exit code agrees: a program that failed has at least one failure. */
function counted(ok: boolean, passed: unknown, failed: unknown, output: string): Outcome {
  const failures = typeof failed === 'number' ? failed : 0;
  return { passed: typeof passed === 'number' ? passed : 0, failed: ok ? failures : Math.max(1, failures), output };
}

/** A reporter's JSON object, empty when the program ended before writing it. */
function readReport(path: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs a program of node_modules, given by its file, from the project's root. */
function execute([file = '', ...args]: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', file), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (verbose) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
