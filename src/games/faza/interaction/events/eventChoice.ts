import { at } from '../../../../kernel/values/at.ts';
import type { Control } from '../../../../table/control.ts';
import { aligned, row } from '../../../../table/layout/layout.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { sureDefeat } from '../../bots/defeats.ts';
import type { EventId } from '../../content/vocabulary.ts';
import { applyLegal } from '../../rules/apply.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { type BoardActions, pickControl } from '../controls/press.ts';
import type { Possibility } from '../fazaSelection.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { BoardView } from '../view.ts';
import { type EventStory, eventStory } from './eventStory.ts';

/** Width to height of an event card that is read (`eventLayout`), and how much narrower it may be on a phone. */
const SHAPE = 626 / 444;
const NARROWEST = 2.06;

/** V3: the events between which the team has to choose now; empty if there is no such choice. */
export function eventsToChoose({ agenda: [pending] }: FazaView): readonly EventId[] {
  return pending?.step === 'resolveOne' ? pending.seen : [];
}

/** The places of the cards, side by side over the tray of the board. */
export function choiceRects({ tray, form }: BoardLayout, count: number): Rect[] {
  const gap = tray.w * 0.022;
  const shape = form === 'wide' ? SHAPE : NARROWEST;
  return row(inset(tray, gap), count, gap).map((place) => aligned(place, place.w, Math.min(place.h, place.w * shape)));
}

/** The content of a card to choose: the same as when it is drawn. */
export function storyOfChoice(state: FazaView, event: EventId): EventStory | null {
  const [pending] = state.agenda;
  if (pending?.step !== 'resolveOne') return null;
  const drawn = { fact: 'eventDrawn', rule: 'B3', by: 'faza', event, ...pending.boarding } as const;
  const choice = legalCommands(state).find((command) => command.do === 'chooseEvent' && command.event === event);
  const story = eventStory({ drawn, results: [], before: state, after: state });
  return choice ? { ...story, loses: sureDefeat(applyLegal(state, choice).state) } : story;
}

/** V3: the cards between which the team chooses. They cover the tiles, which cannot be pressed meanwhile. */
export function choiceControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const events = eventsToChoose(state);
  const places = choiceRects(layout, events.length);
  const group = text.controlText.groups.events;
  return events.flatMap((event, index): Control[] => {
    const possible = found.find(({ pick }) => pick.kind === 'event' && pick.event === event);
    if (!possible) return [];
    const hint = text.eventDetail(event, state);
    const base = { id: `event:${event}`, label: text.eventName[event], rect: at(places, index), group, hint };
    return [pickControl(base, view, possible, actions)];
  });
}
