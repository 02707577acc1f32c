import type { Control } from '../../../../table/control.ts';
import type { Rect } from '../../../../table/rect.ts';
import { text } from '../../text/en.ts';
import type { BoardLayout } from '../boardLayout/layout.ts';
import type { Possibility } from '../fazaSelection.ts';
import { pickKey } from '../picks.ts';
import type { BoardView } from '../view.ts';
import type { BoardActions } from './actions.ts';
import { pickControl } from './press.ts';

/** The Long events that the team can pay off (E3). */
export function eventControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.events;
  const { state, layout } = view;
  if (state.agenda.length > 0) return [];
  const payable = found.filter(({ pick }) => pick.kind === 'event');
  return payable.map((possibility, index): Control => {
    const event = possibility.pick.kind === 'event' ? possibility.pick.event : state.events.long[0];
    const place = slotOf(layout, index, payable.length);
    const label = text.controlText.payOff(event ? text.eventText[event].name : '');
    return pickControl(pickKey(possibility.pick), label, place, group, view, possibility, actions);
  });
}

/** Below one another as they are drawn in wide windows; on phones beside one another, each as wide as a finger needs. */
function slotOf({ events, form }: BoardLayout, index: number, count: number): Rect {
  if (form !== 'wide') return { ...events, x: events.x + (index * events.w) / count, w: events.w / count };
  const h = events.h / count;
  return { ...events, y: events.y + index * h, h };
}
