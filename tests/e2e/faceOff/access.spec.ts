import { expect, type Locator, type Page } from '@playwright/test';
import { screenText } from '../../../src/games/faceOff/text/screen.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { begin, button, openFaceOff, playToEnd } from '../kit/faceOff.ts';
import { listen } from '../kit/heard.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { pad, plugIn } from '../kit/pad.ts';
import type { Press } from '../kit/player.ts';
import { sameNames } from '../kit/sameNames.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/* Face Off for people who use keys, a gamepad, a screen reader, large text, high contrast or reduced motion. */

/** More controls than a table has. */
const MOST_TABS = 80;

/** Presses with keys alone, as somebody would: Tab until the control has the focus, then Enter. */
const tabs: Press = async (control) => {
  const page = control.page();
  await control.waitFor();
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (await control.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${await control.getAttribute('aria-label')}`);
};

/** The table’s own words for the round, such as “Round 2”. */
const round = (page: Page, number: number): Locator => button(page, new RegExp(`^${screenText.round(number)}[,:]`));

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a whole round is played with Tab and Enter alone, from the title', async ({ page }) => {
      await openFaceOff(page);
      await begin(page, 3, 1, tabs);
      await playToEnd(page, { press: tabs, until: round(page, 2) });
      await expect(round(page, 2)).toBeVisible();
    });

    test('two rounds by gamepad alone, from the title', async ({ page }) => {
      await plugIn(page);
      await openFaceOff(page);
      await begin(page, 3, 1, pad);
      await playToEnd(page, { press: pad, until: round(page, 3) });
      await expect(round(page, 3)).toBeVisible();
    });

    for (const [how, settings] of [
      ['as it comes', {}],
      ['in high contrast with text at 200%', { highContrast: true, textScale: 2 }],
    ] as const)
      test(`every screen and step has no violation, no equal names, and no flaw of layout, ${how}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await openFaceOff(page, settings);
        await expect(page.locator('html')).toHaveCSS('font-size', 'textScale' in settings ? '32px' : '16px');
        const found = new Set<string>();
        const look = async (what: string) => {
          const finger = fingerIn(width, height);
          const flaws = [await violations(page), await sameNames(page), await layoutFlaws(page, finger)].flat();
          for (const flaw of flaws) found.add(`${what}: ${flaw}`);
        };
        await look('title');
        await button(page, text.title.newGame).press('Enter');
        await look('new game');
        await expect(async () => {
          // A key pressed just when the screen appears may still be meant for the previous one.
          await page.keyboard.press('Escape');
          await expect(button(page, text.title.newGame)).toBeVisible({ timeout: 1000 });
        }).toPass();
        await begin(page, 5, 1);
        await playToEnd(page, { until: round(page, 4), look: () => look('table') });
        await button(page, screenText.menu).press('Enter');
        await look('menu');
        expect([...found]).toEqual([]);
      });
  });

test('what happens is announced in the order in which it happens', async ({ page }) => {
  await listen(page);
  await openFaceOff(page);
  await begin(page, 3, 1);
  await playToEnd(page, { until: round(page, 3) });
  // The last sentences come after the table has been drawn.
  const heard = async (): Promise<string> => (await page.evaluate<string[]>('window.heard')).join('\n');
  await expect
    .poll(heard)
    .toMatch(
      /picks the [\s\S]*laid out[\s\S]*choose [\s\S]*seal a choice[\s\S]*All reveal: [\s\S]*Totals: [\s\S]*Round 2: [\s\S]*All reveal: [\s\S]*Round 3: /,
    );
});
