import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editions } from '../../../src/games/faza/content/editions.ts';
import { networkFrom } from '../../../src/kernel/bots/network.ts';
import { learnerOf } from '../../../tools/faza/learner.ts';
import { runTool } from '../../kit/runTool.ts';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const train = (file: string, ...more: string[]) =>
  runTool('train', ['--file', join(folder, file), '--rounds', '1', '--games', '2', '--hidden', '4', ...more]);
const weights = (file: string) =>
  networkFrom(JSON.parse(readFileSync(join(folder, file), 'utf8')), learnerOf(editions.published).inputs);

test('train writes a network, continues from it, and gets the same one with any number of processes', async () => {
  const one = await train('one.json', '--imitate', '1', '--workers', '1');
  expect(one).toMatchObject({ code: 0 });
  expect(one.stdout).toMatch(/^0 imitate: won \d of 2, loss \d\.\d+, \d+ positions\n$/);
  await train('other.json', '--imitate', '1', '--workers', '2');
  expect(weights('one.json')).toEqual(weights('other.json'));
  const on = await train('one.json', '--workers', '1');
  expect(on.stdout).toMatch(/^0 play: /);
  expect(weights('one.json')).not.toEqual(weights('other.json'));
});

test('train makes networks without hidden units', async () => {
  const options = ['--rounds', '1', '--games', '2', '--hidden', '0', '--workers', '1'];
  expect(await runTool('train', ['--file', join(folder, 'linear.json'), ...options])).toMatchObject({ code: 0 });
  const { first, bias, second, direct } = weights('linear.json');
  expect([first.length, bias.length, second.length]).toEqual([0, 0, 0]);
  expect(direct.some((weight) => weight !== 0)).toBe(true);
});

test('train says what it needs', async () => {
  expect(await runTool('train', [])).toMatchObject({ code: 2, stderr: expect.stringContaining('--file') });
});
