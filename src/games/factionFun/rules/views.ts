import { type Chance, drawFrom, UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { PEOPLES, type PeopleId } from '../content/vocabulary.ts';
import { wholeDeck, without } from './evolve.ts';
import type { Fact } from './state/fact.ts';
import { type Card, type FactionFunView, HIDDEN, type State } from './state/state.ts';
import { seatsOf } from './turn/seats.ts';

/** S3: a state without its luck, the decks, and the hands of others; `null` hides the luck alone. */
export function view(state: State, viewer: Viewer | null): FactionFunView {
  if (viewer === null) return { ...state, chance: UNKNOWN_CHANCE };
  const closed = (people: PeopleId): State['decks'][PeopleId] => ({
    ...state.decks[people],
    left: hidden(state.decks[people].left),
  });
  return {
    ...state,
    chance: UNKNOWN_CHANCE,
    viewer,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand))),
    decks: { sailfolk: closed('sailfolk'), hearthfolk: closed('hearthfolk') },
  };
}

/** A fact as a viewer is told of it: cards that they must not know are hidden. */
export function redact(fact: Fact, viewer: Viewer): Fact {
  return fact.fact === 'handDrawn' && fact.seat !== viewer ? { ...fact, cards: hidden(fact.cards) } : fact;
}

/** A state that agrees with a view: cards that it hides are given out by chance. */
export function determinize(known: FactionFunView, chance: Chance): State {
  const drawing = { ...chance };
  let { hands } = known;
  const decks = { ...known.decks };
  for (const people of PEOPLES) {
    const { left, discards } = known.decks[people];
    const seats = seatsOf(known, people);
    const seen = [...left, ...discards, ...seats.flatMap((seat) => at(known.hands, seat))].filter(
      (card) => card !== HIDDEN,
    );
    const unseen = without(wholeDeck(people, hands.length), seen);
    const found = (cards: readonly Card[]): readonly Card[] =>
      cards.map((card) => (card === HIDDEN ? drawFrom(drawing, unseen) : card));
    hands = hands.map((hand, seat) => (seats.includes(seat) ? found(hand) : hand));
    decks[people] = { left: found(left), discards };
  }
  return { ...known, chance, viewer: null, hands, decks };
}

function hidden(cards: readonly Card[]): readonly Card[] {
  return cards.map(() => HIDDEN);
}
