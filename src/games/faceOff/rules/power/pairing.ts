import { at } from '../../../../kernel/values/at.ts';
import type { Clause } from '../../content/effects.ts';
import type { Place } from '../../content/vocabulary.ts';
import type { Played } from '../state/state.ts';
import { clausesHere } from './here.ts';
import { isWanted } from './matching.ts';

/** More power that one open card has with another (`+N with X`). */
export interface Combo {
  /** The card whose clause it is. */
  readonly card: Played;
  readonly partner: Played;
  readonly plus: number;
}

type With = Extract<Clause, { readonly clause: 'with' }>;

/**
 * H5: the combos of open cards, with the best pairing of personalities and equipment. A personality holds one piece of equipment,
 * and a piece serves one personality; with cards of its own type a clause needs no pair (R20). Each clause counts once.
 */
export function bestCombos(cards: readonly Played[], place: Place): readonly Combo[] {
  const free = cards.flatMap((card) =>
    withClauses(card, place).flatMap((clause): Combo[] => {
      const partner = partnerOfType(cards, card, clause);
      return partner ? [{ card, partner, plus: clause.plus }] : [];
    }),
  );
  const personalities = cards.filter(({ as }) => as === 'personality');
  const equipment = cards.filter(({ as }) => as === 'equipment');
  const pairs = personalities.map((one) =>
    equipment.map((other) => [...bound(cards, one, other, place), ...bound(cards, other, one, place)]),
  );
  return [...free, ...bestPairs(pairs)];
}

function withClauses({ card }: Played, place: Place): With[] {
  return clausesHere(card, place).filter((clause): clause is With => clause.clause === 'with');
}

function partnerOfType(cards: readonly Played[], card: Played, { wanted }: With): Played | undefined {
  return cards.find((other) => other !== card && other.as === card.as && isWanted(other, wanted));
}

/** The combos that a card has with a partner of the other type, apart from those that need no pair. */
function bound(cards: readonly Played[], card: Played, partner: Played, place: Place): Combo[] {
  return withClauses(card, place).flatMap((clause) =>
    isWanted(partner, clause.wanted) && !partnerOfType(cards, card, clause)
      ? [{ card, partner, plus: clause.plus }]
      : [],
  );
}

/** The combos of the pairing that adds up to most: rows are personalities, columns equipment. */
function bestPairs(pairs: readonly (readonly (readonly Combo[])[])[]): readonly Combo[] {
  const known = new Map<string, readonly Combo[]>();
  const best = (row: number, taken: number): readonly Combo[] => {
    const columns = pairs[row];
    if (!columns) return [];
    const key = `${row}:${taken}`;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const without = best(row + 1, taken);
    const options = columns.flatMap((combos, column) =>
      combos.length > 0 && !(taken & (1 << column)) ? [[...combos, ...best(row + 1, taken | (1 << column))]] : [],
    );
    const found = [without, ...options].reduce((one, other) => (sumOf(other) > sumOf(one) ? other : one));
    known.set(key, found);
    return found;
  };
  return pairs.length > 0 && at(pairs, 0).length > 0 ? best(0, 0) : [];
}

function sumOf(combos: readonly Combo[]): number {
  return combos.reduce((sum, { plus }) => sum + plus, 0);
}
