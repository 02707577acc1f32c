import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { isBonus } from '../../content/cards.ts';
import { BONUSES } from '../../content/clock.ts';
import { ranking } from '../power/ranking.ts';
import { endIfComplete } from '../scoring/finish.ts';
import type { CommandOf } from '../state/command.ts';
import { activeHq, emit, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import type { RewardKind, Seat, State, Step, StepOf } from '../state/state.ts';

const PLACES = 3;

/** F5, F6, H6: who comes first, second and third, and what they can take. */
export function rank(play: Play, { place }: StepOf<'rank'>): void {
  const { state } = play;
  const seats = inTurnOrder(state).filter((seat) => isRanked(state, seat, place));
  const order = ranking(state, seats, place);
  const rewards: RewardKind[] =
    place === 'faceOff'
      ? ['clock', ...(powerOffers(state, null).length > 0 ? (['power'] as const) : []), 'token']
      : [...(state.sevens.length > 0 ? (['seven'] as const) : []), 'hqReward', 'token'];
  emit(play, place === 'faceOff' ? 'F5' : 'H6', { fact: 'ranked', place, order, rewards });
  const [winner] = order;
  // F6, H6: with two seats there is no third place; without it the rest is not given (R14).
  doNext(play, ...order.slice(0, PLACES).map(({ seat }): Step => ({ step: 'reward', seat, place })));
  if (place === 'faceOff' && winner) payWinner(play, winner.seat);
}

/** F5: a seat needs an open personality in a Face Off; H6: a card in its army. */
function isRanked({ seats }: State, seat: Seat, place: 'faceOff' | 'hq'): boolean {
  const { stage, army } = at(seats, seat);
  return place === 'faceOff' ? stage.some(({ as }) => as === 'personality') : army.length > 0;
}

/** Part 2.3: Skull Cove and the Letter of Marque pay the winner of a Face Off. */
function payWinner(play: Play, seat: Seat): void {
  if (play.state.hqs[0] === 'pirates') emit(play, 'F6', { fact: 'tokensGained', seat, tokens: 1 }, 'hq:pirates');
  if (seatOf(play.state, seat).rewards.includes('pirates'))
    emit(play, 'F6', { fact: 'tokensGained', seat, tokens: 1 }, 'hq:pirates');
}

/** R25: the cards of the Power row, and for its borrower the lent one. */
function powerOffers({ power, seats }: State, seat: Seat | null) {
  const lent = seats.flatMap(({ stage }, borrower) => (seat === null || seat === borrower ? stage : []));
  return [...power.row, ...lent.filter(({ isLent }) => isLent).map(({ card }) => card)];
}

/** F6, H6: one of what is left must be taken. */
export function listRewards(state: State, { seat }: StepOf<'reward'>): CommandOf<'take'>[] {
  return state.rewards.flatMap((reward): CommandOf<'take'>[] => {
    if (reward === 'power') return powerOffers(state, seat).map((card) => ({ do: 'take', seat, reward, card }));
    if (reward === 'seven') return state.sevens.map((card) => ({ do: 'take', seat, reward, card }));
    return [{ do: 'take', seat, reward }];
  });
}

/** F6, F7, H6: a seat takes a reward; a gain may end the game (E1). */
export function takeReward(
  play: Play,
  { seat, place }: StepOf<'reward'>,
  { reward, card: chosen }: CommandOf<'take'>,
): void {
  const rule = place === 'faceOff' ? 'F6' : 'H6';
  if (reward === 'token') return emit(play, rule, { fact: 'tokenTaken', seat });
  if (reward === 'hqReward') {
    emit(play, rule, { fact: 'hqRewardGained', seat, hq: activeHq(play.state) });
  } else {
    const card = reward === 'clock' ? required(play.state.prize) : required(chosen);
    emit(play, rule, { fact: 'gained', seat, card, reward });
    if (reward === 'power') moveLater(play, seat);
    if (isBonus(card)) doBonus(play, seat, card);
  }
  endIfComplete(play, seat);
}

/** Part 2.4: the effect of a bonus card happens once, when it is claimed. */
function doBonus(play: Play, seat: Seat, card: keyof typeof BONUSES): void {
  const { effect } = BONUSES[card];
  if (effect) doNext(play, { step: 'effect', seat, effect, source: card, place: null, depth: 0 });
}

/** F7, R15: the Power tree moves after the clean-up, and after the Clock tree. */
function moveLater(play: Play, seat: Seat): void {
  const after = play.steps.findIndex((one) => 'tree' in one && one.tree === 'clock') + 1;
  play.steps = play.steps.toSpliced(after, 0, { step: 'move', seat, tree: 'power' });
}
