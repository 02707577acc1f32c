import type { EventId } from '../content/vocabulary.ts';
import type { FazaView } from '../rules/state/state.ts';
import { type Boarding, boardingWith, quietBoarding } from './outcomes.ts';

/** V3: how a boarding would end with each card that may be one of the two drawn: `known` ones surely are. */
export interface Hand {
  readonly known: readonly FazaView[];
  readonly unseen: readonly FazaView[];
}

/** The outcomes of a boarding by card. Known cards on top are certain to be drawn; the rest comes from the unseen deck. */
export function handOf(state: FazaView, command: Boarding): Hand {
  const { deck, top, discards } = state.events;
  const known = top.slice(0, 2);
  const rest = known.length === 2 ? [] : deck.length > 0 ? deck : discards;
  if (known.length + rest.length === 0) return { known: [quietBoarding(state, command)], unseen: [] };
  const endOf = (event: EventId): FazaView => boardingWith(state, command, event);
  return { known: known.map(endOf), unseen: rest.map(endOf) };
}

/**
 * The exact expected worth of the better of two cards: all pairs are equally likely, and the team takes the card that is
 * worth more. The later effect of the other card is ignored.
 */
export function bestOfTwo({ known, unseen }: Hand, worth: (end: FazaView) => number): number {
  const sure = Math.max(...known.map(worth));
  const worths = unseen.map(worth);
  if (worths.length === 0) return sure;
  if (known.length > 0) return mean(worths.map((each) => Math.max(each, sure)));
  if (worths.length === 1) return mean(worths);
  const pairs = (worths.length * (worths.length - 1)) / 2;
  // Sorted in descending order, a card is the better one of its pairs with all later cards.
  return worths
    .sort((a, b) => b - a)
    .reduce((sum, each, place) => sum + (each * (worths.length - 1 - place)) / pairs, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
