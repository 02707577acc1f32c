import type { App } from '../app.ts';
import { commitmentOf } from '../dice/diceOfMatch.ts';
import type { Match } from '../match.ts';
import { markOf } from './store/archive.ts';
import type { Leaving } from './store/rowSchema.ts';

/**
 * Keeps a match that leaves the table. A game that came by a link or a file is not the player's own, unless it began here: then its
 * dice were promised here.
 */
export function keepGame(
  app: Pick<App, 'archive' | 'dice'>,
  match: Match,
  otherwise: Exclude<Leaving, 'over'>,
): Promise<void> {
  return app.archive.keep(match, markOf(match, otherwise, { at: new Date(), own: isOwn(app, match) }));
}

/** Keeps the stored game before another takes its place. It stays where it is. */
export function keepStored(app: Pick<App, 'archive' | 'dice' | 'saves'>): void {
  const stored = app.saves.peek();
  if (stored) void keepGame(app, stored, 'left');
}

/** Whether a match began on this device. */
function isOwn({ dice }: Pick<App, 'dice'>, match: Match): boolean {
  return dice.pledgeOf(commitmentOf(match)) !== null;
}

/**
 * Whether a match out of a file is certainly the player's own: it began here, and with luck that nobody else has. The game of a
 * day, or of a code, may as well be a friend's.
 */
export function isSurelyOwn({ dice }: Pick<App, 'dice'>, match: Match): boolean {
  return dice.pledgeOf(commitmentOf(match))?.known === false;
}
