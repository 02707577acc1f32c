import { perform } from '../kit/perform.ts';
import { applied, countsOf, type Walk } from './counts.ts';

/** Puts walks on stage: all of them to their depths are one piece of work, measured in nodes. */
export function performWalks(walks: readonly Walk[]): void {
  const nodes = applied(walks);
  perform({
    works: {
      nodes: {
        run: () => {
          for (const { walk, depth } of walks) walk(depth);
          return nodes;
        },
      },
    },
    reports: { counts: () => countsOf(walks) },
  });
}
