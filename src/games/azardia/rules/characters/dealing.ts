import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { different } from '../cards/hand.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Card, Deal, Seat, State } from '../state/state.ts';
import { rivalsOf } from '../turn/turnOrder.ts';
import { seenBy } from '../views.ts';

/** C3: Kuchuritok takes the hands of all others and looks at them. */
export function takeHands(play: Play, { seat }: CommandOf<'takeHands'>): void {
  const { state } = play;
  const cards = rivalsOf(state, seat).flatMap((rival) => at(state.players, rival).hand);
  emit(play, 'C3', 'ability', { fact: 'abilityUsed', seat });
  emit(play, 'C3', 'ability', { fact: 'handsTaken', seat, cards, seen: seenBy(state, seat) });
  doNext(play, { step: 'deal' });
}

/**
 * C3: the next card that is dealt, and to whom, so that nobody gets two more than anybody else. With a single rival there is nothing
 * to divide: one card may be exchanged instead.
 */
export function listDeals(state: State): Command[] {
  const deal = required(state.deal);
  const seat = deal.by;
  const rivals = rivalsOf(state, seat);
  if (rivals.length === 1) {
    const own = different(at(state.players, seat).hand);
    const exchanges = own.flatMap((give) =>
      different(deal.pool).map((take): Command => ({ do: 'exchange', seat, give, take })),
    );
    return [...exchanges, { do: 'pass', seat }];
  }
  const receivers = rivals.filter((rival) => mayGet(deal, rival));
  return different(deal.pool).flatMap((card) => receivers.map((rival): Command => ({ do: 'deal', seat, card, rival })));
}

/** Whether somebody may get one more card, so that in the end all can have equally many, at most 1 apart. */
export function mayGet({ pool, dealt }: Deal, rival: Seat): boolean {
  const counts = dealt.flatMap((hand) => (hand ? [hand.length] : []));
  const all = counts.reduce((sum, count) => sum + count, pool.length);
  const [least, odd] = [Math.floor(all / counts.length), all % counts.length];
  const own = required(dealt[rival]).length;
  return own < least || (own === least && counts.filter((count) => count > least).length < odd);
}

/** C3: deals a card. */
export function dealOne(play: Play, { card, rival }: CommandOf<'deal'>): void {
  const { by } = required(play.state.deal);
  emit(play, 'C3', 'ability', { fact: 'cardDealt', rival, cards: [card], seen: seenBy(play.state, by) });
  const { pool, dealt } = required(play.state.deal);
  if (pool.length > 0) return;
  for (const [seat, hand] of dealt.entries()) if (hand) returnHand(play, seat, hand);
  takeStep(play, 'deal');
  emit(play, 'C3', 'ability', { fact: 'dealEnded' });
}

/** C3: exchanges a card with a single rival, or keeps one's own (`pass`). */
export function exchange(play: Play, swap: CommandOf<'exchange'> | null): void {
  const deal = required(play.state.deal);
  const rival = at(rivalsOf(play.state, deal.by), 0);
  returnHand(play, rival, deal.pool);
  if (swap) {
    const cards: readonly [Card, Card] = [swap.give, swap.take];
    const seen = seenBy(play.state, deal.by, rival);
    emit(play, 'C3', 'ability', { fact: 'cardsSwapped', seats: [deal.by, rival], cards, seen });
  }
  takeStep(play, 'deal');
  emit(play, 'C3', 'ability', { fact: 'dealEnded' });
}

/** A hand goes back face down: only its player is told what it is now. */
function returnHand(play: Play, rival: Seat, cards: readonly Card[]): void {
  emit(play, 'C3', 'ability', { fact: 'handReturned', rival, cards, seen: seenBy(play.state, rival) });
}
