import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { keepGame } from './keepGame.ts';
import { newlyEarned } from './records/achievements.ts';
import { playedGames } from './records/played.ts';
import { archiveText } from './text.en.ts';

/**
 * Keeps a match that is over, and tells of the achievements that it brought; not again when somebody comes back to its ending.
 * `isThere` says whether the ending is still on the screen when that is known.
 */
export async function keepEnding(app: App, match: Match, isThere: () => boolean): Promise<void> {
  // Asked for first, answered first; the game itself is written down before anything is waited for.
  const before = app.archive.entries();
  await keepGame(app, match, 'left');
  const earned = newlyEarned(playedGames(await before), playedGames(await app.archive.entries()));
  if (earned.length === 0 || !isThere()) return;
  const sentence = archiveText.records.toast(earned.map((id) => archiveText.records.achievement(id).name));
  app.toaster.show(sentence);
  app.sound.play('slam');
}
