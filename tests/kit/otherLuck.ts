import { type Chance, chanceFrom } from '../../src/kernel/chance.ts';

/** The same state, but with different luck from here on. */
export function withChance<State extends { readonly chance: Chance }>(state: State, seed: string, draws = 0): State {
  return { ...state, chance: chanceFrom(seed, draws) };
}
