import type { Applied } from '../../../src/kernel/game.ts';

/** A legal command tried out in a state. */
export interface Trial<State, Command, Fact> {
  readonly command: Command;
  readonly applied: Applied<State, Fact>;
}
