/*
 * What a dialog about an error can still do for the game that was played. It reads the store by itself: whatever else reads it may
 * be what is broken.
 */

/** The game in progress as it lies in the store (`persistence/savedGame.ts`), and the ID of what game it is. */
export interface RescuedGame {
  readonly id: string;
  readonly text: string;
}

const GAME = /^(\w+)\.game$/;

/** The stored game of an ID, or any game where no ID is known yet; `null` where there is none. Never throws. */
export function rescuedGame(id: string | null): RescuedGame | null {
  try {
    const store = window.localStorage;
    const ids = Object.keys(store).flatMap((key) => GAME.exec(key)?.[1] ?? []);
    const found = id === null ? ids[0] : ids.find((one) => one === id);
    const text = found === undefined ? null : store.getItem(`${found}.game`);
    return found === undefined || text === null ? null : { id: found, text };
  } catch {
    return null;
  }
}

/** How the text of a game is packed: into the part of an address from `#` on (`share/gameLink.ts`), and for a file (`share/packedFile.ts`). */
export interface Packing {
  link(text: string): Promise<{ readonly hash: string } | { readonly problem: string }>;
  file(text: string): Promise<string>;
}

/** Hands the text of a game to the browser as a file, and returns the file's name. */
export function saveRescued({ id, text }: RescuedGame): string {
  const name = `${id}-rescued.faza.json`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  return name;
}

/** A link to a game, without the names of those who play it; `null` where none can be made. Never throws. */
export async function linkToRescued({ text }: RescuedGame, packing: Packing): Promise<string | null> {
  try {
    const { company: _, ...game } = JSON.parse(text);
    const packed = await packing.link(JSON.stringify(game));
    return 'hash' in packed ? new URL(packed.hash, window.location.href).href : null;
  } catch {
    return null;
  }
}

const CONTINUE = 'faza.continue';

/** Loads the page again; `isContinued` says whether the game then goes on at the table, or at the title. */
export function startOver(isContinued: boolean): void {
  try {
    if (isContinued) window.sessionStorage.setItem(CONTINUE, 'yes');
  } catch {
    // The title offers to continue it as well.
  }
  window.location.reload();
}

/** Whether the page was loaded again to continue the game; asked once, so that a game that fails again does not do so forever. Never throws. */
export function isToContinue(): boolean {
  try {
    const isAsked = window.sessionStorage.getItem(CONTINUE) !== null;
    window.sessionStorage.removeItem(CONTINUE);
    return isAsked;
  } catch {
    return false;
  }
}
