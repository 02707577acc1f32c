import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../kit/test.ts';

const BUILD = 'dist-e2e';

/**
 * The most bytes that the code of each stage may have after gzip. The limits are a little above today's sizes, so that
 * growth is noticed, and decided on. Only this build has the test game, 4,000 of everything.
 * Of a game that is not open, the title has its listing: Face Off’s has 110 bytes. The table knows whom a lesson waits for, and tells news
 * in fewer lines. The coach is loaded when somebody wants one; what the table knows of it has 700 bytes, and the coaches of three more games
 * have 7,000. Face Off plans ahead, bids up to a limit and counts its points set by set in 5,000, and its boxes are held open in 2,000; Azardia's rulebook shows its cards in 3,000.
 */
const MOST = { title: 219_400, table: 253_000, pictures: 559_800, everything: 1_102_500 };

const files = readdirSync(join(BUILD, 'assets'))
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => `assets/${name}`);
const read = (file: string): string => readFileSync(join(BUILD, file), 'utf8');
/** The size of a file over the wire. */
const zipped = (file: string): number => gzipSync(readFileSync(join(BUILD, file)), { level: 6 }).length;
/** All files that begin with one of these names, and a hash. */
const named = (...names: readonly string[]): string[] =>
  files.filter((file) => names.includes(/assets\/(\w+)-[\w-]{8}\./.exec(file)?.[1] ?? ''));

/** What the page requests before any of it runs: code, and the fonts of its first buttons. */
function askedForAtOnce(): string[] {
  const links = read('index.html').match(/<(script|link)[^>]*>/g) ?? [];
  return links.flatMap((link) => /(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css|woff2))"/.exec(link)?.[1] ?? []);
}

/** Files with everything that they import before they can run. */
function withImports(some: readonly string[]): string[] {
  const found = new Set(some);
  for (const file of found) {
    for (const name of importsOf(file)) found.add(name);
  }
  return [...found];
}

/** What a file imports, in the order in which it runs. */
function importsOf(file: string): string[] {
  if (!file.endsWith('.js')) return [];
  return [...read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `assets/${name}`);
}

const title = ['index.html', ...askedForAtOnce()];
const table = [...new Set([...title, ...withImports(named('play'))])];
const pictures = [...new Set([...table, ...withImports(named('phaser', 'createStage'))])];
const stages = { title, table, pictures, everything: ['index.html', ...files] };

for (const stage of ['title', 'table', 'pictures', 'everything'] as const) {
  test(`the code of the page is no larger than planned: ${stage}`, () => {
    const sizes = stages[stage].map((file) => ({ file, bytes: zipped(file) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const largest = sizes.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${bytes} ${file}`);
    expect(total, `${stage}: ${total} bytes, at most ${MOST[stage]}\n${largest.join('\n')}`).toBeLessThan(MOST[stage]);
  });
}

test('the code that requests the first pictures of a game runs before Phaser', () => {
  for (const [stage, preload] of [
    ['createStage', 'preload-faza'],
    ['azardiaStage', 'preload-azardia'],
    ['factionStage', 'preload-factionFun'],
    ['faceOffStage', 'preload-faceOff'],
  ] as const) {
    const [file = ''] = named(stage).filter((name) => name.endsWith('.js'));
    const imports = importsOf(file);
    const requests = imports.findIndex((name) => name.startsWith(`assets/${preload}-`));
    expect(requests).toBeGreaterThanOrEqual(0);
    // Whether the stage imports it, or something that does.
    const phaser = imports.findIndex((name) => withImports([name]).some((one) => one.startsWith('assets/phaser-')));
    expect(requests).toBeLessThan(phaser);
  }
});

test('the page requests everything that the title needs at once: no request waits for another file', () => {
  expect(withImports(title).filter((file) => !title.includes(file))).toEqual([]);
  expect(title).toEqual(expect.arrayContaining(named('start')));
  // Words move when their font arrives later.
  expect(title).toContainEqual(expect.stringMatching(/\/bangers-latin-400-normal-[\w-]{8}\.woff2$/));
  expect(named('module').filter((file) => file.endsWith('.js') && title.includes(file))).toHaveLength(1);
});
