import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { FactionFunView, Setup, State } from './state.ts';

/** The types of Faction Fun, for everything that works with any game. */
export interface FactionFunTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly view: FactionFunView;
  readonly command: Command;
  readonly fact: Fact;
}
