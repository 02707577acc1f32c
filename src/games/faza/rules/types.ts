import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { Setup, State } from './state.ts';

/** The types of FAZA, for whatever serves any game. */
export interface FazaTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly fact: Fact;
}
