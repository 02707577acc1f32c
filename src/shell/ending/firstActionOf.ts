import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import type { FirstAction } from '../../module/ending.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';

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
