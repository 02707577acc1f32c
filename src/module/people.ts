import type { Seat } from '../kernel/game.ts';
import type { AnyGame } from './gameTypes.ts';
import type { Match } from './match.ts';
import type { TableView } from './tableView.ts';

/** Where the upper right corner of a badge lies, in CSS pixels. */
export interface BadgeCorner {
  readonly right: number;
  readonly top: number;
}

/** Where a board has room to say whose each seat is. */
export interface BadgePlaces {
  /** By seat. */
  readonly seats: readonly BadgeCorner[];
  readonly captain: BadgeCorner;
  /** Whether there is room for names, or for signs alone; `low` ones lie lower, below what is pressed. */
  readonly look: 'named' | 'bare' | 'low';
}

/** What a dialog of a game needs of the table that it opens over. */
export interface PeoplePage<T extends AnyGame = AnyGame> {
  readonly parent: HTMLElement;
  match(): Match<T>;
  /** Lets a clock be heard. */
  tick(): void;
}

/** What the shell asks a game about people who share a device. */
export interface GamePeople<T extends AnyGame = AnyGame> {
  /** What each seat is called. */
  seatNames(state: T['state']): readonly string[];
  badges(view: TableView<T>): BadgePlaces;
  /** The seat that a control brings to the front; `null` for other controls. */
  seatOf(control: string): Seat | null;
  /** Whether people choose who acts, so that the device is handed over to whoever is in front. */
  handsOver(state: T['state']): boolean;
  /** Whether people win or lose together, so that a captain can have the final say. */
  readonly isTeam: boolean;
  /** The seats that the game waits for, of those that may act; by default all of them. */
  waitsFor?(state: T['state']): readonly Seat[];
  /** Told of what happened, when the picture has caught up: some of it may be for the people around the device to do. */
  happened?(facts: readonly T['fact'][], page: PeoplePage<T>): void;
}
