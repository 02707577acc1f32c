import type { App } from '../app.ts';
import { keepStored } from '../archive/keepGame.ts';
import { countStoredDice } from '../dice/matchDice.ts';
import type { Match } from '../match.ts';
import { saveMatch } from './saveMatch.ts';

/**
 * Replaces the stored game with a match, after adding the stored game to the replays. All code in which one game replaces another
 * calls this function, so that no game is lost when the page is stopped between two writes. `isGivenUp` says whether the stored
 * game ends with this, so that its dice are counted.
 */
export function replaceGame(app: App, match: Match, isGivenUp = true): void {
  void keepStored(app);
  // This also moves a stored game aside that cannot be read.
  if (isGivenUp) countStoredDice(app);
  void saveMatch(app, match);
}
