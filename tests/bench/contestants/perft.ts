import { performWalks } from '../perft/performWalks.ts';
import { perft } from '../perft/perft.ts';
import { starts } from '../perft/positions.ts';

/** Our traversal of all sequences of commands. */

const walks = starts.map(({ name, state, depth }) => ({ name, depth, walk: (to: number) => perft(state, to) }));

performWalks(walks);
