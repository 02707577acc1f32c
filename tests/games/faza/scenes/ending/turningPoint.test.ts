import { describe, expect, test } from 'vitest';
import type { EndingView, RoundFigures } from '../../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { DefeatRule } from '../../../../../src/games/faza/rules/state/state.ts';
import { chartLanes } from '../../../../../src/games/faza/scenes/ending/chartLanes.ts';
import { endingLayout, roundRect } from '../../../../../src/games/faza/scenes/ending/endingLayout.ts';
import { lessonLine, roundAt, turningPoint } from '../../../../../src/games/faza/scenes/ending/review.ts';
import { text } from '../../../../../src/games/faza/text/en.ts';
import { fc } from '../../../../kit/seeded.ts';
import { viewed } from '../../positions.ts';

const opening = viewed(
  faza.newGame({
    edition: 'published',
    mode: 'normal',
    heroes: ['scout', 'doctor'],
    seed: 'turn',
    health: null,
    rewards: true,
    fazaFirst: false,
  }).state,
);
const words = text.screens.ending.lesson;
const calm: RoundFigures = { drones: 10, pool: 30, health: 12, injuries: 0 };

interface Doubt {
  readonly error?: number;
  readonly figures?: readonly Partial<RoundFigures>[];
  readonly progress?: EndingView['chances']['progress'];
}

/**
 * A game that ended after that many rounds, with the given chances and figures at its beginning and after each round.
 */
function over(
  won: boolean,
  values: readonly number[],
  { error = 0.01, figures = [], progress = 'done' }: Doubt = {},
): EndingView {
  return {
    width: 1280,
    height: 720,
    state: { ...opening, outcome: won ? { won, rule: 'X1' } : { won, rule: 'X3' } },
    reason: 'It is over.',
    first: { kind: 'again' },
    rounds: values.length - 1,
    commands: 9,
    history: values.map((_, i) => ({ ...calm, ...figures[i] })),
    chances: {
      estimates: values.map((chance, i) => ({ chance, error: i < values.length - 1 ? error : 0 })),
      moments: [],
      games: { least: 8, most: 20 },
      work: { done: 40, wanted: progress === 'counting' ? 60 : 40 },
      progress,
    },
  };
}

