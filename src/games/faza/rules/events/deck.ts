import { drawFrom } from '../../../../kernel/chance.ts';
import type { EventId } from '../../content/vocabulary.ts';
import { emit } from '../evolve.ts';
import { chanceDraft } from '../state/drafts.ts';
import type { Play } from '../state/play.ts';
import type { Position } from '../state/state.ts';

/**
 * The next event cards, known or not; fewer if there are no more. They keep their places until a fact says that they are
 * seen or drawn, but finding them advances the luck.
 */
export function nextEvents(play: Play, count: number): EventId[] {
  const next = play.state.events.top.slice(0, count);
  let deck = [...play.state.events.deck];
  while (next.length < count) {
    if (deck.length === 0) deck = reshuffled(play);
    if (deck.length === 0) break;
    next.push(drawFrom(chanceDraft(play), deck));
  }
  return next;
}

/** Whether there is a card to be drawn or looked at. */
export function hasEvents(state: Position): boolean {
  const { deck, top, discards } = state.events;
  return deck.length + top.length + discards.length > 0;
}

/** E4: the discards are shuffled into a new deck. */
function reshuffled(play: Play): EventId[] {
  const cards = play.state.events.discards.length;
  if (cards > 0) emit(play, { rule: 'E4', by: 'faza', fact: 'deckReshuffled', cards });
  return [...play.state.events.deck];
}
