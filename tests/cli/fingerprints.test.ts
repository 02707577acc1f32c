import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { simulation } from '../../tools/faza/simulation.ts';
import { fingerprintOfDays, fingerprintOfLadder, fingerprintOfSteps } from '../../tools/kit/fingerprints.ts';

/** The edition of the ladder. */
const published = simulation.editions.find(({ id }) => id === 'published');

describe('stored results belong to the current rules, content and bots', () => {
  test.each([
    ['published', 'stepRates.json'],
    ['24', 'stepRates24.json'],
  ])('the win rates of the steps of the edition %s: else run npm run steps', (edition, file) => {
    const { bot, fingerprint } = v.parse(
      v.object({ bot: v.string(), fingerprint: v.string() }),
      JSON.parse(readFileSync(`src/games/faza/content/${file}`, 'utf8')),
    );
    const measured = simulation.editions.find(({ id }) => id === edition);
    expect(measured && fingerprintOfSteps(simulation, measured, bot)).toBe(fingerprint);
  });

  test.each(['random', 'novice', 'greedy', 'policy', 'batch', 'search', 'oracle'])(
    'the games of %s in the ladder: else run npm run ladder',
    (bot) => {
      const { fingerprints } = v.parse(
        v.object({ fingerprints: v.record(v.string(), v.string()) }),
        JSON.parse(readFileSync('docs/ladder/faza-published.json', 'utf8')),
      );
      expect(published && fingerprintOfLadder(simulation, published, bot, 'ladder')).toBe(fingerprints[bot]);
    },
  );
});

test.each([{ expansions: 9, commandsAhead: 14 }, { expansions: 8, commandsAhead: 15 }, { expansions: 8 }])(
  'games of a bot with other numbers of positions or commands, %o, are not those of before',
  (settings) => {
    const changed = Object.entries(simulation.bots).map(
      ([name, bot]) => [name, name === 'batch' ? { ...bot, settings } : bot] as const,
    );
    const other = { ...simulation, bots: Object.fromEntries(changed) };
    const { dailies } = simulation;
    expect(fingerprintOfDays(other, dailies, [])).not.toBe(fingerprintOfDays(simulation, dailies, []));
    for (const edition of simulation.editions) {
      expect(fingerprintOfSteps(other, edition, 'batch')).not.toBe(fingerprintOfSteps(simulation, edition, 'batch'));
      const ladderOf = (one: typeof other, bot: string): string => fingerprintOfLadder(one, edition, bot, 'a');
      expect(ladderOf(other, 'batch')).not.toBe(ladderOf(simulation, 'batch'));
      expect(ladderOf(other, 'policy')).toBe(ladderOf(simulation, 'policy'));
    }
  },
);
