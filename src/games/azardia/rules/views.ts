import { type Chance, drawFrom, UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import { WHOLE_ACTION_DECK } from '../content/cards.ts';
import { seesHand, without } from './evolve.ts';
import type { Fact, Seen } from './state/fact.ts';
import { type AzardiaView, type Card, HIDDEN, type State } from './state/state.ts';

/** S4, O4: a state without its luck, the deck, and hands that the viewer must not see; `null` hides the luck alone. */
export function view(state: State, viewer: Viewer | null): AzardiaView {
  if (viewer === null) return { ...state, chance: UNKNOWN_CHANCE };
  const { deal } = state;
  const sees = (seat: Seat): boolean => seesHand(state, viewer, seat);
  return {
    ...state,
    chance: UNKNOWN_CHANCE,
    viewer,
    players: state.players.map((player, seat) => (sees(seat) ? player : { ...player, hand: hidden(player.hand) })),
    decks: { ...state.decks, action: hidden(state.decks.action) },
    deal:
      deal === null || sees(deal.by)
        ? deal
        : { ...deal, pool: hidden(deal.pool), dealt: deal.dealt.map((hand) => hand && hidden(hand)) },
  };
}

/** A fact as a viewer is told of it: cards that they must not know are hidden. */
export function redact(fact: Fact, viewer: Viewer): Fact {
  if (!('seen' in fact) || fact.seen === 'all' || (viewer !== 'spectator' && fact.seen.includes(viewer))) return fact;
  switch (fact.fact) {
    case 'cardsSwapped':
      return { ...fact, cards: [HIDDEN, HIDDEN] };
    case 'cardDealt':
      return { ...fact, cards: [HIDDEN] };
    default:
      return { ...fact, cards: hidden(fact.cards) };
  }
}

/** A state that agrees with a view: cards that it hides are given out by chance. */
export function determinize(known: AzardiaView, chance: Chance): State {
  const { players, deal, decks } = known;
  const seen = [
    ...decks.actionDiscards,
    ...decks.action,
    ...players.flatMap(({ hand }) => hand),
    ...(deal ? [...deal.pool, ...deal.dealt.flatMap((hand) => hand ?? [])] : []),
  ].filter((card) => card !== HIDDEN);
  const unseen = without(WHOLE_ACTION_DECK, seen);
  const drawing = { ...chance };
  const found = (cards: readonly Card[]): readonly Card[] =>
    cards.includes(HIDDEN) ? cards.map((card) => (card === HIDDEN ? drawFrom(drawing, unseen) : card)) : cards;
  return {
    ...known,
    chance,
    viewer: null,
    players: players.map((player) => ({ ...player, hand: found(player.hand) })),
    deal: deal && { ...deal, pool: found(deal.pool), dealt: deal.dealt.map((hand) => hand && found(hand)) },
    decks: { ...decks, action: found(decks.action), actionDiscards: found(decks.actionDiscards) },
  };
}

/** O4: who is told of cards that these seats know: with open hands everybody. */
export function seenBy({ openHands }: Pick<State, 'openHands'>, ...seats: readonly Seat[]): Seen {
  return openHands ? 'all' : seats;
}

function hidden(cards: readonly Card[]): readonly Card[] {
  return cards.map(() => HIDDEN);
}
