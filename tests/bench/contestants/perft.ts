import { perform } from '../kit/perform.ts';
import { applied, countsOf } from '../perft/counts.ts';
import { perft } from '../perft/perft.ts';
import { starts } from '../perft/positions.ts';

/** Our walk through all sequences of commands. */

const walks = starts.map(({ name, state, depth }) => ({ name, depth, walk: (to: number) => perft(state, to) }));
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
