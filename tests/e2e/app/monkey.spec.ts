import { expect } from '@playwright/test';
import { noTally, playEpisode } from '../../monkey/episode.ts';
import { test } from '../kit/test.ts';

/** The seeds of episodes that reach many screens; `npm run monkey` plays others. */
const SEEDS = [1, 2, 3];

for (const [drawing, tag] of [
  ['by WebGL', '@webgl'],
  ['on a canvas', '@canvas'],
] as const) {
  test(`drawn ${drawing}, random actions cause no error, and lead back to the title`, { tag }, async ({
    browser,
    baseURL,
  }) => {
    // Limited by the number of actions: how long they take depends on where they lead.
    test.setTimeout(300_000);
    const [tally, url] = [noTally(), baseURL ?? ''];
    const isBlank = tag === '@canvas';
    for (const seed of SEEDS) await playEpisode(browser, { seed, actions: 50, url, isBlank }, tally);
    expect(tally.failures).toEqual([]);
    expect(tally.actions).toBe(150);
  });
}
