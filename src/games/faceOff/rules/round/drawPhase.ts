import { doNext } from '../../../../kernel/steps.ts';
import { isBonus, isScrub, victoryOf } from '../../content/cards.ts';
import { drawCards } from '../effects/drawing.ts';
import { withoutAll } from '../state/cards.ts';
import type { Command } from '../state/command.ts';
import { emit, type Play, seatOf } from '../state/play.ts';
import { type Card, HIDDEN, type Seat, type State, type StepOf } from '../state/state.ts';

/** A4: cards in hand at the end of the Draw phase. */
const HAND = 5;

/** D1: what a seat can do with cards in its hand: lay victory and bonus cards (D3), return scrubs (D4). */
export function listDrawPhase(state: State, { seat }: StepOf<'drawPhase'>): Command[] {
  const { hand, tokens } = seatOf(state, seat);
  const cards = [...new Set(hand)].filter((card) => card !== HIDDEN);
  return [
    ...cards.filter(canBeLaid).map((card): Command => ({ do: 'lay', seat, card })),
    ...(tokens > 0 ? cards.filter(isScrub).map((card): Command => ({ do: 'payOff', seat, card })) : []),
    { do: 'decline', seat },
  ];
}

/** Whether a seat could have such a card in its hand, by all that everybody knows. */
export function mayActInDrawPhase(state: State, { seat }: StepOf<'drawPhase'>): boolean {
  const { owned, discards, front, army, hand, tokens } = seatOf(state, seat);
  const unseen = withoutAll(owned, [...discards, ...front, ...army.map(({ card }) => card)]);
  return hand.length > 0 && unseen.some((card) => canBeLaid(card) || (isScrub(card) && tokens > 0));
}

/** D3, D4: one action, after which the seat may do another. */
export function actInDrawPhase(play: Play, step: StepOf<'drawPhase'>, command: Command): void {
  const { seat } = step;
  if (command.do === 'lay') emit(play, 'D3', { fact: 'laid', seat, card: command.card });
  else if (command.do === 'payOff' && isScrub(command.card))
    emit(play, 'D4', { fact: 'paidOff', seat, card: command.card });
  else return;
  doNext(play, step);
}

/** D1, D2, R33: up to the hand limit, never down. */
export function drawUp(play: Play, { seat }: StepOf<'drawUp'>): void {
  const missing = handLimit(play.state, seat) - seatOf(play.state, seat).hand.length;
  if (missing > 0) drawCards(play, seat, missing);
}

/** A4, part 2.3: the hand limit; the Thousand-Year Scroll adds one. */
function handLimit(state: State, seat: Seat): number {
  return HAND + (seatOf(state, seat).rewards.includes('ninjas') ? 1 : 0);
}

function canBeLaid(card: Card): boolean {
  return victoryOf(card) !== null || isBonus(card);
}
