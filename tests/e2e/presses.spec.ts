import { expect } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

test('a button that is made anew between the press of the mouse and its release is pressed, once', async ({ page }) => {
  await openTitle(page);
  await page.keyboard.press('q');
  const menu = page.getByRole('button', { name: text.controlText.menu, exact: true });
  await expect(menu).toBeVisible();
  await menu.hover();
  await page.mouse.down();
  // Other buttons lie over the table for a moment, and go away again.
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: shellText.inspect.leave })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Let go over another button it presses neither.
  await menu.hover();
  await page.mouse.down();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.controlText.end, exact: true }).hover();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: text.controlText.confirmEnd })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});
