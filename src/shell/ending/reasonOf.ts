import { now } from '../../kernel/session.ts';
import type { Match, PlayedGame } from '../match.ts';
import { shellText } from '../text.en.ts';

/** Why a match ended, in a sentence. */
export function reasonOf({ ending }: Pick<PlayedGame, 'ending'>, { session, practice }: Match): string {
  const reason = ending.reason(now(session));
  return reason !== '' && practice ? `${reason} ${shellText.practice.mark}` : reason;
}
