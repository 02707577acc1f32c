import { type Session, takeBack, undo } from '../../kernel/session.ts';
import type { AnyGame, Match } from '../../module/match.ts';

/*
 * Practice: every command can be taken back, also one that revealed a roll or a card. A game that was practice once is
 * practice for good: its record says so wherever it goes.
 */

/** The match as practice, from now on and for good. */
export function asPractice<T extends AnyGame>(match: Match<T>): Match<T> {
  return { ...match, practice: true };
}

/** Whether a command is one that people take back: the computer’s are taken back with it. */
export type IsOwn<T extends AnyGame> = (command: T['command']) => boolean;

/** Whether the last command can be taken back; with `isOwn`, the last one of which it says so. */
export function canTakeBack<T extends AnyGame>(match: Match<T>, isOwn?: IsOwn<T>): boolean {
  return takenBack(match, isOwn) !== match.session;
}

/** The session without its last command, or without all from the last that `isOwn`; the very same where that cannot be taken back. */
export function takenBack<T extends AnyGame>(
  { session, practice }: Match<T>,
  isOwn: IsOwn<T> = () => true,
): Session<T> {
  const back = practice === true ? takeBack : undo;
  let earlier = session;
  for (;;) {
    const last = earlier.past?.last.command;
    const next = back(earlier);
    if (last === undefined || next === earlier) return session;
    if (isOwn(last)) return next;
    earlier = next;
  }
}
