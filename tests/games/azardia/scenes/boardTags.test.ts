import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { countdownPlace } from '../../../../src/games/azardia/scenes/table/boardTags.ts';
import { drawDecks } from '../../../../src/games/azardia/scenes/table/decks.ts';
import { drawGhosts } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { common, type Rect } from '../../../../src/table/layout/rect.ts';
import { graceOf, position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { noted } from './drawn.ts';

/** The last turn of seat 0, whose dice lead to the tiles around 138, and on others below the corner of the board. */
function lastTurn(tile: number, dice: readonly [number, number]): State {
  const state = position('A', [
    { tile, level: 5 },
    { level: 5, tile: 150 },
  ]);
  return {
    ...state,
    grace: { ...graceOf(1), now: 0 },
    roll: { seat: 0, dice, raised: [false, false] },
    steps: [{ step: 'chooseMove', seat: 0 }, ...state.steps.slice(1)],
  };
}

test.each(WINDOWS)('G1 at %i × %i the number of last turns covers no tag of a ghost', (...window) => {
  for (const state of [lastTurn(129, [8, 1]), lastTurn(132, [7, 1]), lastTurn(5, [6, 2]), lastTurn(22, [5, 1])]) {
    const { shown } = tableFor(state, 0, [], window);
    const { surface, board } = noted(shown);
    const places = new Map<string, Rect>();
    const put = (name: string, area: Rect): void => void places.set(name, area);
    const field = { ...surface.field, panels: { put } };
    drawGhosts(field as unknown as typeof surface.field, shown);
    const countdown = countdownPlace(shown, board);
    if (!countdown) throw new Error('nothing is counted down');
    const tags = [...places].filter(([name]) => name.startsWith('tag:'));
    expect(tags.length).toBe(2);
    for (const [name, around] of tags) {
      // A tag is smaller than its panel, which also has its shadow.
      const tag = { x: around.x + 6, y: around.y + 4, w: around.w - 12, h: around.h - 14 };
      const { w, h } = common(tag, countdown);
      expect(Math.min(w, h), `${name} from tile ${state.players[0]?.tile}`).toBeLessThanOrEqual(0);
    }
  }
});

test.each(WINDOWS)('G1 at %i × %i the number of last turns covers no deck', (...window) => {
  const { shown } = tableFor(lastTurn(129, [8, 1]), 0, [], window);
  const { surface, board } = noted(shown);
  const countdown = countdownPlace(shown, board);
  if (!countdown) throw new Error('nothing is counted down');
  const covered: string[] = [];
  const put = (name: string, deck: Rect): void => {
    const { w, h } = common(deck, countdown);
    if (w > 0 && h > 0) covered.push(name);
  };
  drawDecks({ ...surface.field, panels: { put } } as unknown as typeof surface.field, shown);
  expect(covered).toEqual([]);
});
