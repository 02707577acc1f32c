import { row } from '../../../../table/layout.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import type { EventId } from '../../content/vocabulary.ts';
import type { State } from '../../rules/state.ts';
import type { BoardLayout } from '../boardLayout/layout.ts';
import { type EventStory, eventStory } from '../event/eventStory.ts';

/** Width to height of an event card that is read (`eventLayout`), and how much narrower it may be on a phone. */
const SHAPE = 626 / 444;
const NARROWEST = 2.06;

/** V3: the events between which the team has to choose now; none where nothing of the kind is asked. */
export function eventsToChoose({ agenda: [pending] }: State): readonly EventId[] {
  return pending?.step === 'resolveOne' ? pending.seen : [];
}

/** Where the cards lie, side by side over the tray of the board. */
export function choiceRects({ tray, form }: BoardLayout, count: number): Rect[] {
  const gap = tray.w * 0.022;
  const room = inset(tray, gap);
  const places = row(room, count, gap);
  return places.map(({ x, w }) => {
    const h = Math.min(room.h, w * (form === 'wide' ? SHAPE : NARROWEST));
    return rect(x, tray.y + (tray.h - h) / 2, w, h);
  });
}

/** What stands on a card that may be chosen: the same as when it is drawn. */
export function storyOfChoice(state: State, event: EventId): EventStory | null {
  const [pending] = state.agenda;
  if (pending?.step !== 'resolveOne') return null;
  const drawn = { fact: 'eventDrawn', rule: 'B3', by: 'faza', event, ...pending.boarding } as const;
  return eventStory({ drawn, results: [], before: state, after: state });
}
