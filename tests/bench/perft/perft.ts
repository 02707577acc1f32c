import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';

/**
 * The number of ways to give exactly `depth` commands one after the other (chess programmers' "perft"): a count in which
 * any rule that lists too much or too little shows. Every command is carried out, the last ones too, and ways that meet
 * are walked again. A game that ends earlier counts nothing.
 */
export function perft(state: State, depth: number): number {
  let leaves = 0;
  for (const command of legalCommands(state)) {
    const after = applyLegal(state, command).state;
    leaves += depth > 1 ? perft(after, depth - 1) : 1;
  }
  return leaves;
}
