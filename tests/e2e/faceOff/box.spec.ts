import { expect, type Page } from '@playwright/test';
import { begin, group, holdHere, openFaceOff, playToEnd } from '../kit/faceOff.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { PAD, padHold, padPlug, plugIn } from '../kit/pad.ts';
import { click, type Press } from '../kit/player.ts';
import { sameNames } from '../kit/sameNames.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/* F1 Whoever gets the device holds their box open, by whatever they have; what a short press leaves closed stays closed. */

const cards = (page: Page) => group(page, 'hand').getByRole('button');

/** A game of two people at its first secret. */
async function toBox(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await openFaceOff(page, settings);
  await begin(page, 2, 2, click, true);
  await playToEnd(page, { until: holdHere(page) });
}

const WAYS: Readonly<Record<string, Press>> = {
  'the mouse': async (box) => {
    await box.hover();
    await box.page().mouse.down();
    await expect(box).toBeHidden();
    await box.page().mouse.up();
  },
  'the space bar': async (box) => {
    await box.focus();
    await box.page().keyboard.down('Space');
    await expect(box).toBeHidden();
    await box.page().keyboard.up('Space');
  },
  'a gamepad': async (box) => {
    await box.focus();
    await padHold(box.page(), PAD.a);
    await expect(box).toBeHidden();
    await padPlug(box.page(), false);
  },
  'two short presses': async (box) => {
    await box.press('Enter');
    await expect(cards(box.page())).toHaveCount(0);
    await expect(box).toContainText('press it twice');
    await box.press('Enter');
    await expect(box).toBeHidden();
  },
  'a screen reader': async (box) => {
    await box.evaluate((element: HTMLElement) => element.click());
    await expect(box).toBeHidden();
  },
};

for (const [how, open] of Object.entries(WAYS))
  test(`F1 a box is opened by ${how}, and only then shows its cards`, async ({ page }) => {
    await plugIn(page);
    await toBox(page);
    await expect(cards(page)).toHaveCount(0);
    // Presses right after it has come may still be meant for the page before.
    const from = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() - start > 600, from);
    await open(holdHere(page));
    await expect(cards(page)).toHaveCount(5);
  });

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
] as const)
  for (const [how, settings] of [
    ['as it comes', {}],
    ['in high contrast with text at 200%', { highContrast: true, textScale: 2 }],
  ] as const)
    test(`a closed box at ${width}×${height} has no violation and no flaw of layout, ${how}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await toBox(page, settings);
      expect([
        ...(await violations(page)),
        ...(await sameNames(page)),
        ...(await layoutFlaws(page, fingerIn(width, height))),
      ]).toEqual([]);
    });
