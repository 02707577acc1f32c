import { describe, expect, test } from 'vitest';
import { fightForecast } from '../../../../../../src/games/faza/rules/fight/fightOdds.ts';
import { oneDefeat } from '../../../../../../src/games/faza/scenes/board/foresight/odds.ts';
import { position } from '../../../positions.ts';

describe('the odds bar', () => {
  test('X2 has one part for all rolls that kill the hero', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 2 } },
    });
    const { results } = fightForecast(state, 0, 7);
    expect(results.map(({ kills, loses }) => [kills, loses])).toEqual([
      [1, 'X2'],
      [0, 'X2'],
      [2, null],
    ]);
    const parts = oneDefeat(results);
    expect(parts.map(({ loses }) => loses)).toEqual(['X2', null]);
    expect(parts[0]?.chance).toBeCloseTo(3 / 4);
  });

  test('I2 parts that cost nothing, Rebels or injuries stay apart', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 3, rebels: 1 }, 1: { rebels: 1 } },
    });
    const { results } = fightForecast(state, 0, 7);
    expect(oneDefeat(results)).toEqual(results);
    expect(results).toHaveLength(4);
  });
});
