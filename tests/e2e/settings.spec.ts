import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { defaultSettings, type Settings } from '../../src/shell/settings/settings.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { golden } from './kit/golden.ts';
import { openNewTable } from './kit/start.ts';
import { test } from './kit/test.ts';

/*
 * Settings that are changed while a game is on the table.
 */

const words = shellText.settings;
const { setup } = golden('victory');

/** Opens the settings from the table's menu. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text.controlText.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.settings, exact: true }).click();
  return page.getByRole('dialog', { name: words.title });
}

test('the dialog at the table has a control for every setting that there is', async ({ page }) => {
  await openNewTable(page, setup);
  const dialog = await openSettings(page);
  const shown = await dialog
    .locator('[data-setting]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-setting') ?? ''));
  const wanted: readonly (keyof Settings)[] = Object.keys(defaultSettings) as (keyof Settings)[];
  expect([...new Set(shown)].sort()).toEqual([...wanted].sort());
});

test('what changes the picture changes it at once, behind the dialog', async ({ page }) => {
  const player = await openNewTable(page, setup, { density: 'normal' });
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await expect(player.button(text.controlText.menu)).toBeVisible();
  const picture = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLCanvasElement>('#game canvas')?.toDataURL() ?? '');
  const dialog = await openSettings(page);
  const changes: readonly (() => Promise<void>)[] = [
    () => dialog.getByRole('radio', { name: words.densities.expert }).check({ force: true }),
    () => dialog.getByRole('switch', { name: words.alwaysForecast }).click(),
    () => dialog.getByRole('switch', { name: words.highContrast }).click(),
  ];
  for (const change of changes) {
    const before = await picture();
    await change();
    await expect.poll(async () => (await picture()) === before).toBe(false);
  }
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const before = await size();
  await dialog.getByRole('slider', { name: words.textScale }).press('End');
  await expect.poll(size).not.toBe(before);
});

test('a speed that is chosen in the middle of a playback holds for the rest of it', async ({ page }) => {
  const player = await openNewTable(page, setup, { speed: 0.5, reducedMotion: 'off' });
  const skip = player.button(text.controlText.skip);
  await player.point({ do: 'endTeamPhase' });
  await player.button(text.controlText.confirmEnd).click();
  await expect(skip).toBeAttached();
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: words.speeds.instant }).check({ force: true });
  await page.keyboard.press('Escape');
  // Nothing is skipped by hand; at half the speed the phase would take minutes.
  await expect(skip).toBeHidden();
});

test('less motion that the system asks for is in force at once, unless the settings say otherwise', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const player = await openNewTable(page, setup, { speed: 0.5, reducedMotion: 'system' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: words.reducedMotions.off }).check({ force: true });
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.keyboard.press('Escape');
  // What is pointed out moves then, too, whatever the system asks for.
  await player.button(text.controlText.menu).hover();
  await page.keyboard.press('g');
  const moves = (): Promise<string> =>
    page.locator('.ping').evaluate((ring) => getComputedStyle(ring, '::before').animationName);
  expect(await moves()).toBe('ping');
});

test('the rulebook opens and folds its contents when the window becomes wider or narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1152, height: 648 });
  const player = await openNewTable(page, setup);
  await player.button(text.controlText.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.rulebook }).click();
  const contents = page.locator('details.contents');
  await expect(contents).toHaveAttribute('open');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 1152, height: 648 });
  await expect(contents).toHaveAttribute('open');
});
