import { heuristicBot } from './heuristic.ts';

/** The first level: judges roughly, and looks at nobody else's set. */
export const rookie = heuristicBot('rookie', { noise: 3, denies: false });
