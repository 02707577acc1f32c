import { age, takeBack } from '../../kernel/session.ts';
import type { Match } from '../match.ts';
import { asPractice } from '../practice.ts';

/**
 * A match as it stood after its first `kept` commands, to be played on from there. What came later is forgotten, and since
 * somebody knows how luck would have it, it is practice: it counts nowhere.
 */
export function branchAfter(match: Match, kept: number): Match {
  let { session } = match;
  while (age(session) > kept) session = takeBack(session);
  return asPractice({ ...match, session: { ...session, future: null } });
}
