import type { Setup } from '../games/faza/rules/state.ts';
import type { App } from './app.ts';
import { finished, isWon, playedGames } from './archive/records/played.ts';
import type { Entry } from './archive/store/archive.ts';
import { freshDraft, setupOf } from './newGameDraft.ts';
import { startMatch } from './screens/startMatch.ts';

/** So many games are played on the first opening, which is one that people can win. */
const FIRST_GAMES = 2;

/** What Quick start chooses for the player. */
export type QuickStart = Pick<Setup, 'mode' | 'headStart' | 'opening'>;

/**
 * The game that suits somebody who has played these: on Easy with a Head start until the first win, and after it on Normal.
 * Only games that count for the records count here.
 */
export function quickStartOf(entries: readonly Entry[]): QuickStart {
  const games = finished(playedGames(entries));
  if (games.some(isWon)) return { mode: 'normal', headStart: false };
  const easy = { mode: 'easy', headStart: true } as const;
  return games.length < FIRST_GAMES ? { ...easy, opening: 'first' } : easy;
}

/** Begins the game that Quick start offers. */
export async function beginQuickGame(app: App): Promise<void> {
  // On a slow device the archive may still be on its way.
  const entries = await app.archive.entries();
  const { setup, players } = setupOf(freshDraft(app.freshSeed()));
  startMatch(app, { ...setup, ...quickStartOf(entries) }, players);
}
