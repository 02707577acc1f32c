import { expect, test } from 'vitest';
import { runProperties } from '../../kit/runProperties.ts';
import { total } from '../../kit/tally.ts';
import { subject } from './subject.ts';

const PLAN = { seed: 'faceOff', properties: 'all', bots: ['random', 'boss'], middles: 0, closely: 10 } as const;

const MINUTES = 60_000;

test('every property of the shared suite in 16 games of 2 to 5 seats with all timing decks', {
  timeout: 10 * MINUTES,
}, () => {
  const tally = runProperties(subject, PLAN, 0, 16);
  expect(total(tally.games)).toBe(16);
  // S6: the last command shows the dealt cards, so nothing can be undone from the end of a game.
  const { 'undo steps': undone = 0, ...work } = tally.work;
  expect(undone).toBe(0);
  for (const [what, often] of Object.entries(work)) expect(often, what).toBeGreaterThan(0);
});
