import type { Chances, EndingView, FirstButton } from '../../games/faza/scenes/view.ts';
import { age, now } from '../../kernel/session.ts';
import type { Match } from '../match.ts';
import { historyOf, reasonOf } from '../matchHistory.ts';

/** What the ending of a match shows in a window of that size, with what is known so far about the chances to win. */
export function endingViewOf(
  match: Match,
  size: Pick<EndingView, 'width' | 'height'>,
  chances: Chances,
  first: FirstButton = { kind: 'again' },
): EndingView {
  const state = now(match.session);
  return {
    ...size,
    state,
    reason: reasonOf(match),
    rounds: state.round,
    commands: age(match.session),
    history: historyOf(match),
    chances,
    first,
  };
}
