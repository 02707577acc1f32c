import { describe, expect, test } from 'vitest';
import measured from '../../../../src/games/faza/content/stepRates.json' with { type: 'json' };
import measured24 from '../../../../src/games/faza/content/stepRates24.json' with { type: 'json' };
import { stepOf, stepPlayed, stepsOf, usualOptions, winShare } from '../../../../src/games/faza/content/steps.ts';
import { simulation } from '../../../../src/games/faza/simulation.ts';

const BOARDS = [
  { edition: 'brisk', rates: measured },
  { edition: '24', rates: measured24 },
] as const;

describe('the steps of difficulty', () => {
  test('are nine, from the easiest to the hardest; eight where the Faza usually act first, and seven with 24 tiles', () => {
    expect(stepsOf('balanced', 3).map(({ id }) => id)).toEqual([
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
    expect(stepsOf('24', 3).map(({ id }) => id)).toEqual([
      'training',
      'easy',
      'forewarned',
      'normal',
      'ambush',
      'siege',
      'lastStand',
    ]);
    expect(stepsOf('brisk', 3).map(({ id }) => id)).toEqual([
      'training',
      'easy',
      'forewarned',
      'normal',
      'hard',
      'noMercy',
      'siege',
      'lastStand',
    ]);
    expect(stepsOf('pack-mine-0123456789abcd', 3)).toEqual(stepsOf('published', 3));
  });

  test('V5 say whether the Faza usually act first in a mode', () => {
    for (const mode of ['normal', 'hard'] as const) {
      expect(usualOptions('brisk', mode).fazaFirst).toBe(true);
      expect(usualOptions('balanced', mode).fazaFirst).toBe(false);
    }
    expect(usualOptions('brisk', 'easy').fazaFirst).toBe(false);
    // A mode without a step has no options.
    expect(usualOptions('24', 'hard')).toEqual({
      mode: 'hard',
      health: null,
      rewards: true,
      fazaFirst: false,
    });
  });

  test.each(BOARDS)(
    'of $edition were measured with every team size, each harder than the one before, from 95% of wins down to less than 10%',
    ({ edition, rates: { games, wins } }) => {
      const won: Readonly<Record<string, number>> = wins;
      const rates = stepsOf(edition, 3).map(({ id }) => {
        const ofSizes = [2, 3, 4].map((size) => won[`${id}, ${size} heroes`] ?? Number.NaN);
        return ofSizes.reduce((sum, one) => sum + one, 0) / (3 * games);
      });
      for (const [i, rate] of rates.slice(1).entries()) {
        expect(rate, stepsOf(edition, 3)[i + 1]?.id).toBeLessThan(rates[i] ?? 0);
      }
      expect(rates[0]).toBeGreaterThanOrEqual(0.95);
      expect(rates.at(-1)).toBeLessThan(0.1);
      expect(rates.at(-1)).toBeGreaterThan(0);
      expect(winShare(edition, { id: 'normal' }, 3)).toBe((won['normal, 3 heroes'] ?? 0) / games);
    },
  );

  test('have no win rates where nobody has measured them', () => {
    for (const edition of ['published', 'revised', 'balanced'] as const)
      expect(winShare(edition, { id: 'normal' }, 3)).toBeNull();
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
    for (const edition of ['published', 'revised', 'balanced', 'brisk', '24'] as const) {
      for (const heroes of [2, 3, 4])
        for (const step of stepsOf(edition, heroes)) expect(stepOf({ ...step.options, edition }, heroes)).toBe(step);
    }
  });

  test('games that were played before a step got other options still count as its own', () => {
    const before = {
      edition: 'revised',
      mode: 'easy',
      health: null,
      rewards: true,
      fazaFirst: false,
      drawTwo: true,
      heroes: ['scout', 'doctor', 'rebel'],
    } as const;
    expect(stepPlayed(before)?.id).toBe('training');
    expect(stepPlayed({ ...before, health: 2 })?.id).toBe('training');
    expect(stepPlayed({ ...before, health: 1 })?.id).toBe('training');
    expect(stepPlayed({ ...before, health: 3 })).toBeNull();
    expect(stepPlayed({ ...before, health: 1, edition: '24' })?.id).toBe('training');
    const noMercy = {
      ...before,
      edition: 'balanced',
      mode: 'hard',
      rewards: false,
      drawTwo: false,
    } as const;
    expect(stepPlayed({ ...noMercy, fazaFirst: true })?.id).toBe('noMercy');
    expect(stepPlayed(noMercy)?.id).toBe('noMercy');
    expect(stepPlayed({ ...noMercy, fazaFirst: true, edition: 'revised' })?.id).toBe('noMercy');
    expect(stepPlayed({ ...noMercy, edition: 'revised' })).toBeNull();
  });

  test('with options that a step had before, a new game is none', () => {
    const training = { mode: 'easy', rewards: true, fazaFirst: false, drawTwo: true } as const;
    expect(stepOf({ ...training, health: 2, edition: 'balanced' }, 3)).toBeNull();
    const noMercy = { mode: 'hard', health: null, rewards: false, fazaFirst: true } as const;
    expect(stepOf({ ...noMercy, edition: 'balanced' }, 3)).toBeNull();
    expect(stepOf({ ...noMercy, edition: 'revised' }, 3)?.id).toBe('noMercy');
  });

  test('V1 two heroes of the brisk edition have ships with four health where larger teams have five', () => {
    const siege = { edition: 'brisk', mode: 'hard', rewards: true, fazaFirst: true } as const;
    const stepFor = (heroes: number, health: number) => stepOf({ ...siege, health }, heroes)?.id ?? null;
    expect([2, 3, 4].map((heroes) => stepFor(heroes, 5))).toEqual([null, 'siege', 'siege']);
    expect([2, 3, 4].map((heroes) => stepFor(heroes, 4))).toEqual(['siege', null, null]);
    const lastStand = { ...siege, rewards: false, fazaFirst: false } as const;
    expect(stepPlayed({ ...lastStand, health: 4, heroes: ['scout', 'doctor'] })?.id).toBe('lastStand');
    expect(stepPlayed({ ...lastStand, health: 5, heroes: ['scout', 'doctor'] })).toBeNull();
  });

  test('other options are no step', () => {
    const normal = {
      edition: 'revised',
      mode: 'normal',
      health: null,
      rewards: true,
      fazaFirst: false,
    } as const;
    expect(stepOf(normal, 3)?.id).toBe('normal');
    for (const other of [{ health: 4 }, { rewards: false }, { fazaFirst: true }, { headStart: true }]) {
      expect(stepOf({ ...normal, ...other }, 3)).toBeNull();
    }
    expect(stepOf({ ...normal, drawTwo: true }, 3)?.id).toBe('forewarned');
    expect(stepOf({ ...normal, fazaFirst: true, edition: '24' }, 3)?.id).toBe('ambush');
  });
});
