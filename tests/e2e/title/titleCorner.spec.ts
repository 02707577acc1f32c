import { expect } from '@playwright/test';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { gamesText } from '../../../src/shell/games/text.en.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 720],
] as const) {
  for (const textScale of [1, 2]) {
    test.describe(`at ${width}×${height}`, () => {
      test.use({ viewport: { width, height } });

      test(`the corner of the title does not move when the page’s fonts load, text size ${100 * textScale}%`, async ({
        page,
      }) => {
        const parts = [
          page.getByRole('button', { name: gamesText.open, exact: true }),
          page.getByRole('region', { name: archiveText.daily.nextLabel }),
        ];
        const places = () => Promise.all(parts.map((part) => part.boundingBox()));
        const hasOwn = () => page.evaluate(() => document.fonts.check('600 16px "Barlow Semi Condensed"'));
        await page.route(/\.(?:woff2?|otf)$/, (route) => route.abort());
        await openTitle(page, { textScale });
        expect(await hasOwn()).toBe(false);
        const before = await places();
        expect(before.map((box) => (box?.width ?? 0) > 0)).toEqual([true, true]);
        await page.unroute(/\.(?:woff2?|otf)$/);
        await openTitle(page, { textScale });
        await expect.poll(hasOwn).toBe(true);
        expect(await places()).toEqual(before);
      });
    });
  }
}
