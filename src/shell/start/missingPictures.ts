import { confirmDialog } from '../../page/dialog.ts';
import { nextTry } from '../clock.ts';
import { startOver } from '../errors/rescue.ts';
import { shellText } from '../text.en.ts';

/**
 * Where the stage could not be loaded: waits until it can be, then asks whether to load the page again and continue, since browsers
 * do not load code again that failed to load.
 */
export async function offerPictures(parent: HTMLElement): Promise<void> {
  for (let round = 0; ; round++) {
    await nextTry(round);
    if (await areScriptsThere()) break;
  }
  const { title, line, confirm, cancel } = shellText.picturesThere;
  if (await confirmDialog(parent, { title, lines: [line], confirm, cancel, ofPage: true })) startOver(true);
}

/** Whether every script can be had that the page has asked for; fetching one does not use it up, as importing it does. */
export async function areScriptsThere(): Promise<boolean> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = new Set(asked.filter((name) => name.startsWith(window.location.origin) && /\.js$/.test(name)));
  const found = await Promise.allSettled([...scripts].map((script) => fetch(script)));
  return found.every((one) => one.status === 'fulfilled' && one.value.ok);
}
