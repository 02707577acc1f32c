import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subject, subject24 } from '../games/faza/subject.ts';
import { runProperties } from '../kit/runProperties.ts';
import { ROOT } from '../tools/source.ts';
import { conduct } from './conduct.ts';
import { jobOf } from './job.ts';
import { reportText } from './report.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Runs `npm run soak` with these options, storing its results in a folder of this test. */
function start(...args: readonly string[]): Running {
  const program = ['--import', 'tsx', 'tests/soak/run.ts', ...args, '--folder', folder];
  const child = spawn(process.execPath, program, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ended = Promise.all([closed, text(child.stdout), text(child.stderr)]).then(([code, stdout, stderr]) => {
    return { code, stdout, stderr };
  });
  return { child, ended };
}

/** How many chunks are stored, of the only run. */
function chunksKept(): number {
  const name = readdirSync(folder).find((file) => file.endsWith('.json'));
  return name === undefined ? 0 : JSON.parse(readFileSync(join(folder, name), 'utf8')).done.length;
}

/** Waits until that many chunks are stored, sends a signal, and waits for the end. */
async function endedAfter(chunks: number, signal: 'SIGINT' | 'SIGKILL', { child, ended }: Running) {
  const watcher = watch(folder, () => {
    if (chunksKept() < chunks) return;
    // Only once: a second Ctrl-C means impatience, and ends the process at once.
    watcher.close();
    child.kill(signal);
  });
  const result = await ended;
  watcher.close();
  return result;
}

describe('npm run soak', () => {
  // Eight chunks, each long enough for a signal to arrive in time.
  const options = ['--games', '80', '--seed', 'mine'];
  const { plan } = jobOf({ games: 80, game: 'faza', properties: 'all', bot: 'random', seed: 'mine', middles: 20 });

  test('continues after Ctrl-C and after being killed, with the same counts as an uninterrupted run', {
    timeout: 180_000,
  }, async () => {
    const stopped = await endedAfter(1, 'SIGINT', start(...options, '--workers', '1'));
    const first = chunksKept();
    expect(first).toBeGreaterThanOrEqual(1);
    expect(stopped).toEqual({
      code: 130,
      stdout: '',
      stderr: `stopped: ${first * 10} of 80 games are kept; the same command goes on\n`,
    });

    const killed = await endedAfter(first + 1, 'SIGKILL', start(...options, '--workers', '1'));
    const second = chunksKept();
    expect(killed).toMatchObject({ code: null, stdout: '' });
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(8);

    const finished = await start(...options, '--workers', '2').ended;
    expect(finished.code).toBe(0);
    expect(finished.stderr).toMatch(`${second * 10} of 80 games were played before and are kept in ${folder}`);
    const whole = reportText(runProperties(subject, plan, 0, 80), 1);
    expect(withoutTime(finished.stdout)).toBe(withoutTime(whole));

    const again = await start(...options).ended;
    expect(again).toMatchObject({ code: 0, stdout: finished.stdout });
  });

  test('plays the larger board as the suite does', async () => {
    const found = await start('--game', 'faza24', '--games', '10', '--seed', 'mine', '--workers', '1').ended;
    const whole = reportText(runProperties(subject24, plan, 0, 10), 1);
    expect(withoutTime(found.stdout)).toBe(withoutTime(whole));
    expect(whole).not.toContain('hard');
  });

  test('has a help text, and answers a mistake with one line and exit code 2', async () => {
    const [help, mistake] = await Promise.all([start('--help').ended, start('--properties', 'some').ended]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('npm run soak -- --games 100000');
    expect(mistake).toMatchObject({ code: 2, stdout: '' });
    expect(mistake.stderr).toMatch(/^npm run soak: --properties cannot be "some".*\n$/);
  });
});

function withoutTime(report: string): string {
  return report.replace(/without a fault.*/, 'without a fault');
}

test('a broken property ends the run with exit code 1, the shortest game that breaks it, and nothing kept of its chunk', async () => {
  let said = '';
  let noted = '';
  const code = await conduct({
    job: jobOf({ games: 100, game: 'faza', properties: 'all', bot: 'random', seed: 'broken', middles: 0 }),
    worker: new URL('./brokenWorker.ts', import.meta.url),
    workers: 2,
    sources: 'broken',
    folder,
    fresh: true,
    stop: new AbortController().signal,
    say: (more) => {
      said += more;
    },
    note: (more) => {
      noted += more;
    },
  });
  expect([code, noted]).toEqual([1, '']);
  const [property, , story] = said.split('\n');
  expect(property).toBe('the property "boundary" is broken: undo goes back behind what was revealed: {"do":"roll"}');
  expect(JSON.parse(story ?? '')).toEqual({ setup: { start: 0 }, middle: null, commands: [] });
  expect(readdirSync(folder)).toEqual([]);
});

test('a report adds up: kinds of game as rows, leaders as columns, and the work done', () => {
  const tally = {
    games: { 'easy, 2 heroes | random': 1200, 'hard, 3 heroes | policy': 3, 'easy, 2 heroes | policy': 4 },
    work: { 'states checked': 5000 },
    given: { move: 70, fight: 1 },
    ends: { X1: 7, X2: 1200 },
    shown: { purge: 2 },
  };
  expect(reportText(tally, 2)).toBe(
    [
      'Games           policy  random',
      'easy, 2 heroes       4   1,200',
      'hard, 3 heroes       3       0',
      '',
      'Work',
      '  commands given     71',
      '  states checked  5,000',
      '',
      'Ends',
      '  X1      7',
      '  X2  1,200',
      '',
      'Commands',
      '  fight   1',
      '  move   70',
      '',
      'Shown by facts',
      '  purge  2',
      '',
      '1,207 games without a fault, 2.0 s of playing, 603.5 games a second',
      '',
    ].join('\n'),
  );
});
