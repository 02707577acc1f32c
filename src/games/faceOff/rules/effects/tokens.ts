import { emitEffect, seatOf } from '../state/play.ts';
import type { VerbRules, Work } from './verb.ts';

export const gain: VerbRules<Work<'gain'>> = {
  perform: (play, work) =>
    emitEffect(play, work, 'A2', { fact: 'tokensGained', seat: work.seat, tokens: work.effect.tokens }),
};

/** A seat pays as many tokens as it has. */
export const pay: VerbRules<Work<'pay'>> = {
  perform: (play, work) => {
    const tokens = Math.min(work.effect.tokens, seatOf(play.state, work.seat).tokens);
    if (tokens > 0) emitEffect(play, work, 'A2', { fact: 'tokensPaid', seat: work.seat, tokens });
  },
};
