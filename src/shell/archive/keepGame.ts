import type { Question } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';
import { isOwn } from './owner.ts';
import { newlyEarned, playedGames } from './records/statistics.ts';
import { type Entry, markOf } from './store/archive.ts';
import { isPlayed, type Leaving } from './store/row.ts';
import { archiveText } from './text.en.ts';

/** Keeps a match that leaves the table, with whose it is. */
export function keepGame(
  app: Pick<App, 'archive' | 'dice'>,
  match: Match,
  otherwise: Exclude<Leaving, 'over'>,
): Promise<void> {
  return app.archive.keep(match, markOf(match, otherwise, { at: new Date(), own: isOwn(app, match) }));
}

/** Keeps the stored game before another takes its place. It stays where it is. Resolves when it is in the archive. */
export async function keepStored(app: Pick<App, 'archive' | 'dice' | 'saves'>): Promise<void> {
  const stored = app.saves.peek();
  if (stored) await keepGame(app, stored, 'left');
}

/**
 * Keeps a match that is over, and tells of the achievements that it brought; not again when somebody comes back to its ending.
 * `isThere` says whether the ending is still on the screen when that is known.
 */
export async function keepEnding(app: App, match: Match, isThere: () => boolean): Promise<void> {
  // Asked for first, answered first; the game itself is written down before anything is waited for.
  const before = app.archive.entries();
  await keepGame(app, match, 'left');
  const { records } = app.game;
  const games = (entries: readonly Entry[]) => playedGames(records, entries).all;
  const earned = newlyEarned(records.achievements, games(await before), games(await app.archive.entries()));
  if (earned.length === 0 || !isThere()) return;
  const sentence = archiveText.records.toast(earned.map(({ name }) => name));
  app.toaster.show(sentence);
  app.sound.play('slam');
}

/** What is asked before a match is given up. A replay is promised only where one is kept. */
export function giveUpQuestion({ game }: Pick<App, 'game'>, match: Match): Question {
  const { title, lines, untouched, confirm, cancel } = shellText.giveUp;
  return { title, lines: isPlayed(match) ? lines(game.words.givenUp) : untouched, confirm, cancel, danger: true };
}
