/** A position that can be walked from to any depth, and how deep the bench walks. */
export interface Walk {
  readonly name: string;
  readonly depth: number;
  /** How many ways there are of so many commands or moves. */
  walk(depth: number): number;
}

/** The counts of a walk at each depth from 1. */
function depths({ walk, depth }: Walk): number[] {
  return Array.from({ length: depth }, (_, index) => walk(index + 1));
}

/** How many commands or moves the walks carry out, those on the way as well as the last: the nodes of their trees. */
export function applied(walks: readonly Walk[]): number {
  return walks.flatMap(depths).reduce((total, count) => total + count, 0);
}

/** The counts of each walk as text, so that they can be compared with a later run's. */
export function countsOf(walks: readonly Walk[]): string[] {
  return walks.map((walk) => `${walk.name}: ${depths(walk).join(', ')}`);
}
