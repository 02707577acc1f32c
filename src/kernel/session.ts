import { copyOf } from './copy.ts';
import { equal } from './equal.ts';
import type { Applied, Game, Refused } from './game.ts';
import { follow, itemsOf, lengthOf, type Trail } from './trail.ts';

/** One command of a game's history, with what it led to. */
export interface Moment<State, Command, Fact> {
  readonly command: Command;
  readonly state: State;
  readonly facts: readonly Fact[];
}

/**
 * A game being played: the opening, the commands given, and those taken back. Sessions are values; every function
 * returns a new one, so any earlier session is a branch to continue from.
 */
export interface Session<Setup, State, Command, Fact> {
  readonly game: Game<Setup, State, Command, Fact>;
  readonly setup: Setup;
  readonly opening: Applied<State, Fact>;
  /** The commands in force; the last one is the latest. `pastOf` lists them. */
  readonly past: Trail<Moment<State, Command, Fact>> | null;
  /** The commands taken back; the last one is the next to redo. `futureOf` lists them. */
  readonly future: Trail<Moment<State, Command, Fact>> | null;
}

/** Begins a session with the opening position. */
export function begin<Setup, State, Command, Fact>(
  game: Game<Setup, State, Command, Fact>,
  setup: Setup,
): Session<Setup, State, Command, Fact> {
  return { game, setup, opening: game.newGame(setup), past: null, future: null };
}

/** The state now. */
export function now<Setup, State, Command, Fact>(session: Session<Setup, State, Command, Fact>): State {
  return (session.past?.last ?? session.opening).state;
}

/** The commands in force, oldest first. */
export function pastOf<Setup, State, Command, Fact>({
  past,
}: Session<Setup, State, Command, Fact>): Moment<State, Command, Fact>[] {
  return itemsOf(past);
}

/** The commands taken back, the next to redo first. */
export function futureOf<Setup, State, Command, Fact>({
  future,
}: Session<Setup, State, Command, Fact>): Moment<State, Command, Fact>[] {
  return itemsOf(future).reverse();
}

/** How many commands are in force. */
export function age<Setup, State, Command, Fact>({ past }: Session<Setup, State, Command, Fact>): number {
  return lengthOf(past);
}

/** Gives a command. What had been taken back is forgotten, unless the command is the very one that `redo` would give. */
export function give<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
  command: Command,
): { session: Session<Setup, State, Command, Fact>; facts: readonly Fact[] } | Refused {
  const { game, setup, opening, past, future } = session;
  const result = game.apply(now(session), command);
  if (!result.ok) return result;
  // What was carried out is remembered, whatever whoever gave it does with theirs afterwards.
  const moment = { command: copyOf(command), state: result.state, facts: result.facts };
  const isRedo = future !== null && equal(future.last.command, command);
  return {
    session: { game, setup, opening, past: follow(past, moment), future: isRedo ? future.before : null },
    facts: result.facts,
  };
}

/** Whether the last command can be taken back: there is one, and it revealed nothing. */
export function canUndo<Setup, State, Command, Fact>({
  game,
  opening,
  past,
}: Session<Setup, State, Command, Fact>): boolean {
  return past !== null && !game.revealed((past.before?.last ?? opening).state, past.last.state);
}

/** Takes the last command back. Returns the session unchanged where `canUndo` is false. */
export function undo<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
): Session<Setup, State, Command, Fact> {
  return canUndo(session) ? takeBack(session) : session;
}

/** Takes the last command back, even one that revealed something. Returns the session unchanged where there is none. */
export function takeBack<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
): Session<Setup, State, Command, Fact> {
  const { past, future } = session;
  return past === null ? session : { ...session, past: past.before, future: follow(future, past.last) };
}

/** Gives the command again that was taken back last. Returns the session unchanged where there is none. */
export function redo<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
): Session<Setup, State, Command, Fact> {
  const { past, future } = session;
  return future === null ? session : { ...session, past: follow(past, future.last), future: future.before };
}
