import * as v from 'valibot';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { otherGame } from '../listedGame.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { shellText } from '../text.en.ts';

/*
 * Shortcuts of the installed game: an address with `#open=` and one of these words. What stands after `#` needs no answer from a
 * host, so shortcuts work offline. A daily result that is shared has such an address, too, with the game's ID (`#open=daily-faza`).
 */

const START = '#open=';
/** The part of an address that continues the game in progress. */
export const CONTINUE = `${START}continue`;
const DAILY_OF = `${START}daily-`;
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
export function followShortcut(
  app: Page & Library & Navigation,
  isPlaying: () => boolean,
  page: Pick<Window, 'location' | 'history'> = window,
): void {
  const { hash, pathname, search } = page.location;
  if (!hash.startsWith(START)) return;
  page.history.replaceState(page.history.state, '', pathname + search);
  const wanted = shortcutIn(hash);
  if (wanted === 'continue' && !isPlaying()) {
    const match = gameInProgress(app);
    if (match) app.toTable(match);
    else app.toaster.show(shellText.install.nothingToContinue);
  }
  if (wanted === 'daily') app.openDaily();
  const game = hash.startsWith(DAILY_OF) ? hash.slice(DAILY_OF.length) : null;
  if (game === app.game.rules.id) app.openDaily();
  const other = otherGame(app, game);
  if (!other) return;
  void other.load().then(
    () => {
      // The other game reads its address when it opens.
      page.history.replaceState(page.history.state, '', `${pathname}${search}${START}daily`);
      other.open();
    },
    () => app.toaster.show(shellText.partMissing.line),
  );
}
