import { at } from '../../../../kernel/values/at.ts';
import { type ActionId, actionSpec } from '../../content/cards.ts';
import { pay } from '../players/coins.ts';
import { emit, type Play } from '../state/play.ts';
import { type Card, HIDDEN, type Seat, type State } from '../state/state.ts';

/** The kinds of cards in a hand that are known, each once. */
export function kindsOf({ players }: Pick<State, 'players'>, seat: Seat): ActionId[] {
  return different(at(players, seat).hand).filter((card) => card !== HIDDEN);
}

/** Each kind of some cards once, in order. */
export function different<Item>(cards: readonly Item[]): Item[] {
  return [...new Set(cards)];
}

/** The kinds of cards that a hand can give away: in a view of somebody else's hand, hidden ones. */
export function ownCards({ players }: Pick<State, 'players'>, seat: Seat): Card[] {
  return different(at(players, seat).hand);
}

/** T2: pays for a card and discards it. */
export function discardPlayed(play: Play, seat: Seat, card: ActionId): void {
  pay(play, `card:${card}`, seat, actionSpec(card).cost);
  emit(play, 'T2', `card:${card}`, { fact: 'cardPlayed', seat, card });
}
