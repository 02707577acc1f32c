import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';

/**
 * The game that waits to be continued; `null` where there is none, or one that is over. Ask again each time: another tab may
 * have played on meanwhile.
 */
export function gameInProgress({ saves }: Pick<App, 'saves'>): Match | null {
  const stored = saves.peek();
  return stored && !isOver(stored.session.game, now(stored.session)) ? stored : null;
}
