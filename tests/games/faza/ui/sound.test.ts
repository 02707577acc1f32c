import { describe, expect, test } from 'vitest';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { ambienceOf, dangerOf } from '../../../../src/games/faza/ui/sound.ts';
import { IN_ORDER, position, setupOf, viewed } from '../positions.ts';

const calm = position({});
const begun = (mode: 'easy' | 'normal' | 'hard'): FazaView =>
  viewed(faza.newGame(setupOf(['soldier', 'doctor', 'senator', 'engineer'], { mode, seed: 'danger' })).state);

const swarm = (tiles: number): FazaView =>
  position({ tiles: Object.fromEntries(IN_ORDER.slice(0, tiles).map((no) => [no, { drones: 3 }])) });

describe('danger', () => {
  test('is low when a game begins, whatever the mode', () => {
    for (const mode of ['easy', 'normal', 'hard'] as const) {
      expect(dangerOf(begun(mode))).toBeGreaterThan(0);
      expect(dangerOf(begun(mode))).toBeLessThan(0.34);
    }
  });

  test.each<[string, (severity: number) => FazaView]>([
    ['wounds', (n) => position({ heroes: { soldier: { injured: [1, 2, 3].slice(0, n) }, doctor: {} } })],
    ['Drones in the city', (n) => swarm([4, 9, 12, 14][n] ?? 0)],
    [
      'lost ground',
      (n) =>
        position({ tiles: Object.fromEntries(IN_ORDER.slice(0, n * 5 + 1).map((no) => [no, { fazaformed: true }])) }),
    ],
  ])('grows with %s, and is great shortly before the end', (_, at) => {
    const levels = [0, 1, 2, 3].map((severity) => dangerOf(at(severity)));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(levels).size).toBe(4);
    expect(levels.at(-1)).toBeGreaterThan(0.75);
    expect(levels.at(-1)).toBeLessThanOrEqual(1);
  });

  test('is less with every mothership that falls', () => {
    expect(dangerOf(position({ ships: { carrier: { health: 0 } } }))).toBeLessThan(dangerOf(calm));
  });

  test('is more while the Faza act, and none when all is over', () => {
    expect(dangerOf({ ...calm, phase: 'faza' })).toBeGreaterThan(dangerOf(calm) + 0.2);
    expect(dangerOf({ ...calm, phase: 'over' })).toBe(0);
  });

  test('is more without Rebels only where the team needs them', () => {
    const [none, three] = [{}, { 1: { rebels: 3 } }];
    const at = (mode: 'normal' | 'hard', tiles: typeof three | typeof none): number =>
      dangerOf(position({ mode, tiles }));
    expect(at('hard', none)).toBeGreaterThan(at('hard', three));
    expect(at('normal', none)).toBe(at('normal', three));
  });
});

describe('ambience', () => {
  test('is the hum of every ship that flies', () => {
    expect(Object.keys(ambienceOf(calm))).toEqual(['hum-carrier', 'hum-destroyer', 'hum-former']);
    expect(Object.keys(ambienceOf(position({ ships: { destroyer: { health: 0 } } })))).toEqual([
      'hum-carrier',
      'hum-former',
    ]);
  });

  test('is a heart where a hero has one card left, and nothing when all is over', () => {
    const near = position({ heroes: { soldier: { injured: [1, 2, 3] }, doctor: { injured: [1, 2] } } });
    expect(ambienceOf(near)).toHaveProperty('heart');
    expect(ambienceOf(position({ heroes: { soldier: { injured: [1, 2] }, doctor: {} } }))).not.toHaveProperty(
      'heartbeat',
    );
    expect(ambienceOf({ ...near, phase: 'over' })).toEqual({});
  });
});
