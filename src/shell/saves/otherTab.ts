import { GAME_KEY } from './saveStore.ts';

/**
 * Calls `changed` when another tab has played on with the game that is kept, or begun another: also where this one slept meanwhile.
 * What this tab shows of that game is out of date then, and must not be written over it.
 */
export function watchOtherTabs(changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // No key stands for all of them: the store was emptied.
    if (key === GAME_KEY || key === null) changed();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed();
  });
}
