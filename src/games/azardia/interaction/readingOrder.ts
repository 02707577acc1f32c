import { moduleText } from '../text/module.en.ts';
import type { Widget } from './widget.ts';

const { groups } = moduleText;

/** The groups of the table in the order in which people decide. */
const ORDER: readonly string[] = [groups.table, groups.dice, groups.choices, groups.hand, groups.confirm];

/** The widgets in the order of keys and screen readers: the choices, the hand, the confirming button, and Cancel. */
export function inReadingOrder(widgets: readonly Widget[]): readonly Widget[] {
  const rank = ({ id, group }: Widget): number => (id === 'cancel' ? ORDER.length : ORDER.indexOf(group));
  return [...widgets].sort((one, other) => rank(one) - rank(other));
}
