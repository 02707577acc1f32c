import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { FaceOffView, Setup, State } from './state.ts';

/** The types of Face Off, for everything that works with any game. */
export interface FaceOffTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly view: FaceOffView;
  readonly command: Command;
  readonly fact: Fact;
}
