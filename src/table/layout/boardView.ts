import { common, inset, type Rect } from './rect.ts';

/** Room around a board for its shadow, in CSS pixels. */
const SHADOW = 8;

/** The part of the window in which the camera of a board shows it: the board with its shadow. */
export function boardView(board: Rect, window: Rect): Rect {
  return common(inset(board, -SHADOW), window);
}
