import { expect, type Locator, type Page } from '@playwright/test';
import { pageText } from '../../../src/page/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { comicMarks } from '../kit/comicAudit.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/*
 * Azardia's dialogs look like cut paper: without outlines or rotated words, in readable colors. FAZA's look like a
 * comic.
 */

const INK = 'rgb(18, 50, 59)';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The border colors of buttons and dialogs that have one. */
function edges(page: Page): Promise<string[]> {
  return page.locator('dialog[open], dialog[open] .button, dialog[open] .segments span').evaluateAll((all) =>
    all.flatMap((one) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(one);
      return borderTopWidth === '0px' || borderTopColor === 'rgba(0, 0, 0, 0)' ? [] : [borderTopColor];
    }),
  );
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} dialogs of Azardia have no outlines, and every word can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAzardia(page, { hints: false });
    for (const name of [text.title.settings, text.title.rulebook]) {
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await edges(page), name).not.toContain(INK);
      expect(await violations(page, { within: 'dialog', rule: 'color-contrast' }), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await button(page, text.title.quickStart).click();
    await button(page, 'Menu').click();
    const resume = button(page, shellText.menu.resume);
    await expect(resume).toHaveCSS('background-color', 'rgb(35, 64, 214)');
    await expect(resume).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await edges(page)).not.toContain(INK);
    expect(await violations(page, { within: 'dialog', rule: 'color-contrast' })).toEqual([]);
    await page.keyboard.press('Tab');
    const ring = page.locator('dialog :focus-visible');
    await expect(ring).toHaveCSS('outline-style', 'solid');
    await expect(ring).toHaveCSS('outline-width', '3px');
  });

test('nothing in a dialog of Azardia is drawn as in a comic', async ({ page }) => {
  await openAzardia(page, { hints: false });
  const { settings, rulebook, learn, replays, records, daily } = text.title;
  for (const name of [settings, rulebook, learn, replays, records, daily]) {
    await button(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await comicMarks(page, INK), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await button(page, text.title.quickStart).click();
  const { log, dice, share, practice, shortcuts } = shellText.menu;
  for (const name of [log, dice, share, practice, shortcuts, peopleText.title]) {
    await button(page, 'Menu').click();
    expect.soft(await comicMarks(page, INK), 'menu').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect.soft(await comicMarks(page, INK), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('Azardia looks like cut paper even before its pictures load: letters, buttons, and the background', async ({
  page,
}) => {
  await page.route(/\/assets\/azardiaStage-[^/]*\.js$/, () => undefined);
  await openAzardia(page);
  const first = button(page, text.title.newGame);
  const look = (name: keyof CSSStyleDeclaration): Promise<unknown> =>
    first.evaluate((element, name) => getComputedStyle(element, '::after')[name], name);
  expect(await look('fontFamily')).toContain('Bagel Fat One');
  expect(await look('backgroundColor')).toBe('rgb(35, 64, 214)');
  expect(await look('borderTopColor')).toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('#splash > .ground')).toHaveCSS('background-color', 'rgb(205, 236, 230)');
});

test('the dialogs of FAZA keep their comic style', async ({ page }) => {
  await openTitle(page);
  await button(page, 'Settings').click();
  const close = page.getByRole('dialog').getByRole('button', { name: pageText.close });
  await expect(close).toHaveCSS('border-top-color', 'rgb(29, 18, 32)');
});
