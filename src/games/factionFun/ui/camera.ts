import { createBoardCamera } from '../../../page/controls/boardCamera.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { boardView } from '../../../table/layout/boardView.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';
import type { FactionLayout } from '../interaction/layout/tableLayout.ts';

/** The camera over the map. */
export const camera = createBoardCamera();

/** A part of the map in the map's own coordinates, which its camera turns into those of the window. */
export function onMap({ board, width, height }: FactionLayout, { x, y, w, h }: Rect): Rect {
  const view = boardView(board, rect(0, 0, width, height));
  return rect(x - view.x, y - view.y, w, h);
}

/** Where a part of the map is in the window now: where it lies in the layout, unless the map was brought close. */
export function inWindow(seen: Pick<BoardCamera, 'view' | 'onScreen'>, layout: FactionLayout, part: Rect): Rect {
  // Before there is a map the camera sees nothing.
  return seen.view.w > 1 ? seen.onScreen(onMap(layout, part)) : part;
}
