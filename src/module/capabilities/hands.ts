import type { AnyGame } from '../match.ts';
import type { Selection, TableView } from '../screens/table.ts';

/**
 * How people at one device keep their hands from each other: hands lie face down, and are shown only while somebody holds a button.
 * Until then the table shows and says what a spectator may know.
 */
export interface GameHands<
  T extends AnyGame = AnyGame,
  View extends TableView<T> = TableView<T>,
  S extends Selection = Selection,
> {
  /** Whether hands are secret in a game with this setup. */
  areSecret(setup: T['setup']): boolean;
  /** Whether a command can be offered while the hand lies face down: it tells nothing of the hand, or the selection has named its card already. */
  isOffered(command: T['command'], selection: S, state: T['view']): boolean;
  /** The hand of the seat in front, as a screen reader says it while it is peeked at. */
  handSaid(view: View): string;
  /**
   * The command that a seat gives without being asked, because what it may do (`commands`) leaves it no choice; `null` where it is to be
   * asked. Nobody but its player may be at the device: that nobody was asked tells what the hand does not hold.
   */
  withoutChoice(commands: readonly T['command'][], state: T['view']): T['command'] | null;
}
