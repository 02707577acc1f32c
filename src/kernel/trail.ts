/**
 * A list that grows at its end and never changes: the last item, and the trail before it. Adding and taking back cost
 * the same however long it is, and trails that part later share what they have in common.
 */
export interface Trail<Item> {
  readonly last: Item;
  readonly before: Trail<Item> | null;
  /** How many items there are. */
  readonly length: number;
}

/** A trail with one more item. */
export function follow<Item>(trail: Trail<Item> | null, item: Item): Trail<Item> {
  return { last: item, before: trail, length: lengthOf(trail) + 1 };
}

/** How many items a trail has; `null` is the empty one. */
export function lengthOf(trail: Trail<unknown> | null): number {
  return trail === null ? 0 : trail.length;
}

/** The items from first to last. */
export function itemsOf<Item>(trail: Trail<Item> | null): Item[] {
  const items: Item[] = [];
  for (let rest = trail; rest !== null; rest = rest.before) items.push(rest.last);
  return items.reverse();
}
