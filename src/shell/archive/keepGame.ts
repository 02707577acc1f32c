import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { markOf } from './store/archive.ts';
import type { Leaving } from './store/rowSchema.ts';
import { isOwn } from './whose.ts';

/** Keeps a match that leaves the table, with whose it is. */
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
