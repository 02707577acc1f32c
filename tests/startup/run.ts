import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { listen } from '../../tools/kit/staticServer.ts';
import { openBrowser } from '../looks/kit/visitor.ts';
import { freePort } from '../tools/freePort.ts';
import { createGzipServer } from './gzipServer.ts';
import { growth, type Held, heapAfterGames } from './heap.ts';
import { drawnWhileHidden } from './hidden.ts';
import { type Presses, p98, presses } from './presses.ts';
import { fromNothing, onceInstalled, type StartTimes } from './startTimes.ts';
import { SLOW, type Visit } from './watch.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const command = defineCommand({
  name: 'npm run startup',
  summary: [
    'Measures how fast the game starts in a phone’s window without a graphics card, on a slow connection and with the',
    `processor ${SLOW.processor} times slower: what is shown and when its buttons, really pressed, are answered.`,
    'Use a computer that does nothing else; bytes and requests are the same on any.',
  ].join('\n'),
  options: {
    only: { kind: 'choice', choices: ['empty', 'installed', 'presses', 'hidden', 'heap'], help: 'measure one part' },
    games: {
      kind: 'number',
      default: 50,
      min: 2,
      max: 1000,
      help: 'games for the heap, which takes a minute or two each',
    },
    runs: { kind: 'number', default: 5, min: 1, max: 99, help: 'visits for each figure, which is their median' },
    folder: { kind: 'text', default: '', help: 'measure the build in this folder instead of a new one' },
  },
  examples: ['npm run startup', 'npm run startup -- --only empty --runs 9'],
});

await runCommand(command, async ({ only, runs, folder, games }) => {
  if (folder === '') await build({ root: ROOT, logLevel: 'error' });
  const server = createGzipServer(folder === '' ? join(ROOT, 'dist') : folder);
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1', await freePort())}/`;
  const browser = await openBrowser('canvas');
  try {
    const isWanted = (part: typeof only): boolean => only === undefined || only === part;
    if (isWanted('empty')) print('From an empty cache', await fromNothing(browser, url, runs));
    if (isWanted('installed')) print('Once installed', await onceInstalled(browser, url, runs));
    if (isWanted('presses')) {
      for (const slower of [1, SLOW.processor]) {
        for (const [game, play] of Object.entries(presses))
          printPresses(game, slower, await play(browser, url, slower));
      }
    }
    if (isWanted('hidden')) {
      const { seen, hidden } = await drawnWhileHidden(browser, url);
      console.log(`\nDrawn in two seconds at the title: ${seen} times, while it is hidden ${hidden} times`);
    }
    // It takes an hour, so it runs only on request.
    if (only === 'heap') await printHeap(browser, url, games);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return undefined;
});

/** Prints how long presses took: to the next picture, and in the page's own code. */
function printPresses(game: string, slower: number, round: Presses): void {
  const { count, slowest } = round;
  console.log(`\n${game}, presses, processor ${slower} times slower: ${count}, 98 of 100 within ${p98(round)} ms`);
  console.log(`  of this until the page had time ${p98(round, 'delay')} ms, its own code ${p98(round, 'own')} ms`);
  const line = slowest.slice(0, 8).map(({ whole, own }) => `${whole} (${Math.round(own)})`);
  console.log(`  the slowest, in brackets its own code: ${line.join(', ')} ms`);
}

/** Prints the memory used after each game, and the growth per game over the last three fifths. */
async function printHeap(browser: Browser, url: string, games: number): Promise<void> {
  const all: Held[] = [];
  await heapAfterGames(browser, url, games, (held, game) => {
    all.push(held);
    console.log(`  game ${game}: ${megabytes(held.all)} MB, the archive ${(held.archive / 1000).toFixed(1)} kB`);
  });
  const last = all.slice(-Math.ceil(games * 0.6)).map(({ all: bytes, archive }) => bytes - archive);
  const each = (100 * growth(last)).toFixed(2);
  console.log(`\nHeap without the archive over the last ${last.length} games: ${each} % a game`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2);
}

function print(title: string, { title: toTitle, table: toTable }: StartTimes): void {
  console.log(`\n${title}`);
  printVisits('to the title', toTitle);
  printVisits('to the table', toTable);
}

function printVisits(way: string, visits: readonly Visit[]): void {
  const names = Object.keys(visits[0]?.at ?? {});
  const line = (name: string, times: readonly number[], more = ''): void =>
    console.log(`  ${way}  ${name.padEnd(12)} ${seconds(times)}  ${more}`);
  line(
    'first paint',
    visits.map(({ firstPaint }) => firstPaint),
  );
  for (const name of names) {
    const kilobytes = median(visits.map(({ bytes }) => bytes[name] ?? 0)) / 1000;
    const requests = median(visits.map((one) => one.requests[name] ?? 0));
    line(
      name,
      visits.map(({ at }) => at[name] ?? Number.NaN),
      `${kilobytes.toFixed(0)} kB, ${requests} requests`,
    );
  }
  console.log(`  ${way}  layout shift ${median(visits.map(({ shift }) => shift)).toFixed(4)}`);
}

/** The median and, in brackets, the minimum and the maximum. */
function seconds(times: readonly number[]): string {
  const words = [median(times), Math.min(...times), Math.max(...times)].map((time) => (time / 1000).toFixed(2));
  return `${words[0]} s (${words[1]}–${words[2]})`.padEnd(24);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
