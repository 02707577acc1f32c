import type { PlayedGames } from '../../../../module/records.ts';
import type { Setup } from '../../rules/state/state.ts';

/** The number of games that are played on the first opening, on which beginners can win. */
const FIRST_GAMES = 2;

/** What Quick start chooses for the player. */
export type QuickStart = Pick<Setup, 'mode' | 'headStart' | 'opening'>;

/** The game that suits a player after these games: on Easy with a Head start until the first win, then on Normal. */
export function quickStartOf(games: PlayedGames): QuickStart {
  if (games.won().length > 0) return { mode: 'normal', headStart: false };
  const easy = { mode: 'easy', headStart: true } as const;
  return games.finished().length < FIRST_GAMES ? { ...easy, opening: 'first' } : easy;
}
