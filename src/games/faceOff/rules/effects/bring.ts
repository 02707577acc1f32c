import { doNext } from '../../../../kernel/steps.ts';
import { required } from '../../../../kernel/values/required.ts';
import { rolesOf } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { emitEffect } from '../state/play.ts';
import { DEEPEST } from './extra.ts';
import { decline, type VerbRules, type Work } from './verb.ts';

/** R25: a card of the Power row fights for a seat until the clean-up; its ability resolves. */
export const bring: VerbRules<Work<'bring'>> = {
  list: ({ power }, { seat, depth }) => [
    // R2: it counts as a step.
    ...(depth < DEEPEST ? power.row : []).flatMap((card) =>
      rolesOf(card).map((as): Command => ({ do: 'pick', seat, card, as })),
    ),
    { do: 'decline', seat },
  ],
  choose: (play, work, command) => {
    if (command.do !== 'pick' || command.as === undefined) return decline(play, work);
    const { seat, depth } = work;
    const { card, as } = command;
    emitEffect(play, work, 'R25', { fact: 'brought', seat, card, as });
    doNext(play, { step: 'resolve', seat, card, place: required(work.place), depth: depth + 1 });
  },
};
