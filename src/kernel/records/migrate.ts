import type { Game, GameTypes } from '../game.ts';
import { roundStarts } from '../rounds.ts';
import { give, now, type Session } from '../session.ts';
import { equal } from '../values/equal.ts';
import { beginAgain, type GameRecord, RecordError, record, replay } from './record.ts';
import { keptRules } from './versions.ts';

/** How a record plays out differently by other rules than it was made with. */
export interface Difference {
  /** The first round that did not begin as recorded, or in which the game departs from its record. */
  readonly round: number;
  /** The first command that the rules refuse, by its place in the record, and the rule; nothing from there on was given. */
  readonly refused: { readonly at: number; readonly rule: string } | null;
}

/** A game played again from its record. */
export interface Restored<T extends GameTypes> {
  readonly session: Session<T>;
  /** `null` if it led exactly to the recorded states. */
  readonly difference: Difference | null;
}

/**
 * Plays a record again, whatever version of the rules it was made with: by that version where it is kept, otherwise by
 * today's, and then it says what has become different. Throws a `RecordError` as `replay` does; only a record of an earlier
 * version may lead elsewhere. One of a later version is refused: rules that are not written yet cannot be told apart.
 */
export function restore<T extends GameTypes>(game: Game<T>, stored: GameRecord<T>): Restored<T> {
  const isOld = stored.version < game.version && !keptRules(game, stored.version);
  return isOld ? migrate(game, stored) : { session: replay(game, stored), difference: null };
}

/**
 * Plays a record by the rules of `game`, without asking for its version, as far as its commands are legal. The state that
 * comes out is one that these rules lead to, even where it is not the recorded one.
 */
export function migrate<T extends GameTypes>(game: Game<T>, stored: GameRecord<T>): Restored<T> {
  if (stored.game !== game.id) throw new RecordError('otherGame', 0);
  let session = beginAgain(game, stored);
  for (const [at, command] of stored.commands.entries()) {
    const result = give(session, command);
    if (!('session' in result)) return differing(session, stored, { at, rule: result.rule });
    session = result.session;
  }
  return differing(session, stored, null);
}

function differing<T extends GameTypes>(
  session: Session<T>,
  stored: GameRecord<T>,
  refused: Difference['refused'],
): Restored<T> {
  const { game } = session;
  const { hashes } = record(session, (state) => game.asWritten?.(state, stored.version) ?? state);
  if (!refused && equal(hashes, stored.hashes)) return { session, difference: null };
  const first = roundStarts(session).find((_, index) => hashes[index] !== stored.hashes[index]);
  return { session, difference: { round: game.round(first ?? now(session)), refused } };
}
