import { describe, expect, test } from 'vitest';
import measured from '../../../../src/games/faza/content/stepRates.json' with { type: 'json' };
import { stepOf, steps } from '../../../../src/games/faza/content/steps.ts';
import { simulation } from '../../../../src/games/faza/simulation.ts';

const rateOf = (id: string): number => {
  const wins: Readonly<Record<string, number>> = measured.wins;
  const won = [2, 3, 4].map((size) => wins[`${id}, ${size} heroes`] ?? Number.NaN);
  return won.reduce((sum, games) => sum + games, 0) / (3 * measured.games);
};

describe('the steps of difficulty', () => {
  test('are nine, from the easiest to the hardest', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      'training',
      'easy',
      'forewarned',
      'normal',
      'hard',
      'ambush',
      'noMercy',
      'siege',
      'lastStand',
    ]);
  });

  test('were measured with every team size, each harder than the one before, from 95% of wins down to a few', () => {
    const rates = steps.map(({ id }) => rateOf(id));
    for (const [i, rate] of rates.slice(1).entries()) expect(rate, steps[i + 1]?.id).toBeLessThan(rates[i] ?? 0);
    expect(rates[0]).toBeGreaterThanOrEqual(0.95);
    expect(rates.at(-1)).toBeLessThan(0.05);
    expect(rates.at(-1)).toBeGreaterThan(0);
  });

  test('can be played, and are found again by their options', () => {
    for (const { setup } of simulation.editions[0]?.steps?.kinds ?? []) {
      const played = setup({ seed: 'a', draws: 0, generator: 'tychei' }, 'a');
      expect(simulation.problem(played)).toBeNull();
    }
    for (const step of steps) expect(stepOf({ ...step.options })).toBe(step);
  });

  test('games that were played before a step got other options still count as its own', () => {
    const before = {
      mode: 'easy',
      health: null,
      rewards: true,
      fazaFirst: false,
      headStart: true,
      drawTwo: true,
    } as const;
    expect(stepOf(before)?.id).toBe('training');
    expect(stepOf({ ...before, health: 2 })?.id).toBe('training');
    expect(stepOf({ ...before, health: 1 })).toBeNull();
  });

  test('other options are no step', () => {
    const normal = { mode: 'normal', health: null, rewards: true, fazaFirst: false, headStart: false } as const;
    expect(stepOf(normal)?.id).toBe('normal');
    for (const other of [{ health: 4 }, { rewards: false }, { fazaFirst: true }, { headStart: true }]) {
      expect(stepOf({ ...normal, ...other })).toBeNull();
    }
    expect(stepOf({ ...normal, drawTwo: true })?.id).toBe('forewarned');
  });
});
