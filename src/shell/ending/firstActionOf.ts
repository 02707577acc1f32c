import { LESSON_IDS } from '../../games/faza/lessons/lesson.ts';
import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { type FirstAction, firstAction } from './firstAction.ts';

/** What the ending of a match offers first to whoever plays on this device. A friend’s game teaches nobody here a lesson. */
export function firstActionOf({ dice, learning }: Pick<App, 'dice' | 'learning'>, match: Match): FirstAction {
  const { outcome, round } = now(match.session);
  if (!outcome || match.whose === 'guest') return { kind: 'again' };
  return firstAction({
    cause: outcome.won ? null : outcome.rule,
    mode: match.session.setup.mode,
    round,
    games: dice.read().games.length,
    learned: LESSON_IDS.filter((id) => learning.lesson(id).done),
  });
}
