import type { Chance } from './chance.ts';

/** The types of a game, declared once. All values of them are plain JSON. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  /** A state without what its viewer may not know: what bots and screens are given. */
  readonly view: unknown;
  readonly command: unknown;
  readonly fact: unknown;
}

/** A place at the table, from 0. */
export type Seat = number;

/** Seats that win or lose together. */
export type Side = readonly Seat[];

/** Who looks at a game: the player of a seat, or somebody who plays no part. */
export type Viewer = Seat | 'spectator';

/** How a game ended. */
export interface Result {
  /** The rule that ended it, by its ID. */
  readonly rule: string;
  /** Every seat once, the best place first; seats that share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The seats of every side that won: several sides where they share the victory, none where the game beat them all. */
  readonly winners: readonly Seat[];
}

/** A command carried out: the state after it (a view, where it was tried out on one) and everything that happened, in order. */
export interface Applied<T extends GameTypes, State = T['state']> {
  readonly ok: true;
  readonly state: State;
  readonly facts: readonly T['fact'][];
}

/** A command that the rules forbid. Nothing has changed. */
export interface Refused<Reason extends string = string> {
  readonly ok: false;
  /** The rule that forbids it, by its ID. */
  readonly rule: string;
  /** Why, as a key of the game's text catalogue. */
  readonly reason: Reason;
}

/**
 * What every game offers to sessions, records, bots, tests and screens. All values are plain JSON; all functions are pure.
 * A state holds its own chance, so `apply` gives the same answer for the same arguments, always and everywhere.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** The version of the rules; it moves when the same commands would lead to another state. */
  readonly version: number;
  /** Earlier versions of the rules, each complete in itself: records that were made with one are still played by it. */
  readonly earlier?: readonly Game<T>[];
  /**
   * Converts a state to the shape that it had under an earlier version of the rules, where the shape has changed since. Records of that
   * version are compared in that shape, so that a game that plays out the same is not reported as different.
   */
  asWritten?(state: T['state'], version: number): unknown;
  /** The opening position and the facts of setting up. Throws on a setup that the rules do not know. */
  newGame(setup: T['setup']): Applied<T>;
  /** How many play. */
  seats(setup: T['setup']): number;
  /** Who wins and loses together: every seat once. A single side plays against the game itself. */
  sides(setup: T['setup']): readonly Side[];
  /** Who may act now: several where they choose at the same time, all where a team acts as one; none once the game is over. */
  activeSeats(state: T['state']): readonly Seat[];
  /** Every command that can be given now, by anybody or by one seat; nothing else is legal. Empty only when the game is over. */
  legalCommands(state: T['state'], seat?: Seat): readonly T['command'][];
  /** Carries a command out, or refuses it. A view takes commands, too, and stays one: so screens and bots look ahead. */
  apply(view: T['view'], command: T['command']): Applied<T, T['view']> | Refused;
  apply(state: T['state'], command: T['command']): Applied<T> | Refused;
  /** What a fact does to a state; a redacted fact does the same to a view. */
  evolve(view: T['view'], fact: T['fact']): T['view'];
  evolve(state: T['state'], fact: T['fact']): T['state'];
  /** A state with placeholders for all that the viewer must not know; `null` for the luck to come alone, which nobody may know. */
  view(state: T['state'], viewer: Viewer | null): T['state'] & T['view'];
  /** What one viewer is told of a fact; `null` where they notice nothing. */
  redact(fact: T['fact'], viewer: Viewer): T['fact'] | null;
  /** A state that agrees with a view, with the luck given: one of those that its viewer must reckon with. */
  determinize(view: T['view'], chance: Chance): T['state'];
  /** Whether a seat, or anybody, came to know something between two states (a roll, a card seen): undo stops there. */
  revealed(before: T['state'], after: T['state'], seat?: Seat): boolean;
  /** How the game ended; `null` as long as it goes on. */
  result(state: T['state']): Result | null;
  /** The round that a state belongs to: from 1, or 0 before the first. Records keep a fingerprint for each from 1. */
  round(state: T['state']): number;
}

/** Whether a game has ended. */
export function isOver<T extends GameTypes>(game: Pick<Game<T>, 'result'>, state: T['state']): boolean {
  return game.result(state) !== null;
}
