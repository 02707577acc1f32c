import { canUndo, type Session, takeBack, undo } from '../../kernel/session.ts';
import type { AnyGame } from '../../module/gameTypes.ts';
import type { Match } from '../../module/match.ts';

/*
 * Practice: every command can be taken back, also one that revealed a roll or a card. A game that was practice once is
 * practice for good: its record says so wherever it goes.
 */

/** The match as practice, from now on and for good. */
export function asPractice<T extends AnyGame>(match: Match<T>): Match<T> {
  return { ...match, practice: true };
}

/** Whether the last command can be taken back. */
export function canTakeBack<T extends AnyGame>({ session, practice }: Match<T>): boolean {
  return practice === true ? session.past !== null : canUndo(session);
}

/** The session without its last command; the very same where that cannot be taken back. */
export function takenBack<T extends AnyGame>({ session, practice }: Match<T>): Session<T> {
  return practice === true ? takeBack(session) : undo(session);
}
