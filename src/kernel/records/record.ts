import type { Game, GameTypes } from '../game.ts';
import { roundStarts, watchRounds } from '../rounds.ts';
import { begin, give, now, pastOf, type Session } from '../session.ts';
import { fingerprint } from '../values/hash.ts';
import { keptRules } from './versions.ts';

/** A game as it is stored: everything that is needed to play it again, and proofs that this led to the same states. */
export interface GameRecord<T extends GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly setup: T['setup'];
  readonly commands: readonly T['command'][];
  /** Fingerprint of the first state of each round, and of the last state of all. */
  readonly hashes: readonly string[];
}

/** Why a record was not accepted. */
export type RecordProblem = 'otherGame' | 'otherVersion' | 'badSetup' | 'badCommand' | 'otherStates';

/** Thrown by `replay`; `at` counts the commands that were replayed before the problem. */
export class RecordError extends Error {
  constructor(
    readonly problem: RecordProblem,
    readonly at: number,
  ) {
    super(`record not accepted: ${problem} at command ${at}`);
  }
}

/** The record of a session, up to its present state. `asWritten` converts states to the shape that is fingerprinted. */
export function record<T extends GameTypes>(
  session: Session<T>,
  asWritten: (state: T['state']) => unknown = (state) => state,
): GameRecord<T> {
  const { game, setup } = session;
  return {
    game: game.id,
    version: game.version,
    setup,
    commands: pastOf(session).map(({ command }) => command),
    hashes: [...roundStarts(session), now(session)].map((state) => hashOf(asWritten(state))),
  };
}

/** Hashes of states that were recorded before: a game is stored after every command, and most of its rounds are past. */
const known = new WeakMap<object, string>();

function hashOf(state: unknown): string {
  if (typeof state !== 'object' || state === null) return fingerprint(state);
  const hash = known.get(state) ?? fingerprint(state);
  known.set(state, hash);
  return hash;
}

/**
 * Plays a record again, with the version of the rules that it was made with. Throws a `RecordError` where that version is
 * not kept, and where the record does not lead where it says; never returns a state that play cannot reach.
 */
export function replay<T extends GameTypes>(game: Game<T>, stored: GameRecord<T>): Session<T> {
  if (stored.game !== game.id) throw new RecordError('otherGame', 0);
  const rules = keptRules(game, stored.version);
  if (!rules) throw new RecordError('otherVersion', 0);
  const { commands, hashes } = stored;
  let session = beginAgain(rules, stored);
  const isFirst = watchRounds(rules);
  let rounds = 0;
  // A record that leads elsewhere is refused as soon as a round begins otherwise, not only at its end.
  const compare = (age: number): void => {
    const state = now(session);
    if (isFirst(state) && hashOf(state) !== hashes[rounds++]) throw new RecordError('otherStates', age);
  };
  compare(0);
  commands.forEach((command, index) => {
    const result = give(session, command);
    if (!('session' in result)) throw new RecordError('badCommand', index);
    session = result.session;
    compare(index + 1);
  });
  if (hashes.length !== rounds + 1 || hashOf(now(session)) !== hashes[rounds])
    throw new RecordError('otherStates', commands.length);
  return session;
}

/** The opening of a record's game. Throws a `RecordError` where the rules do not know its setup. */
export function beginAgain<T extends GameTypes>(game: Game<T>, { setup }: GameRecord<T>): Session<T> {
  try {
    return begin(game, setup);
  } catch {
    throw new RecordError('badSetup', 0);
  }
}
