import { type Card, HIDDEN, type Played, type Seat, type SeatState, type State } from './state.ts';

/** Cards without one of them; where a view does not show it, without one that is hidden. */
export function without<Item extends string>(cards: readonly Item[], card: string): Item[] {
  const known = cards.findIndex((one: string) => one === card);
  const index = known >= 0 ? known : cards.findIndex((one: string) => one === HIDDEN);
  return index < 0 ? [...cards] : cards.toSpliced(index, 1);
}

/** Cards without each of some others. */
export function withoutAll<Item extends string>(cards: readonly Item[], gone: readonly string[]): Item[] {
  return gone.reduce<Item[]>((left, card) => without(left, card), [...cards]);
}

/** Open cards without the first that is a certain one. */
export function withoutPlayed(cards: readonly Played[], card: string): Played[] {
  return cards.toSpliced(
    cards.findIndex((one) => one.card === card),
    1,
  );
}

/** The zones that a seat's cards can be in, the two dealt ones included. */
export type Zone = 'aside' | 'hand' | 'deck' | 'discards' | 'front';

const ZONES: readonly Zone[] = ['aside', 'hand', 'discards', 'front', 'deck'];

/** Where a seat has a card. */
export interface Found {
  readonly zone: Zone;
  readonly index: number;
}

/** Where a seat has a card outside of the fights; `null` where it has none, or a view does not tell. */
export function find(own: SeatState, card: string): Found | null {
  const places = ZONES.map((zone) => ({ zone, index: own[zone].findIndex((one: Card) => one === card) }));
  return places.find(({ index }) => index >= 0) ?? null;
}

/** A state in which a seat has changed. */
export function withSeat(state: State, seat: Seat, change: (own: SeatState) => Partial<SeatState>): State {
  return { ...state, seats: state.seats.map((own, index) => (index === seat ? { ...own, ...change(own) } : own)) };
}
