import { drawFrom } from '../../../kernel/chance.ts';
import type { EventId } from '../content/vocabulary.ts';
import { type Play, say } from './play.ts';
import type { State } from './state.ts';

/** Draws the next event card, known or not; `null` when every card is in play. */
export function drawEvent(play: Play): EventId | null {
  const { state } = play;
  const known = state.events.top.shift();
  if (known) return known;
  if (state.events.deck.length === 0) reshuffle(play);
  return state.events.deck.length > 0 ? drawFrom(state.chance, state.events.deck) : null;
}

/** Looks at the next cards: they become known, and keep their places. */
export function lookAtEvents(play: Play, count: number): EventId[] {
  const { top } = play.state.events;
  const seen: EventId[] = [];
  while (seen.length < count) {
    const event = drawEvent(play);
    if (!event) break;
    seen.push(event);
  }
  top.unshift(...seen);
  return seen;
}

/** Whether there is a card to be drawn or looked at. */
export function hasEvents(state: State): boolean {
  const { deck, top, discards } = state.events;
  return deck.length + top.length + discards.length > 0;
}

/** E4: the discards are shuffled into a new deck. Unseen cards have no order, so they are kept in the edition's. */
function reshuffle(play: Play): void {
  const { edition, state } = play;
  const { discards } = state.events;
  if (discards.length === 0) return;
  state.events.deck = edition.events.map(({ id }) => id).filter((id) => discards.includes(id));
  state.events.discards = [];
  say(play, 'E4', 'faza', { fact: 'deckReshuffled', cards: state.events.deck.length });
}
