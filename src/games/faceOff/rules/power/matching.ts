import { type CardId, fighterOf, setOf } from '../../content/cards.ts';
import type { Keyword, Role, Wanted } from '../../content/vocabulary.ts';
import type { Card, Played } from '../state/state.ts';

/** Whether an open card is what a clause asks for (part 2.1). */
export function isWanted({ card, as }: Played, wanted: Wanted): boolean {
  if (wanted === 'personality' || wanted === 'equipment') return as === wanted;
  return isNamed(card, wanted);
}

/** Whether a card, wherever it lies, is what a clause asks for; a card of both types is either. */
export function isWantedCard(card: CardId, wanted: Wanted): boolean {
  return wanted === 'personality' || wanted === 'equipment' ? rolesOf(card).includes(wanted) : isNamed(card, wanted);
}

function isNamed(card: CardId, wanted: Exclude<Wanted, Role>): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'faction') return setOf(card) !== 'house';
  return card === wanted || hasKeyword(card, wanted);
}

/** Whether a keyword is printed on a card. */
export function hasKeyword(card: Card, keyword: string): boolean {
  return fighterOf(card)?.keywords.includes(keyword as Keyword) ?? false;
}

/** What a card can be played as; nothing for a card that cannot be played. */
export function rolesOf(card: Card): readonly Role[] {
  const type = fighterOf(card)?.type;
  if (type === undefined) return [];
  return type === 'both' ? ['personality', 'equipment'] : [type];
}
