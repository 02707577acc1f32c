import type { TableActions } from '../../../../module/table.ts';
import type { Path } from '../picks.ts';

/** What the buttons over the board set going. */
export interface BoardActions extends Omit<TableActions, 'point'> {
  /** Points at something, given by its whole path. */
  point(path: Path): void;
}

const nothing = (): void => undefined;

/** Actions that do nothing: for whoever presses a control only to see what it would do. */
export const idleActions: BoardActions = {
  menu: nothing,
  log: nothing,
  ask: nothing,
  toggleForecast: nothing,
  toggleNumbers: nothing,
  plan: nothing,
  undo: nothing,
  redo: nothing,
  cancel: nothing,
  point: nothing,
  commit: nothing,
  refuse: nothing,
  say: nothing,
  closeUp: nothing,
};
