import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { listen } from '../kit/heard.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/** At the table of a quick game. */
async function atTable(page: Page): Promise<(name: string | RegExp) => Locator> {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  await listen(page);
  await openTitle(page);
  await page.keyboard.press('q');
  await expect(button(text.controlText.menu)).toBeVisible();
  return button;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a tap on a tile brings it close; a tap beside it, on it, Escape or Back puts it back', async ({ page }) => {
    const button = await atTable(page);
    const close = page.locator('.close-up');
    const plain = button(/Nobody there|Drone/)
      .and(page.locator('[data-control^="tile:"]'))
      .first();
    await plain.tap();
    await expect(close).toBeVisible();
    await expect(close.getByRole('heading', { level: 3 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await plain.tap();
    await expect(close).toBeHidden();
    await plain.tap();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await plain.tap();
    await expect(close).toBeVisible();
    await page.goBack();
    await expect(close).toBeHidden();
    await plain.tap();
    await expect(close).toBeVisible();
    await button(/^Drone pool: \d+ of 42 left$/).tap();
    await expect(close).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Drone pool' })).toBeVisible();
  });
});

test('ships, tracker, pools and events are read and explained by keyboard', async ({ page }) => {
  const button = await atTable(page);
  for (const name of [
    /^Tracker: on the /,
    /^Rebel pool: \d+ of 16 left$/,
    /^Event deck: 24 left/,
    /^Carrier: \d of \d health/,
  ]) {
    await expect(button(name)).toBeVisible();
  }
  await button(/^Drone pool: /).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Rebel pool: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rebel pool' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Rebel pool: /);
});

test('hovering what has no other use explains it', async ({ page }) => {
  const button = await atTable(page);
  await button(/^Drone pool: /).hover();
  await expect(page.locator('.piece-tip')).toContainText('the city is overrun');
  await page.mouse.move(2, 300);
  await expect(page.locator('.piece-tip')).toBeHidden();
});

test('the arrow keys walk over the board by row and column', async ({ page }) => {
  const button = await atTable(page);
  await button(/Row 2, column 2\.$/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Row 2, column 3\.$/],
    ['ArrowDown', /Row 3, column 3\.$/],
    ['ArrowLeft', /Row 3, column 2\.$/],
    ['ArrowUp', /Row 2, column 2\.$/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
});
