import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, followAzardia } from '../kit/azardiaGame.ts';
import { golden } from '../kit/golden.ts';
import { followLink } from '../kit/link.ts';
import { pad, plugIn } from '../kit/pad.ts';
import { click, keys, type Press, tap } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* From an ending to its table and back, in every game and by every input. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

interface Ending {
  /** Opens the ending of a recorded game. */
  readonly open: (page: Page) => Promise<void>;
  /** The button that leads to the table. */
  readonly look: string;
  /** A button of the ending. */
  readonly again: string;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  FAZA: {
    open: async (page) => {
      const record = golden('defeat');
      const session = gameAfter(record, record.commands.length);
      await openTitle(page);
      await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
      await button(page, shareText.over.take).press('Enter');
    },
    look: text.screens.ending.look,
    again: text.screens.ending.again,
  },
  Azardia: {
    open: async (page) => {
      const record = azardiaGolden();
      await openAzardia(page);
      await followAzardia(page, record, record.commands.length);
    },
    look: smallGameText.ending.look,
    again: smallGameText.ending.again,
  },
};

const PRESSES: Readonly<Record<string, Press>> = { touch: tap, mouse: click, keyboard: keys, gamepad: pad };

test.use({ hasTouch: true });

for (const [game, { open, look, again }] of Object.entries(ENDINGS)) {
  for (const [input, press] of Object.entries(PRESSES)) {
    test(`the ending of ${game} leads to its table and back, by ${input}`, async ({ page }) => {
      await plugIn(page);
      await open(page);
      await expect(button(page, again)).toBeVisible();
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [768, 1024],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await press(button(page, look));
        const back = button(page, endingText.backToEnding);
        await expect(back).toBeInViewport({ ratio: 1 });
        await expect(back).toBeFocused();
        await expect(button(page, again)).toHaveCount(0);
        await press(back);
        await expect(button(page, again)).toBeVisible();
        await expect(back).toHaveCount(0);
      }
    });
  }
}
