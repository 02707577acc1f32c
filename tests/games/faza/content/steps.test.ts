import { describe, expect, test } from 'vitest';
import measured from '../../../../src/games/faza/content/stepRates.json' with { type: 'json' };
import measured24 from '../../../../src/games/faza/content/stepRates24.json' with { type: 'json' };
import { stepOf, stepsOf, usualOptions, winShare } from '../../../../src/games/faza/content/steps.ts';
import { simulation } from '../../../../tools/faza/simulation.ts';

/** The maximum win rate of the computer on the last step: 16 tiles have only the rulebook's own options for it. */
const BOARDS = [
  { edition: 'published', rates: measured, last: 0.4 },
  { edition: '24', rates: measured24, last: 0.1 },
] as const;

describe('the steps of difficulty', () => {
  test('are nine, from the easiest to the hardest, and seven with 24 tiles', () => {
    expect(stepsOf('published').map(({ id }) => id)).toEqual([
      'training',
      'easy',
      'forewarned',
      'normal',
      'hard',
      'noMercy',
      'siege',
      'attrition',
      'lastStand',
    ]);
    expect(stepsOf('24').map(({ id }) => id)).toEqual([
      'training',
      'easy',
      'forewarned',
      'normal',
      'ambush',
      'siege',
      'lastStand',
    ]);
    expect(stepsOf('pack-mine-0123456789abcd')).toEqual(stepsOf('published'));
  });

  test('V1 V2 V5 after Hard they are made of the options of the rulebook, and the Faza act first on the last one only', () => {
    const hard = { mode: 'hard', health: null, rewards: true, fazaFirst: false };
    expect(
      stepsOf('published')
        .slice(4)
        .map(({ options }) => options),
    ).toEqual([
      hard,
      { ...hard, rewards: false },
      { ...hard, health: 5 },
      { ...hard, health: 5, rewards: false },
      { ...hard, health: 5, rewards: false, fazaFirst: true },
    ]);
    const easy = { ...hard, mode: 'easy' };
    const normal = { ...hard, mode: 'normal' };
    expect(
      stepsOf('published')
        .slice(0, 4)
        .map(({ options }) => options),
    ).toEqual([{ ...easy, drawTwo: true, health: 1 }, easy, { ...normal, drawTwo: true, health: 3 }, normal]);
  });

  test('V1 V2 V5 a mode is usually played as the rulebook says: every option is off', () => {
    for (const mode of ['easy', 'normal', 'hard'] as const)
      expect(usualOptions(mode)).toEqual({ mode, health: null, rewards: true, fazaFirst: false });
  });

  test.each(BOARDS)(
    'of $edition were measured with every team size, each harder than the one before, from 95% of wins down',
    ({ edition, rates: { games, wins }, last }) => {
      const won: Readonly<Record<string, number>> = wins;
      const rates = stepsOf(edition).map(({ id }) => {
        const ofSizes = [2, 3, 4].map((size) => won[`${id}, ${size} heroes`] ?? Number.NaN);
        return ofSizes.reduce((sum, one) => sum + one, 0) / (3 * games);
      });
      for (const [i, rate] of rates.slice(1).entries()) {
        expect(rate, stepsOf(edition)[i + 1]?.id).toBeLessThan(rates[i] ?? 0);
      }
      expect(rates[0]).toBeGreaterThanOrEqual(0.95);
      expect(rates.at(-1)).toBeLessThan(last);
      expect(rates.at(-1)).toBeGreaterThan(0);
      expect(winShare(edition, { id: 'normal' }, 3)).toBe((won['normal, 3 heroes'] ?? 0) / games);
    },
  );

  test('have no win rates if they were not measured', () => {
    expect(winShare('pack-mine-0123456789abcd', { id: 'normal' }, 3)).toBeNull();
    expect(winShare('24', { id: 'hard' }, 3)).toBeNull();
  });

  test('can be played, and are found again by their options', () => {
    for (const { steps } of simulation.editions) {
      for (const { setup } of steps?.kinds ?? []) {
        const played = setup({ seed: 'a', draws: 0, generator: 'tychei' }, 'a');
        expect(simulation.problem(played)).toBeNull();
      }
    }
    for (const edition of ['published', '24'] as const)
      for (const step of stepsOf(edition)) expect(stepOf({ ...step.options, edition })).toBe(step);
  });

  test('other options are no step', () => {
    const normal = {
      edition: 'published',
      mode: 'normal',
      health: null,
      rewards: true,
      fazaFirst: false,
    } as const;
    expect(stepOf(normal)?.id).toBe('normal');
    for (const other of [{ health: 4 }, { rewards: false }, { fazaFirst: true }]) {
      expect(stepOf({ ...normal, ...other })).toBeNull();
    }
    expect(stepOf({ ...normal, drawTwo: true })).toBeNull();
    expect(stepOf({ ...normal, drawTwo: true, health: 3 })?.id).toBe('forewarned');
    expect(stepOf({ ...normal, fazaFirst: true, edition: '24' })?.id).toBe('ambush');
  });
});
