import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Match as AnyMatch } from '../../../src/module/match.ts';

/** A match of FAZA. */
export type Match = AnyMatch<FazaTypes>;

/** A match whose game the shell does not know statically. */
export function asFaza(match: AnyMatch): Match {
  return match as Match;
}
