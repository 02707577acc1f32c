import type { Viewer } from '../../kernel/game.ts';

/** How a replay begins and where it leads back to. */
export interface ReplayOptions {
  /** Which fact of the command it begins at, from 1; by default the last. */
  readonly facts?: number;
  /** Plays at once up to this fact of the same or a later command, as a line of a summary does. */
  readonly until?: { readonly commands: number; readonly facts: number };
  /** Where one came from; by default the title. */
  readonly back?: { readonly label: string; go(): void };
  /** Who views an unfinished match in which seats have secrets; by default, the viewer that follows from the match. */
  readonly viewer?: Viewer | null;
  /** Whether the match is the one at the table, of which nothing is lost by playing on from an earlier moment. */
  readonly isAtTable?: boolean;
  /** Whether it is only looked at, as the game of a lesson is: nobody plays on from it. */
  readonly isOnlyShown?: boolean;
}
