import { describe, expect, test } from 'vitest';
import certified from '../../../src/games/faza/dailies/certified.json' with { type: 'json' };
import { at } from '../../../src/kernel/values/at.ts';
import { daysOf } from '../../../src/module/daily/certifiedDays.ts';
import { dailySeed } from '../../../src/module/daily/dailySeed.ts';
import { isDayWon } from '../../../tools/certify/certifyDay.ts';
import { simulation } from '../../../tools/faza/simulation.ts';
import { fingerprintOfDays } from '../../../tools/kit/fingerprints.ts';
import { played } from '../../../tools/kit/playout.ts';

const { dailies } = simulation;
const days = daysOf(certified);
/** Days that the fastest bot won. */
const fast = days.filter((_, day) => certified.bots[day] === '0');
const AGAIN = 'Certify the days again: npm run certify';

describe('the certified days', () => {
  test('are 366 in a row, each with a retry number and one of three bots', () => {
    expect(days).toHaveLength(366);
    expect(certified.first).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(certified.retries).toMatch(/^[0-9a-z]{366}$/);
    expect(certified.bots).toMatch(/^[012]{366}$/);
  });

  test('belong to the rules, the content and the bots as they are', () => {
    expect(fingerprintOfDays(simulation, dailies, days), AGAIN).toBe(certified.fingerprint);
  });

  test.each([0, 0.33, 0.66, 0.99].map((part) => at(fast, Math.floor(part * fast.length))))('%s is won', (day) => {
    const retry = Number.parseInt(certified.retries[days.indexOf(day)] ?? '', 36);
    expect(isDayWon(simulation, dailies, day, { retry, bot: 0 }), AGAIN).toBe(true);
  });

  test('have the lowest luck that any bot wins with: the fastest bot lost each one before', () => {
    const day = days.find((_, index) => certified.retries[index] !== '0') ?? '';
    expect(played(simulation, 'policy', dailies.setup(day, dailySeed(day))).won).toBe(false);
  });
});
