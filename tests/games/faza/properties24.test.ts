import { expect, test } from 'vitest';
import { tiles24 } from '../../../src/games/faza/content/tiles24/edition.ts';
import { runProperties } from '../../kit/runProperties.ts';
import { total } from '../../kit/tally.ts';
import { EVERY_COMMAND } from './everyCommand.ts';
import { subject24 } from './subject.ts';

const MINUTES = 60_000;
/** What only Long events and Rewards ask for (P24-E3), and what nobody is asked in this edition. */
const NEVER: readonly string[] = ['payOff', 'sabotage', 'defect', 'recoverOne'];

test('every property at every step, in 1,000 games of the 24-tile edition at random', { timeout: 10 * MINUTES }, () => {
  const plan = { seed: 'suite, 24', properties: 'all', care: 'light', bots: ['random'], middles: 60 } as const;
  const { games, given, ends, shown } = runProperties(subject24, plan, 0, 1000);
  expect(total(games)).toBe(1000);
  const kinds = ['easy', 'normal'].flatMap((mode) => [2, 3, 4].map((size) => `${mode}, ${size} heroes`));
  for (const kind of kinds) expect(games).toHaveProperty([`${kind} | random`]);
  expect(Object.keys(ends).sort()).toEqual(['X1', 'X2', 'X3', 'X4', 'X5']);
  const commands = [...Object.keys(EVERY_COMMAND), 'aim'].filter((name) => !NEVER.includes(name));
  expect(Object.keys(given).sort()).toEqual(commands.sort());
  expect(tiles24.events.filter(({ id }) => shown[id] === undefined)).toEqual([]);
});
