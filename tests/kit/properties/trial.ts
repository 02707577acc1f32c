import type { Applied, GameTypes } from '../../../src/kernel/game.ts';

/** A legal command tried out in a state. */
export interface Trial<T extends GameTypes> {
  readonly command: T['command'];
  readonly applied: Applied<T>;
}
