import type { Seat } from '../kernel/game.ts';
import { isOver } from '../kernel/game.ts';
import { age, canUndo, concernsOnly, now, type Session, takeBack, undo } from '../kernel/session.ts';
import type { AnyGame, Match } from '../module/match.ts';

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

/** Who may take commands back, and which of them. */
export interface UndoRights<T extends AnyGame> {
  readonly isOwn: IsOwn<T>;
  /**
   * The seats of the person who holds the device, where people have secrets from each other: then nobody takes back somebody else's
   * command, or one that somebody else has been asked about, not even in practice. Omitted where everybody may take everything back.
   */
  readonly by?: readonly Seat[];
}

/** Whether the last command can be taken back; with `rights`, the last one that these allow. */
export function canTakeBack<T extends AnyGame>(match: Match<T>, rights?: UndoRights<T>): boolean {
  return takenBack(match, rights) !== match.session;
}

/** The session without its last command, or without all from the last that `isOwn`; the very same where that cannot be taken back. */
export function takenBack<T extends AnyGame>(
  { session, practice }: Match<T>,
  { isOwn, by }: UndoRights<T> = { isOwn: () => true },
): Session<T> {
  const back = (one: Session<T>): Session<T> => {
    if (practice !== true) return undo(one, by);
    return by === undefined || concernsOnly(one, by) ? takeBack(one) : one;
  };
  let earlier = session;
  for (;;) {
    const last = earlier.past?.last.command;
    const next = back(earlier);
    if (last === undefined || next === earlier) return session;
    if (isOwn(last)) return next;
    earlier = next;
  }
}

/**
 * A match as it stood after its first `kept` commands, to be played on from there. What came later waits to be done again, until
 * another command is given. Where that revealed something, the player knows what luck will bring, so the game becomes practice.
 * So it is where the match was over: that has been counted.
 */
export function branchAfter<T extends AnyGame>(match: Match<T>, kept: number): Match<T> {
  let { session } = match;
  let isKnown = isOver(session.game, now(session));
  while (age(session) > kept) {
    isKnown ||= !canUndo(session);
    session = takeBack(session);
  }
  const branch = { ...match, session };
  return isKnown ? asPractice(branch) : branch;
}
