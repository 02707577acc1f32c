import { heroAt } from '../../games/faza/rules/board.ts';
import { text } from '../../games/faza/text/en.ts';
import { now } from '../../kernel/session.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';

/** What Continue would continue, in words. */
export function matchTitle(match: Match): string {
  const state = now(match.session);
  const names = state.heroes.map((_, seat) => text.heroName[heroAt(state, seat).id]);
  const title = text.controlText.continued(state.round, names);
  return match.practice ? shellText.practice.titled(title) : title;
}
