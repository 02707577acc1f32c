import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { GAME_VARIABLE, mutatedGames } from './games.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What Stryker does not copy to the folder where it tests mutants. */
const leftOut: string[] = JSON.parse(readFileSync('tests/mutation/stryker.config.json', 'utf8')).ignorePatterns;

test.each(Object.keys(mutatedGames))(
  'the tests that run against mutants of %s need no file that Stryker does not copy',
  async (game) => {
    vi.stubEnv(GAME_VARIABLE, game);
    const { default: config } = await import('./bundle.config.ts');
    const asked = new Set<string>();
    const watch = { name: 'watch', moduleParsed: ({ id }: { id: string }) => void asked.add(`/${relative('', id)}`) };
    await build({ ...config, configFile: false, plugins: [watch], build: { ...config.build, write: false } });
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((file) => leftOut.some((pattern) => file.startsWith(pattern)))).toEqual([]);
  },
);
