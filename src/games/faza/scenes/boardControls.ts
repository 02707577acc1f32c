import type { Control } from '../../../table/control.ts';
import { cardControls } from './boardControls/cards.ts';
import type { BoardActions } from './boardControls/press.ts';
import { tableControls } from './boardControls/table.ts';
import { eventControls, heroControls, tileControls } from './boardControls/tiles.ts';
import { turnControls } from './boardControls/turn.ts';
import { verbControls } from './boardControls/verbs.ts';
import { choiceControls } from './choice/eventChoice.ts';
import type { Possibility } from './fazaSelection.ts';
import type { BoardView } from './view.ts';

export type { BoardActions } from './boardControls/press.ts';
export { type SheetItem, sheetItems } from './boardControls/sheet.ts';

/** Every button over the board, in reading order. */
export function boardControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const choice = choiceControls(view, found, actions);
  return [
    ...tableControls(view, actions),
    ...heroControls(view, found, actions),
    ...cardControls(view, found, actions),
    ...verbControls(view, found, actions),
    ...(choice.length > 0 ? choice : tileControls(view, found, actions)),
    ...eventControls(view, found, actions),
    ...turnControls(view, found, actions),
  ];
}
