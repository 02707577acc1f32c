import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { Command } from '../state/command.ts';
import { decline, type VerbRules, type Work } from './verb.ts';

/** Each effect only if the one before was done. */
export const chain: VerbRules<Work<'chain'>> = {
  perform: (play, { isRest: _, ...work }) => {
    const first = at(work.effect.effects, 0);
    const rest = work.effect.effects.slice(1);
    if (rest.length > 0) doNext(play, { ...work, effect: { do: 'chain', effects: rest }, isRest: true });
    doNext(play, { ...work, effect: first });
  },
};

export const either: VerbRules<Work<'either'>> = {
  list: (_, { seat, effect }) => [
    ...effect.options.map((_option, option): Command => ({ do: 'choose', seat, option })),
    { do: 'decline', seat },
  ],
  choose: (play, work, command) => {
    const option = command.do === 'choose' ? work.effect.options[command.option] : undefined;
    if (option) doNext(play, { ...work, effect: option });
    else decline(play, work);
  },
};
