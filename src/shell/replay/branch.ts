import { isOver } from '../../kernel/game.ts';
import { age, canUndo, now, takeBack } from '../../kernel/session.ts';
import type { AnyGame, Match } from '../../module/match.ts';
import { asPractice } from '../table/practice.ts';

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
