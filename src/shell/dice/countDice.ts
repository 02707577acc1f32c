import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { commitmentOf, diceOf } from './diceOfMatch.ts';

/**
 * Adds a match that is over, or was given up, to the history of dice. Only games that began on this device are the
 * player's own: one that came by a link or a file has no pledge here.
 */
export function countDice(app: Pick<App, 'game' | 'dice'>, match: Match): void {
  // In practice a roll that was not liked can be left out; and a friend's game of the same day has the same dice.
  if (match.practice || match.whose === 'guest' || !app.dice.pledgeOf(commitmentOf(match))) return;
  app.dice.count(diceOf(app.game, match, new Date().toISOString().slice(0, 10)));
}

/**
 * Counts the stored game before another takes its place: it is given up by that, or it ended just before the page closed. It is
 * loaded, not only looked at: a bad one has to be moved aside now.
 */
export function countStoredDice(app: Pick<App, 'game' | 'dice' | 'saves'>): void {
  const loaded = app.saves.load();
  if (loaded.kind === 'game') countDice(app, loaded.game);
}
