import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { openHost } from '../e2e/kit/twoVersions.ts';
import { ROOT } from '../tools/source.ts';
import { ENGINES, type Engine, type Start } from './drivers/driver.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { presence } from './present.ts';
import { Machine, Visit } from './visit.ts';

/** A journey that takes longer than this counts as hung. */
const LIMIT_MS = 300_000;

const command = defineCommand({
  name: 'tsx tests/engines/run.ts',
  summary: [
    'Makes journeys through the built game (vite build --mode e2e) in every engine that this computer has: Chromium, Firefox from',
    'the package firefox-esr, and WebKit from webkit2gtk-driver, gir1.2-webkit2-4.1 and gjs; the last two on a screen of xvfb.',
    'Firefox plays sound only with pulseaudio. Pictures of what failed go to test-results/.',
  ].join('\n'),
  options: {
    engine: { kind: 'choice', choices: ENGINES, help: 'Only in this engine' },
    journey: { kind: 'choice', choices: JOURNEYS.map(({ name }) => name), help: 'Only this journey' },
    times: { kind: 'number', default: 1, min: 1, max: 100, help: 'How often each journey is made' },
    report: { kind: 'text', default: '', help: 'A file for the results, as JSON' },
  },
  examples: ['tsx tests/engines/run.ts --engine WebKit --journey fight'],
});

/** The results of an engine's journeys; none where the computer lacks something that the engine needs. */
export interface EngineResult {
  readonly engine: Engine;
  readonly passed: number;
  readonly failed: number;
  readonly lacks: string | null;
}

await runCommand(command, async ({ engine, journey, times, report }) => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const chosen = JOURNEYS.filter(({ name }) => journey === undefined || name === journey);
  const journeys = Array.from({ length: times }, () => chosen).flat();
  const results: EngineResult[] = [];
  for (const one of ENGINES) if (engine === undefined || one === engine) results.push(await runEngine(one, journeys));
  for (const { engine, passed, failed, lacks } of results) {
    const sum = `${passed} of ${passed + failed} journeys passed`;
    console.log(`${engine.padEnd(8)} ${lacks === null ? sum : `not run: ${lacks}`}`);
  }
  if (report !== '') writeFileSync(report, JSON.stringify({ results }));
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});

async function runEngine(engine: Engine, journeys: readonly Journey[]): Promise<EngineResult> {
  const start = await presence(engine);
  if (typeof start === 'string') return { engine, passed: 0, failed: 0, lacks: start };
  const isPassed = await makeAll(engine, start, journeys);
  const passed = isPassed.filter((is) => is).length;
  return { engine, passed, failed: isPassed.length - passed, lacks: null };
}

/** Makes journeys one after the other, and reports which of them succeeded. */
async function makeAll(engine: Engine, start: Start, journeys: readonly Journey[]): Promise<boolean[]> {
  const machine = new Machine(start);
  const isPassed: boolean[] = [];
  for (const { name, make } of journeys) {
    const began = performance.now();
    let failure: unknown;
    try {
      await within(LIMIT_MS, inOneVisit(machine, make));
    } catch (error) {
      failure = error ?? 'unknown';
      const picture = join(ROOT, 'test-results', `${engine}-${name.replaceAll(/\W+/g, '-')}.png`);
      await within(LIMIT_MS / 10, machine.driver.screenshot(picture)).catch(() => undefined);
      await machine.close();
    }
    isPassed.push(failure === undefined);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${failure === undefined ? '✓' : '✗'} ${engine}: ${name} (${seconds} s)`);
    if (failure !== undefined) console.log(inspect(failure));
  }
  await machine.close();
  return isPassed;
}

async function inOneVisit(machine: Machine, make: Journey['make']): Promise<void> {
  await machine.open();
  const host = await openHost(join(ROOT, 'dist-e2e'));
  try {
    await make(new Visit(machine, host));
  } finally {
    host.stop();
  }
}

/** The value of a promise, if it resolves in time. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
