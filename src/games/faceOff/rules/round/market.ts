import { shuffled } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { required } from '../../../../kernel/values/required.ts';
import type { CardId } from '../../content/cards.ts';
import type { Command } from '../state/command.ts';
import { concealed, emit, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import { HIDDEN, type Seat, type State, type Step, type StepOf } from '../state/state.ts';

/** M1, R34: the first seat with a token must open; where nobody has one, or no card is left, there is no auction. */
export function auctionSteps(state: State): Step[] {
  const opener = inTurnOrder(state).find((seat) => seatOf(state, seat).tokens > 0);
  return opener === undefined || state.market.length === 0 ? [] : [{ step: 'bid', seat: opener }];
}

/** M1: every higher bid that a seat can pay, or to pass; the first bid is a duty. */
export function listBids(state: State, { seat }: StepOf<'bid'>): Command[] {
  const { bid = 0, leader = null } = state.auction ?? {};
  const { tokens } = seatOf(state, seat);
  const bids = Array.from(
    { length: Math.max(0, tokens - bid) },
    (_, index): Command => ({ do: 'bid', seat, tokens: bid + index + 1 }),
  );
  return leader === null ? bids : [...bids, { do: 'pass', seat }];
}

/** M1: a seat bids or passes; then the next one that is still in, until only the leader is left. */
export function bid(play: Play, { seat }: StepOf<'bid'>, command: Command): void {
  if (!play.state.auction) emit(play, 'M1', { fact: 'auctionBegan', card: openCard(play.state) });
  if (command.do === 'bid') emit(play, 'M1', { fact: 'bidMade', seat, tokens: command.tokens });
  else emit(play, 'M1', { fact: 'bidPassed', seat });
  const next = nextBidder(play.state, seat);
  if (next !== null) return doNext(play, { step: 'bid', seat: next });
  const { leader, bid: tokens, card } = required(play.state.auction);
  const winner = required(leader);
  emit(play, 'M1', { fact: 'auctionEnded', winner, tokens });
  doNext(play, { step: 'shelve', seat: winner, card });
}

/** The card that is sold: it lies open on top. */
function openCard({ market }: State): CardId {
  return required(market.find((card) => card !== HIDDEN));
}

function nextBidder(state: State, after: Seat): Seat | null {
  const { leader, out } = required(state.auction);
  const count = state.seats.length;
  const order = Array.from({ length: count - 1 }, (_, index) => (after + index + 1) % count);
  return order.find((seat) => seat !== leader && !out.includes(seat)) ?? null;
}

/** M2: into the discard pile, or shuffled into the deck. */
export function listShelves(_: State, { seat }: StepOf<'shelve'>): Command[] {
  return [
    { do: 'shelve', seat, on: 'discards' },
    { do: 'shelve', seat, on: 'deck' },
  ];
}

/** M2: the winner puts the card away, and the next one is opened. */
export function shelve(play: Play, { seat, card }: StepOf<'shelve'>, command: Command): void {
  const isForDeck = command.do === 'shelve' && command.on === 'deck';
  const deck = isForDeck
    ? concealed(play.state, shuffled(play.chance, [...seatOf(play.state, seat).deck, card]))
    : null;
  emit(play, 'M2', { fact: 'shelved', seat, card, deck });
  const [next] = play.state.market;
  if (next !== undefined) emit(play, 'M2', { fact: 'marketOpened', card: next });
}
