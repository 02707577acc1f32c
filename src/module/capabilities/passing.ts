import type { Seat } from '../../kernel/game.ts';
import type { AnyGame } from '../match.ts';

/** A part of how a seat stands. */
export interface StandingPart {
  readonly text: string;
  /** By which the game's style sheet puts a symbol before it. */
  readonly mark?: string;
  /** How much of that symbol is filled, from 0 to 1. */
  readonly filled?: number;
}

/** What the button does by which the next player opens the table. */
export interface Opening {
  open(): void;
  /** Whether a press may still be meant for the page of the player before. */
  isLate(): boolean;
  /** Ends once the table is open. */
  readonly signal: AbortSignal;
}

/** How people pass a shared device on, and whom the game waits for. */
export interface GamePassing<T extends AnyGame = AnyGame> {
  /** Whether people choose who acts, so that the device is handed to the person whose seat is in front. */
  handsOver(state: T['view']): boolean;
  /** The seats that the game waits for, of those that may act; by default all of them. */
  waitsFor?(state: T['view']): readonly Seat[];
  /**
   * The command by which a seat takes back a choice that it has sealed and may still change, while the game waits for others; `null` where
   * it cannot. By default no choice can be reopened.
   */
  reopening?(state: T['view'], seat: Seat): T['command'] | null;
  /**
   * Whether the table itself says who is asked what out of turn, and shows nothing that is theirs alone: then nobody is asked to hand the
   * device over, and its holder stays the same. By default the device is always handed over.
   */
  isAskedAtTable?(state: T['view']): boolean;
  /** A seat's standing, in public words, for the person who gets the device; nothing by default. */
  standing?(state: T['view'], seat: Seat): readonly StandingPart[];
  /** What a seat is asked out of turn, in a public line; empty if the seat just takes its turn. */
  question?(state: T['view'], seat: Seat): string;
  /** A picture of a seat for the person who gets the device, hidden from screen readers; none by default. */
  portrait?(state: T['view'], seat: Seat): HTMLElement | null;
  /** The button by which who gets the device opens the table; by default one with their name, and a press is enough. */
  openButton?(opening: Opening): HTMLButtonElement;
}
