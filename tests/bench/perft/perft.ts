import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';

/**
 * The number of sequences of exactly `depth` commands (chess programmers' "perft"): any rule that lists too much or too
 * little changes it. Every command is carried out, including the last ones, and transpositions are traversed again. A
 * game that ends earlier counts nothing.
 */
export function perft(state: State, depth: number): number {
  let leaves = 0;
  for (const command of legalCommands(state)) {
    const after = applyLegal(state, command).state;
    leaves += depth > 1 ? perft(after, depth - 1) : 1;
  }
  return leaves;
}
