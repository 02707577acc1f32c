/** A start position for traversals of any depth, and the depth used by the bench. */
export interface Walk {
  readonly name: string;
  readonly depth: number;
  /** The number of sequences of `depth` commands or moves. */
  walk(depth: number): number;
}

/** The counts of a traversal at each depth from 1. */
function depths({ walk, depth }: Walk): number[] {
  return Array.from({ length: depth }, (_, index) => walk(index + 1));
}

/** The number of commands or moves carried out, at all depths: the nodes of the trees. */
export function applied(walks: readonly Walk[]): number {
  return walks.flatMap(depths).reduce((total, count) => total + count, 0);
}

/** The counts of each traversal as text, for comparison with a later run. */
export function countsOf(walks: readonly Walk[]): string[] {
  return walks.map((walk) => `${walk.name}: ${depths(walk).join(', ')}`);
}
