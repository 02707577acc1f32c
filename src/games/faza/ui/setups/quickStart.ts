import type { PlayedGames } from '../../../../module/records/records.ts';
import type { Setup } from '../../rules/state/state.ts';

/** Quick start's choice for the player. */
export type QuickStart = Pick<Setup, 'mode' | 'opening'>;

/**
 * The game that suits a player after these games: on Easy until the first win, then on Normal. The very first game that
 * is begun on a device (`isFirst`) is on the first opening, on which beginners can win; every other one deals its own board.
 */
export function quickStartOf(games: PlayedGames, isFirst: boolean): QuickStart {
  if (games.won().length > 0) return { mode: 'normal' };
  return isFirst && games.finished().length === 0 ? { mode: 'easy', opening: 'first' } : { mode: 'easy' };
}
