import type { Chances, EndingView, FirstAction } from '../../module/ending.ts';
import type { App } from '../app.ts';
import type { Match, Played } from '../match.ts';
import { reasonOf } from './reasonOf.ts';

/** What the ending of a match shows in the window, with what is known so far about the chances to win. */
export function endingViewOf(
  { game, size }: Pick<App, 'game' | 'size'>,
  match: Match,
  chances: Chances,
  first: FirstAction = { kind: 'again' },
): EndingView<Played> {
  return game.ending.view({ ...size(), session: match.session, reason: reasonOf(game, match), chances, first });
}
