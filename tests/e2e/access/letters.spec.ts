import { expect } from '@playwright/test';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

test('the 7 of the display font is the one drawn for this game, much wider than a 1', async ({ page }) => {
  await openTitle(page);
  const widths = await page.evaluate(async () => {
    await document.fonts.load('400 1000px Bangers', '17');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = '400 1000px Bangers';
    return ['1', '7'].map((digit) => Math.round(context.measureText(digit).width));
  });
  expect(widths).toEqual([320, 445]);
});
