import type { Outcome } from '../../../../kernel/bots/search.ts';
import type { EventId } from '../../content/vocabulary.ts';
import { reshuffledDeck } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { type Boarding, boardingWith, quietBoarding } from './outcomes.ts';

/** V3: how a boarding would end with each card that may be one of the two drawn; `known` ones certainly are. */
export interface Hand {
  readonly known: readonly FazaView[];
  readonly unseen: readonly FazaView[];
}

/**
 * The outcomes of a boarding by card. Known cards on top are certain to be drawn, and so is the last card of the deck (E4); the rest
 * comes from the unseen deck, or else from the discards.
 */
export function handOf(state: FazaView, command: Boarding): Hand {
  const { deck, top } = state.events;
  const isLast = top.length === 0 && deck.length === 1;
  const known = isLast ? deck : top.slice(0, 2);
  const rest = known.length === 2 ? [] : isLast || deck.length === 0 ? reshuffledDeck(state) : deck;
  if (known.length + rest.length === 0) return { known: [quietBoarding(state, command)], unseen: [] };
  const endOf = (event: EventId): FazaView => boardingWith(state, command, event);
  return { known: known.map(endOf), unseen: rest.map(endOf) };
}

/** A possible end of a boarding, and its value. */
interface Ending extends Outcome<FazaView> {
  readonly value: number;
}

/**
 * The endings of a boarding where the team takes the better card, with their chances: all pairs are equally likely, and a card is
 * taken where the other one is worse.
 */
export function betterOfTwo({ known, unseen }: Hand, worth: (end: FazaView) => number): Ending[] {
  const ranked = (ends: readonly FazaView[]): { view: FazaView; value: number }[] =>
    ends.map((view) => ({ view, value: worth(view) })).sort((one, other) => other.value - one.value);
  const [sure] = ranked(known);
  const others = ranked(unseen);
  if (sure && (known.length > 1 || others.length === 0)) return [{ ...sure, chance: 1 }];
  if (sure) {
    const better = others.filter(({ value }) => value > sure.value);
    const rest = { ...sure, chance: 1 - better.length / others.length };
    return [...better.map((end) => ({ ...end, chance: 1 / others.length })), ...(rest.chance > 0 ? [rest] : [])];
  }
  if (others.length === 1) return others.map((end) => ({ ...end, chance: 1 }));
  const pairs = (others.length * (others.length - 1)) / 2;
  return others.slice(0, -1).map((end, place) => ({ ...end, chance: (others.length - 1 - place) / pairs }));
}
