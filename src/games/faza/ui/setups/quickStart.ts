import type { PlayedGames } from '../../../../module/records.ts';
import type { Setup } from '../../rules/state.ts';

/** So many games are played on the first opening, which is one that people can win. */
const FIRST_GAMES = 2;

/** What Quick start chooses for the player. */
export type QuickStart = Pick<Setup, 'mode' | 'headStart' | 'opening'>;

/** The game that suits somebody who has played these: on Easy with a Head start until the first win, and after it on Normal. */
export function quickStartOf(games: PlayedGames): QuickStart {
  if (games.won().length > 0) return { mode: 'normal', headStart: false };
  const easy = { mode: 'easy', headStart: true } as const;
  return games.finished().length < FIRST_GAMES ? { ...easy, opening: 'first' } : easy;
}
