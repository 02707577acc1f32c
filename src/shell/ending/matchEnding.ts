import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import type { Chances, EndingView, FirstAction } from '../../module/ending.ts';
import type { App } from '../app.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import { shellText } from '../text.en.ts';

/** What the ending of a match shows in the window, with what is known so far about the chances to win. */
export function endingViewOf(
  { game, size }: Pick<App, 'game' | 'size'>,
  match: Match,
  chances: Chances,
  first: FirstAction = { kind: 'again' },
): EndingView<Played> {
  return game.ending.view({ ...size(), session: match.session, reason: reasonOf(game, match), chances, first });
}

/** Why a match ended, in a sentence. */
export function reasonOf({ ending }: Pick<PlayedGame, 'ending'>, { session, practice }: Match): string {
  const reason = ending.reason(now(session));
  return reason !== '' && practice ? `${reason} ${shellText.practice.mark}` : reason;
}

/** What the ending of a match offers first to whoever plays on this device. A friend’s game teaches nobody here a lesson. */
export function firstActionOf(
  { game, dice, learning }: Pick<App, 'game' | 'dice' | 'learning'>,
  { session, whose }: Match,
): FirstAction {
  const state = now(session);
  if (!isOver(game.rules, state) || whose === 'guest') return { kind: 'again' };
  return game.ending.firstAction({
    setup: session.setup,
    state,
    games: dice.read().games.length,
    learned: (game.lessons?.ids ?? []).filter((id) => learning.lesson(id).done),
  });
}
