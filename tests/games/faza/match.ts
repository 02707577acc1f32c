import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Match as AnyMatch } from '../../../src/module/match.ts';

/** A match of FAZA. */
export type Match = AnyMatch<FazaTypes>;

/** A match that the shell knows only as one of some game. */
export function asFaza(match: AnyMatch): Match {
  return match as Match;
}
