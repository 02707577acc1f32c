import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { ASSAULTS, type AssaultAction } from '../../content/clock.ts';
import { drawCards } from '../effects/drawing.ts';
import { highest, ranking } from '../power/ranking.ts';
import { finish } from '../scoring/finish.ts';
import { activeHq, emit, inTurnOrder, type Play } from '../state/play.ts';
import type { Seat, State, Step, StepOf } from '../state/state.ts';
import { auctionSteps } from './market.ts';

/** H4: whether the marks have reached the open timing card. */
function isCracking({ marks, timings }: State): boolean {
  return marks >= at(timings, 0);
}

/** H3: the action of the assault card. */
export function act(play: Play, { card }: StepOf<'action'>): void {
  const { state } = play;
  const action: AssaultAction = ASSAULTS[card].action;
  if (action.kind === 'market') {
    // M3: no Market where the last headquarters falls.
    const isLast = isCracking(state) && state.hqs.length === 1;
    return isLast ? undefined : doNext(play, ...auctionSteps(state));
  }
  const { on, effect } = action;
  const steps = targetsOf(state, on).map(
    (seat): Step => ({ step: 'effect', seat, effect, source: card, place: null, depth: 0 }),
  );
  doNext(play, ...steps);
}

/** H3, R9: High Man and Low Man by their armies, where a seat without one counts 0. */
function targetsOf(state: State, on: 'high' | 'low' | 'all'): readonly Seat[] {
  const all = inTurnOrder(state);
  if (on === 'all') return all;
  const order = ranking(state, all, 'hq');
  return [at(order, on === 'high' ? 0 : order.length - 1).seat];
}

/** Part 2.3, R21: what the active headquarters does after each assault, the one that cracks it included. */
export function doHqEffect(play: Play): void {
  const { state } = play;
  const [hq] = state.hqs;
  if (hq === 'cowboys') {
    const seat = highest(state, inTurnOrder(state), 'hq');
    emit(play, 'R21', { fact: 'tokensGained', seat, tokens: 1 }, 'hq:cowboys');
  }
  if (hq === 'ninjas') for (const seat of inTurnOrder(state)) drawCards(play, seat, 1, 'hq:ninjas');
}

/** H4, H6: a headquarters with enough marks cracks, and rewards are given. */
export function crack(play: Play): void {
  if (isCracking(play.state)) doNext(play, { step: 'rank', place: 'hq' }, { step: 'nextHq' });
}

/** H7, E2: the next headquarters, or the end. */
export function openNextHq(play: Play): void {
  // E2: after the last crack there is no clean-up and no Draw phase.
  if (play.state.hqs.length === 1) return finish(play, 'E2');
  emit(play, 'H7', { fact: 'cracked', hq: activeHq(play.state) });
  const { hqs, timings } = play.state;
  emit(play, 'H7', { fact: 'hqOpened', hq: at(hqs, 0), timing: at(timings, 0) });
}
