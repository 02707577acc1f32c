import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { BoardGeometry } from '../../interaction/layout/boardGeometry.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';

/** Where the number of last turns is on the board, beside the tower; `null` where nobody holds tile 150. */
export function countdownPlace(
  { state, layout: { unit } }: Pick<AzardiaTableView, 'state' | 'layout'>,
  { area, depth, small }: BoardGeometry,
): Rect | null {
  if (lastTurns(state).length === 0 || state.winner !== null) return null;
  const h = 26 * unit;
  // On boards with room for decks they are in the upper corners.
  const y = small ? area.y + depth + 8 * unit : area.y + area.h - depth - 8 * unit - h;
  return rect(area.x + depth + 8 * unit, y, 100 * unit, h);
}
