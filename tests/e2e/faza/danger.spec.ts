import { expect } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, followAzardia, momentOf } from '../kit/azardiaGame.ts';
import { marksOutside } from '../kit/dangerMarks.ts';
import { golden, RISKY } from '../kit/golden.ts';
import { openTableAt } from '../kit/start.ts';
import { test } from '../kit/test.ts';

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 720],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const textScale of [1, 2]) {
      test(`the danger mark stays inside its button, text size ${100 * textScale}%`, async ({ page }) => {
        const player = await openTableAt(page, golden('defeat'), RISKY.age, { textScale });
        expect(await marksOutside(page, text.dangerText.brief(0.25))).toEqual([]);
        await player.point(RISKY.fight);
        await expect(page.locator('[data-control="verb:fight"]')).toHaveAttribute('data-danger', /^\d+% to lose$/);
        expect(await marksOutside(page, text.dangerText.brief(0.25))).toEqual([]);
      });

      test(`the danger mark stays inside a button of Azardia, text size ${100 * textScale}%`, async ({ page }) => {
        const record = azardiaGolden();
        await openAzardia(page, { hints: false, textScale });
        for (const kind of ['roll', 'play', 'challenge', 'pass'] as const) {
          await followAzardia(page, record, momentOf(record, kind));
          await expect(page.locator('[data-control^="hand:"]').first()).toBeAttached();
          expect(await marksOutside(page, moduleText.loses('Kuchuritok').brief), kind).toEqual([]);
        }
      });
    }
  });
}
