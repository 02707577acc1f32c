import type { App } from '../app.ts';
import { playedGames } from '../archive/records/played.ts';
import { startMatch } from './startMatch.ts';

/** Begins the game that Quick start offers. Only games that count for the records count for it. */
export async function beginQuickGame(app: App): Promise<void> {
  const { setups, records } = app.game;
  // On a slow device the archive may still be on its way.
  const games = playedGames(records, await app.archive.entries());
  startMatch(app, setups.quickStart(games, app.freshSeed()));
}
