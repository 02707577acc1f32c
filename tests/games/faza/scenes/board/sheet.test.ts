import { expect, test } from 'vitest';
import type { HeroId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import { drawSheet } from '../../../../../src/games/faza/scenes/board/pieces/heroTab.ts';
import { type Surface, sizesOf } from '../../../../../src/games/faza/scenes/board/surface.ts';
import { position } from '../../positions.ts';
import { tableFor } from '../../tables.ts';

/** What the paper under the cards is drawn from, for a team at the beginning of a game. */
function shownOf(front: HeroId): unknown {
  let seen: unknown;
  const panels = { put: (_name: string, _area: unknown, _depth: number, shows: unknown) => (seen = shows) };
  const layout = boardLayout(640, 360, tableFor(2));
  const state = position({ heroes: { [front]: { tile: 1 }, senator: { tile: 3 } } });
  const surface = { panels, layout, sizes: sizesOf(layout) } as unknown as Surface;
  drawSheet(surface, { state, seat: 0 } as unknown as BoardView);
  return seen;
}

test('a game that takes the place of another at the table shows the name of its own hero above the cards', () => {
  expect(shownOf('scout')).not.toEqual(shownOf('soldier'));
  expect(shownOf('scout')).toEqual(shownOf('scout'));
});
