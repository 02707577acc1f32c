import type { Control } from '../../../../table/control.ts';
import { choiceControls } from '../events/eventChoice.ts';
import type { Possibility } from '../fazaSelection.ts';
import type { BoardView } from '../view.ts';
import { cardControls } from './cards.ts';
import type { BoardActions } from './press.ts';
import { tableControls } from './table.ts';
import { eventControls, heroControls, tileControls } from './tiles.ts';
import { turnControls } from './turn.ts';
import { verbControls } from './verbs.ts';

export type { BoardActions } from './press.ts';
export { type SheetItem, sheetItems } from './sheet.ts';

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
