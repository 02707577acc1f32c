/**
 * A list that grows at its end and never changes: the last item, and the list before it. Adding and removing take
 * constant time, and lists that diverge share their common beginning.
 */
export interface PersistentList<Item> {
  readonly last: Item;
  readonly before: PersistentList<Item> | null;
  /** How many items there are. */
  readonly length: number;
}

/** A list with one more item. */
export function append<Item>(trail: PersistentList<Item> | null, item: Item): PersistentList<Item> {
  return { last: item, before: trail, length: lengthOf(trail) + 1 };
}

/** How many items a list has; `null` is the empty one. */
export function lengthOf(trail: PersistentList<unknown> | null): number {
  return trail === null ? 0 : trail.length;
}

/** The items from first to last. */
export function itemsOf<Item>(trail: PersistentList<Item> | null): Item[] {
  const items: Item[] = [];
  for (let rest = trail; rest !== null; rest = rest.before) items.push(rest.last);
  return items.reverse();
}
