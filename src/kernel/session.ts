import { type Applied, type Game, type GameTypes, isOver, type Refused, type Seat, type Viewer } from './game.ts';
import { copyOf } from './values/copy.ts';
import { equal } from './values/equal.ts';
import { append, itemsOf, lengthOf, type PersistentList } from './values/persistentList.ts';

/** One command of a game's history, with what it led to. */
export interface Moment<T extends GameTypes> {
  readonly command: T['command'];
  readonly state: T['state'];
  readonly facts: readonly T['fact'][];
}

/**
 * A game being played: the opening, the commands given, and those taken back. Sessions are values; every function
 * returns a new one, so any earlier session is a branch to continue from.
 */
export interface Session<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly opening: Applied<T>;
  /** The commands in force; the last one is the latest. `pastOf` lists them. */
  readonly past: PersistentList<Moment<T>> | null;
  /** The commands taken back; the last one is the next to redo. `futureOf` lists them. */
  readonly future: PersistentList<Moment<T>> | null;
}

/** Begins a session with the opening position. */
export function begin<T extends GameTypes>(game: Game<T>, setup: T['setup']): Session<T> {
  return { game, setup, opening: game.newGame(setup), past: null, future: null };
}

/** The state now. */
export function now<T extends GameTypes>(session: Session<T>): T['state'] {
  return (session.past?.last ?? session.opening).state;
}

const views = new WeakMap<object, Map<Viewer | null, unknown>>();

/**
 * The state now as a viewer sees it; `null` sees everything but the luck to come. The same object for the same session,
 * so that a caller can tell by it whether anything has happened. Views of the past are not kept.
 */
export function viewNow<T extends GameTypes>(
  session: Session<T>,
  viewer: Viewer | null = null,
): T['state'] & T['view'] {
  const known = views.get(session) ?? new Map<Viewer | null, unknown>();
  const view = known.get(viewer) ?? session.game.view(now(session), viewer);
  views.set(session, known.set(viewer, view));
  return view;
}

/** The commands in force, oldest first. */
export function pastOf<T extends GameTypes>({ past }: Session<T>): Moment<T>[] {
  return itemsOf(past);
}

/** The commands taken back, the next to redo first. */
export function futureOf<T extends GameTypes>({ future }: Session<T>): Moment<T>[] {
  return itemsOf(future).reverse();
}

/** How many commands are in force. */
export function age<T extends GameTypes>({ past }: Session<T>): number {
  return lengthOf(past);
}

/** Gives a command. What had been taken back is forgotten, unless the command is the very one that `redo` would give. */
export function give<T extends GameTypes>(
  session: Session<T>,
  command: T['command'],
): { session: Session<T>; facts: readonly T['fact'][] } | Refused {
  const { game, setup, opening, past, future } = session;
  const result = game.apply(now(session), command);
  if (!result.ok) return result;
  // The history keeps a copy, since the caller may still change the original.
  const moment = { command: copyOf(command), state: result.state, facts: result.facts };
  const isRedo = future !== null && equal(future.last.command, command);
  return {
    session: { game, setup, opening, past: append(past, moment), future: isRedo ? future.before : null },
    facts: result.facts,
  };
}

/** Whether the last command can be taken back: there is one, it revealed nothing, and where `by` is given, it `concernsOnly` those seats. */
export function canUndo<T extends GameTypes>(session: Session<T>, by?: readonly Seat[]): boolean {
  const { game, opening, past } = session;
  if (past === null || game.revealed((past.before?.last ?? opening).state, past.last.state)) return false;
  return by === undefined || concernsOnly(session, by);
}

/**
 * Whether these seats could give the last command, and no other seat has been asked anything since. Where people have secrets from each
 * other, nobody may take back what somebody else has begun to answer. The end of a game reveals everything, so it concerns everybody.
 */
export function concernsOnly<T extends GameTypes>({ game, opening, past }: Session<T>, by: readonly Seat[]): boolean {
  if (past === null || isOver(game, past.last.state)) return false;
  const { command, state } = past.last;
  const before = (past.before?.last ?? opening).state;
  const active = game.activeSeats(before);
  if (!game.activeSeats(state).every((seat) => by.includes(seat) || active.includes(seat))) return false;
  return by.some((seat) => game.legalCommands(before, seat).some((legal) => equal(legal, command)));
}

/** Takes the last command back. Returns the session unchanged where `canUndo` is false. */
export function undo<T extends GameTypes>(session: Session<T>, by?: readonly Seat[]): Session<T> {
  return canUndo(session, by) ? takeBack(session) : session;
}

/** Takes the last command back, even one that revealed something. Returns the session unchanged where there is none. */
export function takeBack<T extends GameTypes>(session: Session<T>): Session<T> {
  const { past, future } = session;
  return past === null ? session : { ...session, past: past.before, future: append(future, past.last) };
}

/** Gives the command again that was taken back last. Returns the session unchanged where there is none. */
export function redo<T extends GameTypes>(session: Session<T>): Session<T> {
  const { past, future } = session;
  return future === null ? session : { ...session, past: append(past, future.last), future: future.before };
}
