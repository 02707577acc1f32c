import type { AzardiaView, Card, Seat } from '../rules/state/state.ts';

/**
 * Whether a seat redistributes other hands (C3). With a single rival Kuchuritok trades one card instead, for one of his
 * own hand.
 */
export function isDealing({ deal }: AzardiaView, seat: Seat): boolean {
  return deal?.by === seat && deal.dealt.filter((cards) => cards !== null).length > 1;
}

/** The cards in front of a seat: its hand; while Kuchuritok deals, the cards he deals. */
export function cardsInFront(state: AzardiaView, seat: Seat): readonly Card[] {
  return state.deal && isDealing(state, seat) ? state.deal.pool : (state.players[seat]?.hand ?? []);
}
