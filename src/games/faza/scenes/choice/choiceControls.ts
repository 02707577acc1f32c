import { at } from '../../../../kernel/at.ts';
import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { BoardActions } from '../boardControls/actions.ts';
import { pickControl } from '../boardControls/press.ts';
import type { Possibility } from '../fazaSelection.ts';
import type { BoardView } from '../view.ts';
import { choiceRects, eventsToChoose } from './eventChoice.ts';

/** V3: the cards between which the team chooses. They lie over the tiles, which cannot be pressed meanwhile. */
export function choiceControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const events = eventsToChoose(state);
  const places = choiceRects(layout, events.length);
  const group = text.controlText.groups.events;
  return events.flatMap((event, index): Control[] => {
    const possible = found.find(({ pick }) => pick.kind === 'event' && pick.event === event);
    if (!possible) return [];
    const { name } = text.eventText[event];
    const control = pickControl(`event:${event}`, name, at(places, index), group, view, possible, actions);
    return [{ ...control, hint: text.eventDetail(event, state) }];
  });
}
