import type { TableActions } from '../../../../module/table.ts';
import type { Control } from '../../../../table/control.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { isPicked, type Possibility } from '../fazaSelection.ts';
import { type Path, pickKey } from '../picks.ts';
import type { BoardView } from '../view.ts';

/** Whether a pick belongs to what is being chosen now, and not to what was left behind. */
export function isAsked(view: BoardView, { pick }: Possibility): boolean {
  return view.next.some((next) => pickKey(next) === pickKey(pick));
}

/** Whether more has to be chosen before there is anything to be done. */
function isChoosing({ path, offer }: BoardView): boolean {
  return path.length > 1 && offer === null;
}

/** Something that can be picked now. */
export function pickControl(
  id: string,
  label: string,
  place: Rect,
  group: string,
  view: BoardView,
  { pick, path }: Possibility,
  actions: BoardActions,
): Control {
  const picked = isPicked(view.path, pick);
  return {
    id,
    label,
    rect: place,
    group,
    pressed: picked,
    ...(isChoosing(view) && isAsked(view, { pick, path }) ? { asked: true } : {}),
    // A second press on what is on offer gives the command: preview, then commit.
    press: () => (picked && view.offer ? actions.commit() : actions.point(path)),
  };
}

/** A control that says why nobody may give its command: the computer plays the hero, or the rules refuse it. */
export function offOf(
  view: BoardView,
  seat: Seat,
  id: string,
  label: string,
  place: Rect,
  group: string,
  refusal: () => Refusal,
  actions: BoardActions,
): Control {
  if (view.players[seat] !== 'computer') return offControl(id, label, place, group, refusal(), actions);
  const why = text.controlText.computerPlays;
  return { id, label, rect: place, group, why, press: () => actions.say(why) };
}

/** Something that cannot be done; pressing it says why. */
export function offControl(
  id: string,
  label: string,
  place: Rect,
  group: string,
  refusal: Refusal,
  actions: BoardActions,
): Control {
  const why = text.reasonText[refusal.reason];
  return { id, label, rect: place, group, why, press: () => actions.refuse(refusal) };
}

/** What the buttons over the board set going. */
export interface BoardActions extends Omit<TableActions, 'point'> {
  /** Points at something, given by its whole path. */
  point(path: Path): void;
}

const nothing = (): void => undefined;

/** Actions that do nothing, for callers that press a control only to see what it would do. */
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
