/** The types of a game, declared once. All values of them are plain JSON. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly command: unknown;
  readonly fact: unknown;
}

/** A command carried out: the state after it and everything that happened, in order. */
export interface Applied<T extends GameTypes> {
  readonly ok: true;
  readonly state: T['state'];
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
  /** The opening position and the facts of setting up. Throws on a setup that the rules do not know. */
  newGame(setup: T['setup']): Applied<T>;
  /** Every command that can be given now; nothing else is legal. Empty only when the game is over. */
  legalCommands(state: T['state']): readonly T['command'][];
  apply(state: T['state'], command: T['command']): Applied<T> | Refused;
  isOver(state: T['state']): boolean;
  /** Whether something unknown became known between two states (a roll, a card seen): undo stops there. */
  revealed(before: T['state'], after: T['state']): boolean;
  /** The round that a state belongs to: from 1, or 0 before the first. Records keep a fingerprint for each from 1. */
  round(state: T['state']): number;
}
