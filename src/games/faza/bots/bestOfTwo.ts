import type { EventId } from '../content/vocabulary.ts';
import type { State } from '../rules/state.ts';
import { type Boarding, boardingWith, quietBoarding } from './outcomes.ts';

/** V3: how a boarding would end with each card that may be among the two: those that surely are, and those that may be. */
export interface Hand {
  readonly known: readonly State[];
  readonly unseen: readonly State[];
}

/** The cards that a boarding may draw. What is known to lie on top is drawn for certain; the rest is the unseen deck. */
export function handOf(state: State, command: Boarding): Hand {
  const { deck, top, discards } = state.events;
  const known = top.slice(0, 2);
  const rest = known.length === 2 ? [] : deck.length > 0 ? deck : discards;
  if (known.length + rest.length === 0) return { known: [quietBoarding(state, command)], unseen: [] };
  const endOf = (event: EventId): State => boardingWith(state, command, event);
  return { known: known.map(endOf), unseen: rest.map(endOf) };
}

/**
 * The mean worth of the better one of two cards, exactly: each pair is as likely as any other, and the team takes the card
 * that is worth more to it. What the other card will do when it comes is not looked at.
 */
export function bestOfTwo({ known, unseen }: Hand, worth: (end: State) => number): number {
  const sure = Math.max(...known.map(worth));
  const worths = unseen.map(worth);
  if (worths.length === 0) return sure;
  if (known.length > 0) return mean(worths.map((each) => Math.max(each, sure)));
  if (worths.length === 1) return mean(worths);
  const pairs = (worths.length * (worths.length - 1)) / 2;
  // In falling order a card is the better one of the pairs that it makes with all that come after it.
  return worths
    .sort((a, b) => b - a)
    .reduce((sum, each, place) => sum + (each * (worths.length - 1 - place)) / pairs, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
