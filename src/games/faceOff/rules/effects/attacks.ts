import { required } from '../../../../kernel/values/required.ts';
import { cardsHere, hasProtection } from '../power/here.ts';
import { highest } from '../power/ranking.ts';
import { emitEffect, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import type { EffectStep, Seat, State } from '../state/state.ts';
import type { VerbRules, Work } from './verb.ts';

/** A3, R7: what counts as an attack, so that a Shield stops it. */
export const attack: VerbRules<Work<'attack'>> = {
  perform: (play, work) =>
    strike(play, work, (target) =>
      emitEffect(play, work, 'A3', { fact: 'attacked', seat: work.seat, target, minus: work.effect.minus }),
    ),
};

export const steal: VerbRules<Work<'steal'>> = {
  perform: (play, work) =>
    strike(play, work, (target) => {
      const tokens = Math.min(work.effect.tokens, seatOf(play.state, target).tokens);
      if (tokens > 0) emitEffect(play, work, 'R7', { fact: 'stolen', seat: work.seat, target, tokens });
    }),
};

/** On an assault card it is a penalty for the seat itself, which no Shield stops (R7). */
export const scrub: VerbRules<Work<'scrub'>> = {
  perform: (play, work) => {
    if (work.place === null) return giveScrub(play, work, work.seat);
    strike(play, work, (target) => giveScrub(play, work, target));
  },
};

/** A5, R32: the top scrub goes to a discard pile; none where there is none left. */
function giveScrub(play: Play, work: EffectStep, target: Seat): void {
  const [card] = play.state.scrubs;
  if (card !== undefined) emitEffect(play, work, 'R32', { fact: 'scrubbed', seat: work.seat, target, card });
}

/** A3, R6: hits the targets of an attack that have no Shield here. */
function strike(play: Play, work: EffectStep, hit: (target: Seat) => void): void {
  const place = required(work.place);
  for (const target of targets(play.state, work)) {
    if (hasProtection(cardsHere(seatOf(play.state, target), place), place, 'shield'))
      emitEffect(play, work, 'A3', { fact: 'shielded', seat: work.seat, target });
    else hit(target);
  }
}

/** A3, R5: the High Man among all other seats, or each of them in turn order. */
function targets(state: State, { seat, place, effect }: EffectStep): readonly Seat[] {
  const others = inTurnOrder(state).filter((other) => other !== seat);
  return 'all' in effect && effect.all ? others : [highest(state, others, required(place))];
}
