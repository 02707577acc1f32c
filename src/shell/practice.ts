import { canUndo, takeBack, undo } from '../kernel/session.ts';
import type { Match } from './match.ts';

/*
 * Practice: every command can be taken back, also one that revealed a roll or a card. A game that was practice once is
 * practice for good: its record says so wherever it goes.
 */

/** The match as practice, from now on and for good. */
export function asPractice(match: Match): Match {
  return { ...match, practice: true };
}

/** Whether the last command can be taken back. */
export function canTakeBack({ session, practice }: Match): boolean {
  return practice === true ? session.past !== null : canUndo(session);
}

/** The session without its last command; the very same where that cannot be taken back. */
export function takenBack({ session, practice }: Match): Match['session'] {
  return practice === true ? takeBack(session) : undo(session);
}
