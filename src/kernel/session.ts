import { at } from './at.ts';
import { equal } from './equal.ts';
import type { Applied, Game, Refused } from './game.ts';

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
  /** The commands in force, oldest first. */
  readonly past: readonly Moment<State, Command, Fact>[];
  /** The commands taken back, the next to redo first. */
  readonly future: readonly Moment<State, Command, Fact>[];
}

/** Begins a session with the opening position. */
export function begin<Setup, State, Command, Fact>(
  game: Game<Setup, State, Command, Fact>,
  setup: Setup,
): Session<Setup, State, Command, Fact> {
  return { game, setup, opening: game.newGame(setup), past: [], future: [] };
}

/** The state now. */
export function now<Setup, State, Command, Fact>(session: Session<Setup, State, Command, Fact>): State {
  return session.past.at(-1)?.state ?? session.opening.state;
}

/** Gives a command. What had been taken back is forgotten, unless the command is the very one that `redo` would give. */
export function give<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
  command: Command,
): { session: Session<Setup, State, Command, Fact>; facts: readonly Fact[] } | Refused {
  const result = session.game.apply(now(session), command);
  if (!result.ok) return result;
  const moment = { command, state: result.state, facts: result.facts };
  const [next, ...rest] = session.future;
  const future = next && equal(next.command, command) ? rest : [];
  return { session: { ...session, past: [...session.past, moment], future }, facts: result.facts };
}

/** Whether the last command can be taken back: there is one, and it revealed nothing. */
export function canUndo<Setup, State, Command, Fact>(session: Session<Setup, State, Command, Fact>): boolean {
  const { past, game, opening } = session;
  if (past.length === 0) return false;
  const before = past.length > 1 ? at(past, past.length - 2).state : opening.state;
  return !game.revealed(before, now(session));
}

/** Takes the last command back. Returns the session unchanged where `canUndo` is false. */
export function undo<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
): Session<Setup, State, Command, Fact> {
  const last = session.past.at(-1);
  if (!last || !canUndo(session)) return session;
  return { ...session, past: session.past.slice(0, -1), future: [last, ...session.future] };
}

/** Gives the command again that was taken back last. Returns the session unchanged where there is none. */
export function redo<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
): Session<Setup, State, Command, Fact> {
  const [next, ...rest] = session.future;
  return next ? { ...session, past: [...session.past, next], future: rest } : session;
}
