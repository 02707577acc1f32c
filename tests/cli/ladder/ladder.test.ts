import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTool } from '../../kit/runTool.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = async (workers: string): Promise<string[]> => {
  const file = join(folder, `${workers}.json`);
  const args = ['--bots', 'random,policy', '--seeds', '1', '--workers', workers, '--file', file];
  const { code, stdout } = await runTool('ladder', args);
  expect(code).toBe(0);
  return stdout.trim().split('\n');
};

test('ladder compares two bots in every mode with every number of heroes, the same in any number of processes', async () => {
  const found = await rows('2');
  expect(found.map((row) => row.split(' | ')[0])).toEqual([
    '| easy, 2 heroes',
    '| easy, 3 heroes',
    '| easy, 4 heroes',
    '| normal, 2 heroes',
    '| normal, 3 heroes',
    '| normal, 4 heroes',
    '| hard, 2 heroes',
    '| hard, 3 heroes',
    '| hard, 4 heroes',
  ]);
  for (const row of found) expect(row).toMatch(/\| random 0% .* \| policy \d+% .* \| 1 seeds \| open \|$/);
  expect(await rows('1')).toEqual(found);
});
