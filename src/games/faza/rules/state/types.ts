import type { Session } from '../../../../kernel/session.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { FazaView, Setup, State } from './state.ts';

/** The types of FAZA, for code that serves any game. */
export interface FazaTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly view: FazaView;
  readonly command: Command;
  readonly fact: Fact;
}

/** A game of FAZA that is played. */
export type FazaSession = Session<FazaTypes>;