describe('the turning point', () => {
  test('of a defeat is the round in which the chance to win fell most', () => {
    expect(turningPoint(over(false, [0.5, 0.6, 0.2, 0.1, 0]))).toEqual({
      end: 2,
      round: 2,
      from: 0.6,
      to: 0.2,
      isSure: true,
    });
  });

  test('of a victory is the round in which it rose most, and be it the last', () => {
    expect(turningPoint(over(true, [0.5, 0.6, 0.2, 0.3, 1]))).toEqual({
      end: 4,
      round: 4,
      from: 0.3,
      to: 1,
      isSure: true,
    });
  });

  test('no other round has a greater swing, whatever the chances', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(chances, fc.boolean(), (values, won) => {
        const all = [...values, won ? 1 : 0];
        const turn = turningPoint(over(won, all));
        const swings = all.slice(1).map((to, i) => (won ? 1 : -1) * (to - (all[i] ?? 0)));
        const most = Math.max(...swings);
        if (turn === null) expect(most).toBeLessThanOrEqual(0.05);
        else expect(Math.abs(turn.to - turn.from)).toBe(most);
      }),
      { seed: 1 },
    );
  });

  test('is not named as long as it is being worked out, so what is said stays said', () => {
    expect(turningPoint(over(false, [0.5, 0], { progress: 'counting' }))).toBeNull();
    expect(lessonLine(over(false, [0.5, 0], { progress: 'counting' }))).toBe(words.searching);
    expect(lessonLine(over(false, [0.5, 0], { progress: 'failed' }))).toBe(words.unknown);
  });

  test('is only probable where another round may be it as well', () => {
    const close = over(false, [0.9, 0.6, 0.2, 0.1, 0], { error: 0.2 });
    expect(turningPoint(close)).toMatchObject({ round: 2, isSure: false });
    expect(lessonLine(close)).toContain('probably');
    expect(lessonLine(over(false, [0.9, 0.6, 0.2, 0.1, 0]))).not.toContain('probably');
  });

  test('is told in the numbers of the chart', () => {
    const view = over(false, [0.24, 0.02, 0]);
    expect(lessonLine(view)).toContain('from about 24% to about 2%');
    expect(chartLanes(view)[0]?.say(0.24)).toBe('24%');
    expect(lessonLine(over(true, [0.002, 1]))).toContain('from under 1% to 100%');
    expect(lessonLine(over(false, [0.997, 0]))).toContain('from over 99% to 0%');
  });

  test('is none where nothing was to be lost, or won', () => {
    expect(lessonLine(over(false, [0, 0, 0]))).toBe(words.neverLikely);
    expect(lessonLine(over(true, [1, 1, 1]))).toBe(words.neverInDoubt);
    expect(lessonLine(over(false, [0]))).toBe(words.short);
  });

  test('is told with what its round did', () => {
    const turned = (won: boolean, figures: Partial<RoundFigures>, rule: DefeatRule = 'X3') => {
      const view = over(won, [0.5, 0.5, won ? 0.9 : 0.1, won ? 1 : 0], { figures: [{}, {}, figures] });
      return lessonLine(won ? view : { ...view, state: { ...opening, outcome: { won: false, rule } } });
    };
    const worst = { injuries: 3, pool: 21, drones: 19 };
    expect(turned(false, worst, 'X2')).toMatch(
      /It cost 3 injuries\. A Rebel at your side takes the next one for you\.$/,
    );
    expect(turned(false, worst, 'X3')).toMatch(/It cost the pool 9 Drones\. Points you spend go back to it\.$/);
    for (const rule of ['X4', 'X5'] as const) expect(turned(false, worst, rule)).not.toMatch(/injur|pool|Points/);
    expect(turned(false, {})).toContain(words.noBoarding);
    expect(turned(true, { health: 8 })).toContain(words.hits(4));
    expect(turned(true, {})).toBe(words.rose({ round: 2, from: 0.5, to: 0.9, isSure: true }));
  });
});

test('a history that begins in a later round is numbered from there (V5)', () => {
  const view = { ...over(false, [0.2, 0.1, 0]), rounds: 2 };
  expect([0, 1, 2].map((entry) => roundAt(view, entry))).toEqual([0, 1, 2]);
});

describe('the chart', () => {
  test('shows the chance, both heaps of Drones, ship health and injuries', () => {
    const lanes = chartLanes(over(false, [0.4, 0.2, 0]));
    expect(lanes.map(({ label }) => label)).toEqual(
      ['chance', 'drones', 'shipHealth', 'injuries'].map((key) => text.screens.ending[key as 'chance']),
    );
    expect(lanes[1]?.other?.values).toEqual([30, 30, 30]);
    for (const { values, other, top } of lanes)
      for (const value of [...values, ...(other?.values ?? [])]) expect(value).toBeLessThanOrEqual(top);
  });

  test('shows how far a chance may be off, with room for it', () => {
    const [chance] = chartLanes(over(false, [0.4, 0.22, 0], { error: 0.15 }));
    expect(chance).toMatchObject({ errors: [0.15, 0.15, 0], top: 1 });
  });

  test.each([
    [360, 640],
    [640, 360],
    [1280, 720],
    [1920, 1080],
  ])('has its rounds side by side inside its paper at %i × %i', (width, height) => {
    const layout = endingLayout({ ...over(false, [0.2, 0.1, 0]), width, height });
    const { chart, plot } = layout;
    expect(plot.x > chart.x && plot.x + plot.w < chart.x + chart.w).toBe(true);
    expect(plot.y > chart.y && plot.y + plot.h < chart.y + chart.h).toBe(true);
    const rounds = [1, 2, 3].map((end) => roundRect(layout, 4, end));
    expect(rounds[0]?.x).toBeCloseTo(plot.x);
    expect((rounds[2]?.x ?? 0) + (rounds[2]?.w ?? 0)).toBeCloseTo(plot.x + plot.w);
    expect(rounds[1]?.x).toBeCloseTo((rounds[0]?.x ?? 0) + (rounds[0]?.w ?? 0));
  });
});
