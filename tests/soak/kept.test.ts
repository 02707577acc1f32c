import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noGames, type Tally } from '../kit/tally.ts';
import { chunksOf, gamesOf, type Job, jobOf } from './job.ts';
import { type Kept, nothingKept, readKept, withChunk, writeKept } from './kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const file = join(folder, 'kept', 'run.json');
afterAll(() => rmSync(folder, { recursive: true }));

const job = jobOf({ games: 25, game: 'faza', properties: 'all', bot: 'random', seed: 's', middles: 20 });
const played = (games: number): Tally => ({ ...noGames(), games: { 'a kind | random': games }, ends: { X1: games } });
const kept = withChunk(withChunk(nothingKept(job, 'code'), 2, played(5), 1.5), 0, played(10), 2.5);

test('chunks hold every game of a job once', () => {
  const chunks = Array.from({ length: chunksOf(job) }, (_, number) => gamesOf(job, number));
  expect(chunks).toEqual([
    { from: 0, to: 10 },
    { from: 10, to: 20 },
    { from: 20, to: 25 },
  ]);
});

test('written results can be read again, and the file is always complete', () => {
  writeKept(file, kept);
  expect(readKept(file, job, 'code')).toEqual(kept);
  expect(kept).toMatchObject({
    done: [2, 0],
    seconds: 2.5,
    tally: { games: { 'a kind | random': 15 }, ends: { X1: 15 } },
  });
  expect(readdirSync(join(folder, 'kept'))).toEqual(['run.json']);
});

test('without a file, a run starts from the beginning', () => {
  expect(readKept(join(folder, 'nothing.json'), job, 'code')).toEqual(nothingKept(job, 'code'));
});

test.each<[string, unknown, string]>([
  ['that is no JSON', '{"job":', 'is broken'],
  ['that is cut short', JSON.stringify(kept).slice(0, -9), 'is broken'],
  ['with more in it than there should be', { ...kept, more: 1 }, 'is broken'],
  ['with half a game', { ...kept, tally: { ...kept.tally, ends: { X1: 0.5 } } }, 'is broken'],
  ['without a time', { ...kept, seconds: null }, 'is broken'],
  ['of other games', { ...kept, job: { ...job, games: 60 } satisfies Job }, 'belongs to another run'],
  ['of other code', { ...kept, sources: 'older' }, 'was begun with other rules, bots or tests'],
  ['that counts a chunk twice', { ...kept, done: [2, 0, 0] } satisfies Kept, 'contradicts itself'],
  ['with a chunk that there is not', { ...kept, done: [2, 3] } satisfies Kept, 'contradicts itself'],
  ['with a game too many', { ...kept, tally: played(16) } satisfies Kept, 'contradicts itself'],
])('a file %s is refused in one sentence', (_, content, problem) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  expect(() => readKept(file, job, 'code')).toThrow(`${file} ${problem}; --fresh begins anew`);
});
