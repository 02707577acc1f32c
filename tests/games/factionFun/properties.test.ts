import { expect, test } from 'vitest';
import { runProperties } from '../../kit/runProperties.ts';
import { total } from '../../kit/tally.ts';
import { subject } from './subject.ts';

const PLAN = { seed: 'factionFun', properties: 'all', bots: ['random', 'normal'], middles: 0 } as const;

const MINUTES = 60_000;

test('every property of the shared suite in 9 games of 2, 4 and 6 seats with all options', {
  timeout: 10 * MINUTES,
}, () => {
  const tally = runProperties(subject, PLAN, 0, 9);
  expect(total(tally.games)).toBe(9);
  for (const [what, often] of Object.entries(tally.work)) expect(often, what).toBeGreaterThan(0);
});
