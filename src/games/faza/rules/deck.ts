import { drawFrom } from '../../../kernel/chance.ts';
import type { EventId } from '../content/vocabulary.ts';
import { chanceDraft, eventsDraft } from './drafts.ts';
import { type Play, say } from './play.ts';
import type { State } from './state.ts';

/** Draws the next event card, known or not; `null` when every card is in play. */
export function drawEvent(play: Play): EventId | null {
  const events = eventsDraft(play);
  const [known, ...others] = events.top;
  if (known) {
    events.top = others;
    return known;
  }
  if (events.deck.length === 0) reshuffle(play);
  if (events.deck.length === 0) return null;
  const deck = [...events.deck];
  const drawn = drawFrom(chanceDraft(play), deck);
  events.deck = deck;
  return drawn;
}

/** Looks at the next cards: they become known, and keep their places. */
export function lookAtEvents(play: Play, count: number): EventId[] {
  const seen: EventId[] = [];
  while (seen.length < count) {
    const event = drawEvent(play);
    if (!event) break;
    seen.push(event);
  }
  const events = eventsDraft(play);
  events.top = [...seen, ...events.top];
  return seen;
}

/** Of cards looked at, the one chosen comes first; the others keep their order under it. */
export function putFirst(play: Play, seen: readonly EventId[], chosen: EventId): void {
  const events = eventsDraft(play);
  events.top = [chosen, ...seen.filter((other) => other !== chosen), ...events.top.slice(seen.length)];
}

/** Whether there is a card to be drawn or looked at. */
export function hasEvents(state: State): boolean {
  const { deck, top, discards } = state.events;
  return deck.length + top.length + discards.length > 0;
}

/** E4: the discards are shuffled into a new deck. Unseen cards have no order, so they are kept in the edition's. */
function reshuffle(play: Play): void {
  const events = eventsDraft(play);
  const { discards } = events;
  if (discards.length === 0) return;
  events.deck = play.edition.events.map(({ id }) => id).filter((id) => discards.includes(id));
  events.discards = [];
  say(play, { rule: 'E4', by: 'faza', fact: 'deckReshuffled', cards: discards.length });
}
