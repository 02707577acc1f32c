import { describe, expect, test } from 'vitest';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../src/games/faza/rules/state/state.ts';
import { watch } from '../../../../tools/faza/lab/watch.ts';
import type { Counts } from '../../../../tools/game/lab.ts';
import { type Layout, position } from '../positions.ts';

const layout = (what: Layout): State => position({ seed: 'lab', ...what });

/** The counts after these commands. */
function counted(state: State, commands: readonly Command[]): Counts {
  const observer = watch();
  observer.see({ command: null, facts: [], state });
  let now = state;
  for (const command of commands) {
    const result = faza.apply(now, command);
    if (!result.ok) throw new Error(`${command.do}: ${result.reason}`);
    now = result.state;
    observer.see({ command, facts: result.facts, state: now });
  }
  return observer.counts();
}

describe('the lab counts', () => {
  test('a chance for every action of an unused card, and the one that is chosen', () => {
    const state = layout({ heroes: { soldier: { injured: [1], used: [3] }, doctor: {} } });
    const counts = counted(state, [{ do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } }]);
    expect(counts).toMatchObject({
      'card/tactical/1/injured/movement': 1,
      'card/tactical/1/injured/0': 1,
      'card/tactical/1/injured/0/chosen': 1,
      'card/tactical/2/healthy/0': 1,
      'card/medical/2/healthy/0': 1,
      'card/medical/2/healthy/1': 1,
    });
    expect(Object.keys(counts).filter((name) => name.endsWith('/chosen'))).toEqual([
      'card/tactical/1/injured/0/chosen',
    ]);
    // The face-down side, and the used card, had no chance.
    expect(counts).not.toHaveProperty('card/tactical/1/healthy/0');
    expect(counts).not.toHaveProperty('card/tactical/3/healthy/0');
  });

  test('nothing for a side that came up in the phase', () => {
    const state = layout({ heroes: { soldier: { injured: [1] }, doctor: { tile: 2, injured: [1], points: 1 } } });
    const counts = counted(state, [
      { do: 'houseCall', hero: 1, ally: 0 },
      { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } },
    ]);
    expect(counts).toMatchObject({ 'card/tactical/1/injured/0': 1, 'skill/houseCall': 1, 'skill/houseCall/chosen': 1 });
    expect(counts).not.toHaveProperty('card/tactical/1/injured/0/chosen');
    expect(counts).not.toHaveProperty('card/tactical/1/healthy/0/chosen');
  });

  test('a skill once a phase, however often it is possible and used', () => {
    const state = layout({ heroes: { soldier: { points: 3 }, doctor: {} } });
    const marksman: Command = { do: 'marksman', hero: 0 };
    const counts = counted(state, [marksman, marksman]);
    expect(counts).toMatchObject({ 'skill/marksman': 1, 'skill/marksman/chosen': 1 });
    expect(counts).not.toHaveProperty('skill/houseCall');
  });

  test('the skill that everybody has on 24 tiles, where there is something to fight', () => {
    const tiles = { 5: { drones: 1 } };
    const state = layout({ heroes: { marine: { tile: 5, points: 3 }, doctor: {} }, tiles, options: { edition: '24' } });
    expect(counted(state, [{ do: 'aim', hero: 0 }])).toMatchObject({ 'skill/aim': 1, 'skill/aim/chosen': 1 });
    expect(counted(state, [])).toMatchObject({ 'skill/aim': 1 });
    expect(counted(layout({ options: { edition: '24' }, heroes: { marine: {}, doctor: {} } }), [])).not.toHaveProperty(
      'skill/aim',
    );
  });

  test('each phase by itself', () => {
    const state = layout({ heroes: { soldier: {}, doctor: {} } });
    const counts = counted(state, [{ do: 'endTeamPhase' }]);
    expect(counts).toMatchObject({ 'card/medical/1/healthy/movement': 2, games: 1 });
  });

  test('an event that a boarding drew by chance, and none that was known', () => {
    const ship = { destroyer: { tile: 2, health: 4 } };
    const place = { heroes: { soldier: { tile: 2 }, doctor: {} }, tiles: { 2: { rebels: 2 } }, ships: ship };
    const boards: Command = { do: 'board', hero: 0, ship: 'destroyer' };
    const drawn = (counts: Counts): string[] =>
      Object.keys(counts).filter((name) => name.startsWith('event/') && !name.includes('/', 6));
    expect(drawn(counted(layout(place), [boards]))).toHaveLength(1);
    expect(drawn(counted(layout({ ...place, next: ['salvage'] }), [boards]))).toEqual([]);
  });

  test('the network’s estimate at the beginning of each round, and the result', () => {
    const state = layout({ heroes: { soldier: {}, doctor: {} } });
    const counts = counted(state, [{ do: 'endTeamPhase' }]);
    const seen = Array.from({ length: 10 }, (_, tenth) => ({
      times: counts[`expected/${tenth}`] ?? 0,
      surplus: counts[`expected/${tenth}/surplus`] ?? 0,
      tenth,
    })).filter(({ times }) => times > 0);
    expect(seen.reduce((sum, { times }) => sum + times, 0)).toBe(2);
    // The game was not won: all expectations so far were too high.
    for (const { times, surplus, tenth } of seen) {
      expect(surplus).toBeLessThanOrEqual(-10 * tenth * times);
      expect(surplus).toBeGreaterThanOrEqual(-(10 * tenth + 10) * times);
    }
  });

  test('the two positions of one game as one group', () => {
    // Against so much health there is little hope in either round.
    const ships = { carrier: { health: 9 }, destroyer: { health: 9 }, former: { health: 9 } };
    const state = layout({ heroes: { soldier: {}, doctor: {} }, ships });
    const counts = counted(state, [{ do: 'endTeamPhase' }]);
    const sum = counts['expected/0/surplus'] ?? 0;
    expect(counts).toMatchObject({
      'expected/0': 2,
      'expected/0/games': 1,
      'expected/0/squaredSums': sum * sum,
      'expected/0/squaredSizes': 4,
      'expected/0/products': 2 * sum,
    });
  });
});
