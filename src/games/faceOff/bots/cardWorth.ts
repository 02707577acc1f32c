import { type CardId, fighterOf } from '../content/cards.ts';
import type { Clause, Effect } from '../content/effects.ts';
import type { Place } from '../content/vocabulary.ts';
import { clausesHere } from '../rules/power/here.ts';
import type { Card } from '../rules/state/state.ts';

/** What one of each effect is worth, in points of power. */
const EFFECT_WORTH: Readonly<Record<Effect['do'], number>> = {
  draw: 1,
  discard: 0,
  sift: 0.4,
  siftedCard: 0,
  recall: 1.6,
  destroy: 1.1,
  gain: 1.4,
  pay: -1.4,
  extra: 2,
  attack: 0.8,
  steal: 1.9,
  scrub: 1.5,
  siege: 1,
  deploy: 1.5,
  bring: 5,
  kick: 2.5,
  peek: 0.3,
  relic: 4,
  foundCard: 0,
  ransom: 3,
  chain: 0,
  either: 0,
};

/** What an effect that must be paid for is worth of one that is free. */
const PAID_FOR = 0.5;
const ON_ALL = 1.5;

/** What an effect is worth, in points of power. `drawn` says what each card drawn is worth, if that is not the average. */
function effectWorth(effect: Effect, drawn: number = EFFECT_WORTH.draw): number {
  if (effect.do === 'either') return Math.max(...effect.options.map((one) => effectWorth(one, drawn)));
  if (effect.do === 'chain') {
    const sum = effect.effects.reduce((total, one) => total + effectWorth(one, drawn), 0);
    return effect.effects[0]?.do === 'discard' ? sum * PAID_FOR : sum;
  }
  if (effect.do === 'draw') return effect.count * drawn;
  return EFFECT_WORTH[effect.do] * countOf(effect) * ('all' in effect && effect.all ? ON_ALL : 1);
}

function countOf(effect: Effect): number {
  if ('count' in effect) return effect.count;
  if ('tokens' in effect) return effect.tokens;
  return 'minus' in effect ? effect.minus : 1;
}

const WHERE_LIMITED = 0.7;
const EVERY_ROUND = 2.5;
const PROTECTION = 0.8;

function clauseWorth(clause: Clause): number {
  switch (clause.clause) {
    case 'with':
      return clause.plus * 0.4;
    case 'per':
      return clause.most * (clause.wanted === 'hand' ? 0.8 : 0.35);
    case 'timing':
      return clause.plus * 0.4;
    case 'shield':
    case 'shelter':
      return PROTECTION;
    case 'effect':
      return (
        effectWorth(clause.effect) *
        (clause.where === 'start' ? EVERY_ROUND : clause.where === null ? 1 : WHERE_LIMITED)
      );
  }
}

/** What it is worth to have a card to play, in points of power: the printed ones, and what its text brings on average. */
export function cardWorth(card: Card): number {
  const fighter = fighterOf(card);
  if (!fighter) return 0;
  const flight = fighter.keywords.filter((word) => word === 'aviator' || word === 'traveler').length * 0.8;
  return fighter.power + flight + textWorth(card) - (fighter.keywords.includes('scrub') ? 1 : 0);
}

/** What the text of a card brings on average, in points of power. */
function textWorth(card: Card): number {
  return (fighterOf(card)?.clauses ?? []).reduce((sum, clause) => sum + clauseWorth(clause), 0);
}

/** What the text of a card brings where it is played, in points of power, besides what totals count. */
export function textWorthIn(place: Place, card: CardId, drawn: number): number {
  return clausesHere(card, place).reduce((sum, clause) => {
    if (clause.clause === 'effect') return sum + effectWorth(clause.effect, drawn);
    return clause.clause === 'shield' || clause.clause === 'shelter' ? sum + PROTECTION : sum;
  }, 0);
}
