import { doNext } from '../../../../kernel/steps.ts';
import { required } from '../../../../kernel/values/required.ts';
import { isWantedCard, rolesOf } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { emitEffect, seatOf } from '../state/play.ts';
import { HIDDEN } from '../state/state.ts';
import { decline, type VerbRules, type Work } from './verb.ts';

/** A6, R2: how many cards may follow out of the sealed one. */
export const DEEPEST = 4;

/** A6, R3, R4: one more card from the hand, as what its owner says, resolved at once; at headquarters it joins at once. */
export const extra: VerbRules<Work<'extra'>> = {
  list: (state, { seat, effect, depth }) => {
    const hand = depth < DEEPEST ? [...new Set(seatOf(state, seat).hand)] : [];
    const fit = hand.flatMap((card) =>
      card !== HIDDEN && isWantedCard(card, effect.of)
        ? rolesOf(card).map((as): Command => ({ do: 'pick', seat, card, as }))
        : [],
    );
    return [...fit, { do: 'decline', seat }];
  },
  isSecret: (state, { seat, depth }) => depth < DEEPEST && seatOf(state, seat).hand.length > 0,
  choose: (play, work, command) => {
    if (command.do !== 'pick' || command.as === undefined) return decline(play, work);
    const { seat } = work;
    const { card, as } = command;
    const place = required(work.place);
    emitEffect(play, work, 'A6', { fact: 'extraPlayed', seat, card, as, place });
    doNext(play, { step: 'resolve', seat, card, place, depth: work.depth + 1 });
  },
};
