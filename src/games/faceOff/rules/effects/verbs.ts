import type { Effect } from '../../content/effects.ts';
import type { EffectStep } from '../state/state.ts';
import { deploy, kick, siege } from './armies.ts';
import { attack, scrub, steal } from './attacks.ts';
import { bring } from './bring.ts';
import { foundCard, peek, relic } from './clockDeck.ts';
import { chain, either } from './composed.ts';
import { destroy } from './destroying.ts';
import { discard, draw, recall, sift, siftedCard } from './drawing.ts';
import { extra } from './extra.ts';
import { ransom } from './ransom.ts';
import { gain, pay } from './tokens.ts';
import type { VerbRules, Work } from './verb.ts';

/** What each effect of part 2.1 does. */
const VERBS: { readonly [Verb in Effect['do']]: VerbRules<Work<Verb>> } = {
  draw,
  discard,
  sift,
  siftedCard,
  recall,
  destroy,
  gain,
  pay,
  extra,
  attack,
  steal,
  scrub,
  siege,
  deploy,
  bring,
  kick,
  peek,
  relic,
  foundCard,
  ransom,
  chain,
  either,
};

/** The rules of an effect. The compiler cannot see that its name picks the rules for it; this is the one place that says so. */
export function verbOf({ effect }: EffectStep): VerbRules<EffectStep> {
  return VERBS[effect.do] as VerbRules<EffectStep>;
}
