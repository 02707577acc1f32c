import { expect, type Locator, type Page } from '@playwright/test';
import { factionFunListing } from '../../../src/games/factionFun/listing.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { comicMarks } from '../kit/comicAudit.ts';
import { atTitleOf, rememberGame } from '../kit/games.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/* Faction Fun's dialogs look like glazed slabs, in readable colors, and nothing of them like a comic. */

const INK = 'rgb(23, 35, 63)';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (settings) => localStorage.setItem('faza.settings', settings),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false }),
  );
  await rememberGame(page, 'factionFun');
});

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} every word in a dialog of Faction Fun can be read, and none is drawn as in a comic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await atTitleOf(page, factionFunListing.name);
    const check = async (name: string): Promise<void> => {
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await comicMarks(page, INK), name).toEqual([]);
      expect.soft(await violations(page, { within: 'dialog', rule: 'color-contrast' }), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const { settings, rulebook, learn, replays, records, daily } = text.title;
    for (const name of [settings, rulebook, learn, replays, records, daily]) {
      await button(page, name).click();
      await check(name);
    }
    await button(page, text.title.quickStart).click();
    await button(page, text.table.menu).click();
    const resume = button(page, shellText.menu.resume);
    await expect(resume).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    await expect(resume).toHaveCSS('color', 'rgb(255, 255, 255)');
    await check(text.table.menu);
  });

test('Faction Fun looks like glaze even before its pictures load: letters, buttons, and the background', async ({
  page,
}) => {
  await page.route(/\/assets\/factionStage-[^/]*\.js$/, () => undefined);
  await page.goto('./');
  const first = button(page, text.title.newGame);
  await expect(first).toBeVisible();
  const look = (name: keyof CSSStyleDeclaration): Promise<unknown> =>
    first.evaluate((element, name) => getComputedStyle(element, '::after')[name], name);
  expect(await look('fontFamily')).toContain('Young Serif');
  expect(await look('backgroundColor')).toBe('rgb(179, 38, 30)');
  await expect(page.locator('#splash > .ground')).toHaveCSS('background-color', 'rgb(17, 82, 71)');
});
