import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { keepGame } from './keepGame.ts';
import { newlyEarned } from './records/achievements.ts';
import { playedGames } from './records/played.ts';
import type { Entry } from './store/archive.ts';
import { archiveText } from './text.en.ts';

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
