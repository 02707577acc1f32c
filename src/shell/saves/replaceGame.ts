import type { App } from '../app.ts';
import { keepStored } from '../archive/keepGame.ts';
import { countStoredDice } from '../dice/matchDice.ts';
import type { Match } from '../match.ts';
import { saveMatch } from './saveMatch.ts';

/**
 * Puts a match in the place of the stored game, which is written down among the replays before. Every way in which one game
 * takes the place of another leads through here, so none can lose a game when the page is stopped between two writes.
 * `isGivenUp` says whether the dice of the stored game count as those of a game that ended with this.
 */
export function replaceGame(app: App, match: Match, isGivenUp = true): void {
  void keepStored(app);
  // What lies there and cannot be read is moved aside by that.
  if (isGivenUp) countStoredDice(app);
  void saveMatch(app, match);
}
