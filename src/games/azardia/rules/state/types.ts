import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { AzardiaView, Setup, State } from './state.ts';

/** Azardia's types, for everything that works with any game. */
export interface AzardiaTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly view: AzardiaView;
  readonly command: Command;
  readonly fact: Fact;
}
