import seedrandom from 'seedrandom';

/** Random numbers for tests: repeatable from a seed, and independent of the game's own. */
export class Luck {
  readonly #next: () => number;

  constructor(seed: string) {
    this.#next = seedrandom.alea(`test ${seed}`);
  }

  /** An integer from 0 to `sides - 1`. */
  below(sides: number): number {
    return Math.floor(this.#next() * sides);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** Some of the items, each at most once. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    const left = [...items];
    const picked: Item[] = [];
    while (left.length > 0 && picked.length < most) picked.push(...left.splice(this.below(left.length), 1));
    return picked;
  }
}
