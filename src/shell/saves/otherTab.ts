import { GAME_KEY } from './saveStore.ts';
import { ownKey } from './storage.ts';

/**
 * Calls `changed` when another tab has played on with the match of a game that is kept, or begun another: also where this one slept meanwhile.
 * What this tab shows of that game is out of date then, and must not be written over it.
 */
export function watchOtherTabs(game: string, changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // No key stands for all of them: the store was emptied.
    if (key === ownKey(GAME_KEY, game) || key === null) changed();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed();
  });
}
