/** A command carried out: the state after it and everything that happened, in order. */
export interface Applied<State, Fact> {
  readonly ok: true;
  readonly state: State;
  readonly facts: readonly Fact[];
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
export interface Game<Setup, State, Command, Fact> {
  readonly id: string;
  /** The version of the rules; it moves when the same commands would lead to another state. */
  readonly version: number;
  /** Earlier versions of the rules, each complete in itself: records that were made with one are still played by it. */
  readonly earlier?: readonly Game<Setup, State, Command, Fact>[];
  /** The opening position and the facts of setting up. Throws on a setup that the rules do not know. */
  newGame(setup: Setup): Applied<State, Fact>;
  /** Every command that can be given now; nothing else is legal. Empty only when the game is over. */
  legalCommands(state: State): readonly Command[];
  apply(state: State, command: Command): Applied<State, Fact> | Refused;
  isOver(state: State): boolean;
  /** Whether something unknown became known between two states (a roll, a card seen): undo stops there. */
  revealed(before: State, after: State): boolean;
  /** The round that a state belongs to: from 1, or 0 before the first. Records keep a fingerprint for each from 1. */
  round(state: State): number;
}
