import { expect } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { LATE } from '../../../src/page/input/pressGuard.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

test('a button that is rebuilt between pressing and releasing the mouse is pressed, once', async ({ page }) => {
  await openTitle(page);
  await page.keyboard.press('q');
  const menu = page.getByRole('button', { name: text.controlText.menu, exact: true });
  await expect(menu).toBeVisible();
  await menu.hover();
  await page.mouse.down();
  // Other buttons briefly cover the table, and disappear again.
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: shellText.inspect.leave })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Released over another button it presses neither.
  await menu.hover();
  await page.mouse.down();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.controlText.end, exact: true }).hover();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: text.controlText.confirmEnd })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test('a key pressed just when a screen appears does not count, which is shown and announced, and the next press counts', async ({
  page,
}) => {
  await page.clock.install();
  await openAzardia(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const { title, setup } = smallGameText;
  const start = page.getByRole('button', { name: setup.start, exact: true });
  await page.getByRole('button', { name: title.newGame, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toHaveAttribute('data-refused', '');
  await expect(start).toBeFocused();

  await page.clock.runFor(LATE + 1);
  await expect(page.getByRole('status').filter({ hasText: pageText.tooSoon(setup.start) })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('button', { name: moduleText.table.menu, exact: true })).toBeVisible();
  await expect(page.locator('[data-refused]')).toHaveCount(0);
});

test('a key that comes right after a dialog has closed is the page’s, wherever the focus still is', async ({
  page,
}) => {
  await openTitle(page);
  await page.keyboard.press('q');
  const doctor = page.getByRole('button', { name: text.heroName.doctor, exact: true });
  await expect(doctor).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const focused = dialog?.querySelector('button');
    dialog?.close();
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }));
  });
  await expect(doctor).toHaveAttribute('aria-pressed', 'true');
});
