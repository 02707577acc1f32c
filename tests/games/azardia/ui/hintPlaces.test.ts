import { expect, test } from 'vitest';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { azardiaHints } from '../../../../src/games/azardia/ui/lessons/hints.ts';
import { contains, middle, type Rect } from '../../../../src/table/layout/rect.ts';
import { graceOf, position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

/** The first hint for seat 0, and the place that it frames. */
function hintAt(state: State, width: number, height: number): { id: string; target: Rect } {
  const view = azardia.view(state, 0);
  const { hint } = azardiaHints.hintFor(azardiaHints.watch({ shown: {}, done: [] }), view, [0]);
  if (!hint) throw new Error('no hint is due');
  return { id: hint.id, target: azardiaHints.places(hint, view, { width, height }).target };
}

test.each(WINDOWS.filter(([width, height]) => height > width))(
  'K1 at %i × %i the hint about coins frames what can be paid for, so its arrow crosses nothing of it',
  (width, height) => {
    const state = position('C', [{ coins: 5000, tile: 20 }, {}]);
    const { id, target } = hintAt(state, width, height);
    expect(id).toBe('coins');
    const { widgets } = tableFor(state, 0, [], [width, height]).shown;
    const offers = widgets.filter((widget) => widget.id.startsWith('choice:buy'));
    expect(offers.length).toBe(2);
    expect(offers.filter(({ rect }) => !contains(target, middle(rect)))).toEqual([]);
  },
);

test.each(WINDOWS)('M4 at %i × %i the hint about the Gate frames it, also where three dice need room', (...window) => {
  const rolled = position('A', [{ tile: 74, level: 3 }, {}]);
  const state: State = {
    ...rolled,
    roll: { seat: 0, dice: [1, 8, 7], raised: [false, false, false] },
    steps: [{ step: 'chooseMove', seat: 0 }, ...rolled.steps.slice(1)],
  };
  const { id, target } = hintAt(state, ...window);
  expect(id).toBe('gate');
  const board = boardGeometry(tableFor(state, 0, [], window).shown.layout.board);
  expect(middle(target)).toEqual(board.spot(80));
});

test.each(WINDOWS)('G1 at %i × %i the hint about the last turn frames tile 150, also below a banner', (...window) => {
  const state: State = {
    ...position('A', [
      { tile: 130, level: 5 },
      { tile: 150, level: 5 },
    ]),
    grace: { ...graceOf(1), now: 0 },
  };
  const { id, target } = hintAt(state, ...window);
  expect(id).toBe('grace');
  const { x, y } = boardGeometry(tableFor(state, 0, [], window).shown.layout.board).spot(150);
  expect(middle(target).x).toBeCloseTo(x);
  expect(middle(target).y).toBeCloseTo(y);
});
