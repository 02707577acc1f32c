import type { Part } from '../../scenes/table/part.ts';
import { moduleText } from '../../text/module.en.ts';

const { groups } = moduleText;

/** The groups of the table in the order in which people decide. */
const ORDER: readonly string[] = [groups.table, groups.dice, groups.choices, groups.hand, groups.confirm];

/** The parts in the order in which keys and screen readers come to them: what can be chosen, the hand, what confirms a choice, and Cancel. */
export function inReadingOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ id, group }: Part): number => (id === 'cancel' ? ORDER.length : ORDER.indexOf(group));
  return [...parts].sort((one, other) => rank(one) - rank(other));
}
