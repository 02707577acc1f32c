import type { Game, GameTypes } from './game.ts';
import { fingerprint } from './hash.ts';
import { roundStarts } from './rounds.ts';
import { begin, give, now, pastOf, type Session } from './session.ts';
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

/** The record of a session, up to its present state. */
export function record<T extends GameTypes>(session: Session<T>): GameRecord<T> {
  const { game, setup } = session;
  return {
    game: game.id,
    version: game.version,
    setup,
    commands: pastOf(session).map(({ command }) => command),
    hashes: [...roundStarts(session), now(session)].map(hashOf),
  };
}

/** Hashes of states that were recorded before: a game is stored after every command, and most of its rounds are past. */
const hashes = new WeakMap<object, string>();

function hashOf(state: unknown): string {
  if (typeof state !== 'object' || state === null) return fingerprint(state);
  const hash = hashes.get(state) ?? fingerprint(state);
  hashes.set(state, hash);
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
  let session = beginAgain(rules, stored);
  stored.commands.forEach((command, index) => {
    const result = give(session, command);
    if (!('session' in result)) throw new RecordError('badCommand', index);
    session = result.session;
  });
  const replayed = record(session).hashes;
  if (replayed.length !== stored.hashes.length || replayed.some((hash, index) => hash !== stored.hashes[index])) {
    throw new RecordError('otherStates', stored.commands.length);
  }
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
