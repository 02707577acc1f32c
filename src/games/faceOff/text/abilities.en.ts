import { fighterOf } from '../content/cards.ts';
import type { Clause, Effect } from '../content/effects.ts';
import type { Keyword, NamedCard, Wanted } from '../content/vocabulary.ts';
import type { Card } from '../rules/state/state.ts';
import { cardNames, keywordNames } from './names.en.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

const isNamed = (wanted: string): wanted is NamedCard =>
  ['anneBonny', 'goemonsChainWhip', 'grapeShot', 'vatsOfSlime'].includes(wanted);

/** What a clause asks for. */
function wantedText(wanted: Wanted): string {
  switch (wanted) {
    case 'any':
      return 'card';
    case 'faction':
      return 'faction card';
    case 'personality':
    case 'equipment':
      return wanted;
    default:
      return isNamed(wanted) ? cardNames[wanted] : keywordNames[wanted satisfies Keyword];
  }
}

/** What each effect does, as a phrase without a period. */
const EFFECTS: { readonly [Verb in Effect['do']]: (effect: Extract<Effect, { readonly do: Verb }>) => string } = {
  draw: ({ count }) => `draw ${cards(count)}`,
  discard: () => 'discard a card',
  sift: () => 'look at your top card; you may discard it',
  siftedCard: () => 'you may discard your top card',
  recall: ({ of }) => `take a ${wantedText(of)} from your discard pile`,
  destroy: ({ count }) =>
    count === 1
      ? 'you may remove one of your cards from the game'
      : `you may remove up to ${count} of your cards from the game`,
  gain: (effect) => `take ${tokens(effect.tokens)}`,
  pay: (effect) => `lose ${tokens(effect.tokens)}`,
  extra: ({ of }) => `you may play one more ${wantedText(of)}`,
  attack: ({ minus, all }) => `${all ? 'everyone else gets' : 'the High Man among the others gets'} ${minus} less`,
  steal: (effect) => `steal ${tokens(effect.tokens)} from ${effect.all ? 'everyone else' : HIGH_MAN}`,
  scrub: ({ all }) => `give a scrub to ${all ? 'everyone else' : HIGH_MAN}`,
  siege: ({ minus, on }) =>
    `siege: other armies get ${minus} less for each ${on === 'army' ? 'card, up to three' : on}`,
  deploy: () => 'you may move a personality from your hand to your army',
  bring: () => 'borrow a card of the Power row for this Face Off',
  kick: () => 'take a card out of an army or the Power row',
  peek: () => 'look at the top three cards of the Clock deck',
  relic: () => 'take a victory card from the Clock deck',
  foundCard: () => 'take a victory card from the Clock deck',
  ransom: () => 'name a victory card from 1 to 6; its owner swaps it for a victory card that you give',
  chain: ({ effects }) => effects.map(effectText).join(', then '),
  either: ({ options }) => options.map(effectText).join(' or '),
};

const HIGH_MAN = 'the High Man among the others';

/** What an effect does, as a phrase without a period. */
export function effectText(effect: Effect): string {
  // The compiler cannot see that an effect's name picks the phrase for it; this is the one place that says so.
  return (EFFECTS[effect.do] as (effect: Effect) => string)(effect);
}

const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;

function clauseText(clause: Clause): string {
  switch (clause.clause) {
    case 'with':
      return `+${clause.plus} with ${wantedText(clause.wanted)}.`;
    case 'per': {
      const each = clause.wanted === 'hand' ? 'card in your hand' : `other ${wantedText(clause.wanted)} here`;
      return `+${clause.plus} for each ${each}, up to +${clause.most}.`;
    }
    case 'timing':
      return `+${clause.plus} while the timing card is ${clause.most} or less.`;
    case 'shield':
    case 'shelter': {
      const name = clause.clause === 'shield' ? 'Shield' : 'Shelter';
      return clause.wanted === null ? `${name}.` : `${name} with ${wantedText(clause.wanted)}.`;
    }
    case 'effect':
      return sentence(effectText(clause.effect));
  }
}

const WHERE = { faceOff: 'Face Off: ', hq: 'HQ: ', start: 'At the start of a round, in hand: ' } as const;

/** What is printed on a card that can be played, in sentences; empty for a card without abilities. */
export function abilityText(card: Card): string {
  const clauses = fighterOf(card)?.clauses ?? [];
  return clauses.map((clause) => `${clause.where === null ? '' : WHERE[clause.where]}${clauseText(clause)}`).join(' ');
}
