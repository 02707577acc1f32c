import { heuristicBot } from './heuristic.ts';

/** The middle level: weighs everything that it sees, and takes what others need. */
export const boss = heuristicBot('boss', { noise: 0.6, denies: true });
