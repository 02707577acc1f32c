import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runTool } from '../kit/runTool.ts';

test('a tool that plays in processes of its own plays the same games there, and leaves no bundle behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    const games = ['--edition', 'published', '--games', '4', '--seed', 'bundle', '--json'];
    const [alone, shared] = await Promise.all(
      ['1', '2'].map((workers) => runTool('simulate', [...games, '--workers', workers])),
    );
    expect(shared?.code).toBe(0);
    const commands = { mean: 7.25, median: 7.5, least: 3, most: 11 };
    for (const one of [alone, shared]) expect(JSON.parse(one?.stdout ?? '').commands).toEqual(commands);
    expect(readdirSync(folder).filter((name) => name.startsWith('faza-'))).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
