import * as v from 'valibot';
import type { App } from '../app.ts';
import { dailyStatus, playDaily } from '../archive/playDaily.ts';
import { gameInProgress } from '../saves/gameInProgress.ts';
import { shellText } from '../text.en.ts';

/*
 * Shortcuts of the installed game: an address with `#open=` and one of these words. What stands after `#` needs no answer from a
 * host, so shortcuts work offline.
 */

const START = '#open=';
const shortcut = v.picklist(['continue', 'daily']);
type Shortcut = v.InferOutput<typeof shortcut>;

/** The shortcut in the part of an address from `#` on; `null` where there is none that we know. Never throws. */
function shortcutIn(hash: string): Shortcut | null {
  const read = v.safeParse(shortcut, hash.slice(START.length));
  return hash.startsWith(START) && read.success ? read.output : null;
}

/**
 * Opens what the page's address asks for, if it asks for anything, and takes that out of the address: loading the page again must
 * not do it again. `isPlaying` tells whether the game in progress is at the table already.
 */
export async function followShortcut(
  app: App,
  isPlaying: () => boolean,
  page: Pick<Window, 'location' | 'history'> = window,
): Promise<void> {
  const { hash, pathname, search } = page.location;
  if (!hash.startsWith(START)) return;
  page.history.replaceState(page.history.state, '', pathname + search);
  const wanted = shortcutIn(hash);
  if (wanted === 'continue' && !isPlaying()) {
    const match = gameInProgress(app);
    if (match) app.toTable(match);
    else app.toaster.show(shellText.install.nothingToContinue);
  }
  if (wanted === 'daily') await playDaily(app, dailyStatus(app.game, await app.archive.entries(), new Date()));
}
