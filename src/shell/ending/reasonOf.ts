import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';

/** Why a match ended, in a sentence. */
export function reasonOf({ ending }: Pick<App['game'], 'ending'>, { session, practice }: Match): string {
  const reason = ending.reason(now(session));
  return reason !== '' && practice ? `${reason} ${shellText.practice.mark}` : reason;
}
