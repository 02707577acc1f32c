import { expect } from '@playwright/test';
import { noTally, playEpisode } from '../monkey/episode.ts';
import { test } from './kit/test.ts';

/** The seeds of episodes that reach many screens; `npm run monkey` plays others. */
const SEEDS = [1, 2, 3];

for (const tag of ['@webgl', '@canvas'] as const) {
  test('random actions lead to no error, and back to the title', { tag }, async ({ browser, baseURL = '' }) => {
    const tally = noTally();
    const isBlank = tag === '@canvas';
    for (const seed of SEEDS) await playEpisode(browser, { seed, actions: 50, url: baseURL, isBlank }, tally);
    expect(tally.failures).toEqual([]);
    expect(tally.actions).toBe(150);
  });
}
