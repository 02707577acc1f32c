import { expect, test } from 'vitest';
import { runProperties } from '../../kit/runProperties.ts';
import { total } from '../../kit/tally.ts';
import { subject } from './subject.ts';

const PLAN = { seed: 'azardia', properties: 'all', bots: ['random', 'regular'], middles: 0 } as const;

const MINUTES = 60_000;

test('every property of the shared suite in 12 games of 2, 3 and 4 players with all options', {
  timeout: 10 * MINUTES,
}, () => {
  const tally = runProperties(subject, PLAN, 0, 12);
  expect(total(tally.games)).toBe(12);
  for (const [what, often] of Object.entries(tally.work)) expect(often, what).toBeGreaterThan(0);
});
