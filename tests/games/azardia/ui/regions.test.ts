import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { regions } from '../../../../src/games/azardia/ui/regions.ts';
import { graceOf, position } from '../position.ts';

/** The text for a rival while seat 0 holds tile 150. */
function said(change: Partial<State>): string {
  const state = position('A', [
    { level: 5, tile: 150 },
    { level: 5, tile: 140 },
  ]);
  const view = azardia.view({ ...state, ...change, grace: { ...graceOf(0), now: 1 } }, 1);
  return regions(view, 1)
    .flat()
    .flatMap(({ lines }) => lines)
    .join(' ');
}

test('O3, E2 a last turn names pushing off only where that can be done', () => {
  expect(said({})).toContain('land there and win the duel, or push them off');
  for (const change of [{ firmGoal: true }, { roundRule: 'truce' }] as const) {
    expect(said(change)).toContain('land there and win the duel');
    expect(said(change)).not.toContain('push them off');
  }
});

test('G1 in the last turns each rival’s panel says how they can still win', () => {
  const state = position('A', [
    { level: 5, tile: 143, hand: ['bootJets'] },
    { level: 5, tile: 150 },
    { level: 5, tile: 90, hand: ['bootJets'] },
    { level: 2 },
  ]);
  const lines = (change: Partial<State>) =>
    regions(azardia.view({ ...state, grace: { ...graceOf(1, 2), now: 0 }, ...change }, 3), 3)
      .flat()
      .slice(0, 4)
      .map((region) => region.lines.at(-1));
  expect(lines({})).toEqual([
    'Last turn: takes 150 with 6%, lands there with 12%, then a duel.',
    expect.not.stringContaining('Last turn'),
    'Last turn: cards at most.',
    'No way left to win.',
  ]);
  expect(lines({ firmGoal: true })[2]).toBe('No way left to win.');
});
