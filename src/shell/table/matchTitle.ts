import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';

/** What Continue would continue, in words. */
export function matchTitle({ game }: Pick<App, 'game'>, match: Match): string {
  const title = game.title.continued(now(match.session));
  return match.practice ? shellText.practice.titled(title) : title;
}
