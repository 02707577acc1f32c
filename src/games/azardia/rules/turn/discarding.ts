import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { discard } from '../cards/decks.ts';
import { different, ownCards } from '../cards/hand.ts';
import { gainCoins } from '../players/coins.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Seat, State, StepOf } from '../state/state.ts';
import { isOverLimit } from './phases.ts';
import { rivalsOf } from './turnOrder.ts';

/** T1 D, C2: discard down to four; before that, Robot-i-King may swap a card. */
export function listDiscardDown(state: State, { seat, maySwap }: StepOf<'discardDown'>): Command[] {
  const swaps = maySwap ? listSwaps(state, seat) : [];
  const discards = isOverLimit(state, seat)
    ? ownCards(state, seat).map((card): Command => ({ do: 'discard', seat, card }))
    : [];
  const goesOn: readonly Command[] = discards.length === 0 && swaps.length > 0 ? [{ do: 'pass', seat }] : [];
  return [...swaps, ...discards, ...goesOn];
}

function listSwaps(state: State, seat: Seat): Command[] {
  const rivals = rivalsOf(state, seat).filter((rival) => at(state.players, rival).hand.length > 0);
  return ownCards(state, seat).flatMap((card) =>
    rivals.map((rival): Command => ({ do: 'swapCard', seat, card, rival })),
  );
}

/** Whether something has to be discarded: by a card, or by Lagartoon's ability (C1). P3: an empty hand has nothing. */
export function listDiscards(state: State, { seat }: StepOf<'discard'>): Command[] {
  return ownCards(state, seat).map((card): Command => ({ do: 'discard', seat, card }));
}

/** Discards a card where one is asked for. */
export function discardOne(play: Play, { seat, card }: CommandOf<'discard'>): void {
  if (play.steps[0]?.step === 'discardDown') {
    const step = takeStep(play, 'discardDown');
    discard(play, 'T4', 'turn', seat, [card]);
    doNext(play, { ...step, maySwap: false });
    return;
  }
  const step = takeStep(play, 'discard');
  discard(play, step.by === 'ability' ? 'C1' : 'P1', step.by, seat, [card]);
  if (step.left > 1) doNext(play, { ...step, left: step.left - 1 });
}

/** Reverse Vending Machine: cards that can be sold, or enough of it. */
export function listSales({ players }: State, { seat }: StepOf<'sell'>): Command[] {
  const cards = different(at(players, seat).hand);
  if (cards.length === 0) return [];
  return [...cards.map((card): Command => ({ do: 'sell', seat, card })), { do: 'pass', seat }];
}

/** Sells a card. */
export function sell(play: Play, { seat, card }: CommandOf<'sell'>): void {
  const step = takeStep(play, 'sell');
  discard(play, 'T2', step.by, seat, [card]);
  gainCoins(play, step.by, seat, step.each);
  if (step.left > 1) doNext(play, { ...step, left: step.left - 1 });
}
