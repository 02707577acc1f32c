import { type TextStore, textIn } from '../storage/textStore.ts';

const KEY = 'faza.lastGame';

/** The ID of the game that was open last; `null` for somebody new. */
export function lastGame(store: TextStore): string | null {
  return textIn(store, KEY);
}

/** From now on the page opens with a game. */
export function rememberGame(store: TextStore, id: string): void {
  try {
    store.setItem(KEY, id);
  } catch {
    // A store without room opens with the game that it knows.
  }
}
