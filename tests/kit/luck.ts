import { drawBelow } from '../../src/kernel/chance.ts';

/** Chance for tests: repeatable from its seed, and none of the game's own. */
export class Luck {
  readonly #chance: { seed: string; draws: number };

  constructor(seed: string) {
    this.#chance = { seed: `test ${seed}`, draws: 0 };
  }

  /** An integer from 0 to `sides - 1`. */
  below(sides: number): number {
    return drawBelow(this.#chance, sides);
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
