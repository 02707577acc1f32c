import type { Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { type Guest, game, press, type Screen } from '../kit/guest.ts';

const words = text.screens.ending;
/** Milliseconds for which the computer may play on to find a game's turning point. */
const PATIENCE = 30_000;

/** Opens an ending and waits until its turning point is known, or nearly so. */
async function known(guest: Guest, record: ReturnType<typeof golden>): Promise<Page> {
  const page = await guest.ending(record);
  const turned = page
    .getByRole('status')
    .filter({ hasText: /turning point|the hardest|hung by a thread|never in doubt/ });
  await turned.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => undefined);
  return page;
}

/** How games end, and what can be done with a finished game. */
export const ENDING_SCREENS: readonly Screen[] = [
  { name: 'defeat-drones', go: (guest) => guest.ending(game(/^normal-3-random-.*-x3$/)) },
  { name: 'defeat-outposts', go: (guest) => guest.ending(game(/^[a-z]+-.-[a-z]+-\d\d-x4$/)) },
  { name: 'defeat-hero', go: (guest) => known(guest, golden('defeat')) },
  { name: 'victory', go: (guest) => known(guest, golden('victory')) },
  {
    name: 'ending-round',
    go: async (guest) => {
      const page = await guest.ending(golden('victory'));
      await press(page, words.openRound(2));
      return page;
    },
  },
  {
    name: 'ending-figures',
    go: async (guest) => {
      const page = await known(guest, golden('victory'));
      await press(page, words.figures);
      return page;
    },
  },
  {
    name: 'share-picture',
    go: async (guest) => {
      const page = await guest.ending(golden('victory'));
      await press(page, words.share);
      await page.getByRole('dialog').getByRole('img').waitFor({ timeout: PATIENCE });
      await page.getByRole('button', { name: endingText.share.savePicture }).waitFor();
      return page;
    },
  },
];
