import * as v from 'valibot';
import type { Whose } from '../../module/match.ts';

/*
 * A match of another game that was accepted here, on its way to the page that opens with that game. It lasts as long as the tab.
 */

const KEY = 'faza.handedOver';

/** A match that somebody wants to play, and whose it is. */
export interface HandedOver {
  /** The ID of the game that it is a match of. */
  readonly game: string;
  readonly text: string;
  readonly whose: Whose;
}

const schema: v.GenericSchema<unknown, HandedOver> = v.strictObject({
  game: v.string(),
  text: v.string(),
  whose: v.picklist(['own', 'guest']),
});

/** Keeps a match for the next page of this tab; `false` where the browser has no room for it. */
export function handOver(match: HandedOver): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(match));
    return true;
  } catch {
    return false;
  }
}

/** Whether a match was kept for this page. Never throws. */
export function isHandedOver(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes the match that was kept for a game, once. `null` where there is none. Never throws. */
export function takeHandedOver(game: string): HandedOver | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const result = v.safeParse(schema, JSON.parse(text ?? ''));
    return result.success && result.output.game === game ? result.output : null;
  } catch {
    return null;
  }
}
