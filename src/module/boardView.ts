import type { Seat } from '../kernel/game.ts';
import type { AnyGame } from './gameTypes.ts';

/** What the shell knows of a board as it is shown at one moment. The views of each game have more. */
export interface BoardView<T extends AnyGame = AnyGame> {
  readonly state: T['state'];
  /** The seat whose things are in front. */
  readonly seat: Seat;
  /** Whether it shows where a plan leads. */
  readonly planned?: boolean;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
}
