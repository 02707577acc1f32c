import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { regions } from '../../../../src/games/azardia/ui/regions.ts';
import { graceOf, position } from '../position.ts';

/** The text for a rival while seat 0 holds tile 150. */
function said(change: Partial<State>): string {
  const state = position('A', [{ level: 5, tile: 150 }, { tile: 120 }]);
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
