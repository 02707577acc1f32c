import { expect, type Locator, type Page } from '@playwright/test';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { test } from '../kit/test.ts';

/* All cards in the rulebook of Azardia, each with its picture, found by name and by effect. */

const book = (page: Page): Locator => page.getByRole('dialog');
const cards = (page: Page): Locator =>
  book(page)
    .getByRole('article')
    .filter({ has: page.locator('canvas') });

async function openBook(page: Page): Promise<void> {
  await openAzardia(page, { hints: false });
  await page.getByRole('button', { name: text.title.rulebook, exact: true }).click();
}

/** The names of cards without a picture on their canvas. */
function withoutPicture(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const canvas = card.querySelector('canvas');
      const { width, height } = canvas ?? { width: 0, height: 0 };
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return pixels.some((value) => value > 0) ? [] : [card.ariaLabel ?? ''];
    }),
  );
}

test('a card is found by its name and by its effect, and leads to the rule that it follows', async ({ page }) => {
  await openBook(page);
  const search = book(page).getByRole('searchbox');
  await search.fill('hairball');
  await expect(book(page).getByRole('article')).toHaveCount(1);
  await expect(book(page).getByRole('article', { name: 'Cosmic Hairball' })).toBeVisible();
  await search.fill('move back 12 tiles');
  await expect(book(page).getByRole('article')).toHaveCount(1);
  await expect(book(page).getByRole('article', { name: 'Royal Trapdoor' })).toBeVisible();
  await book(page).getByRole('button', { name: /^P1/ }).click();
  await expect(search).toHaveValue('');
  await expect(book(page).getByRole('article', { name: /^P1/ })).toBeFocused();
});

test.describe('with the pictures', () => {
  test.use({ pictures: 'own' });

  test('all 64 kinds of cards have their pictures, on the screen and in print', async ({ page }) => {
    await openBook(page);
    await expect(cards(page)).toHaveCount(64);
    await expect.poll(() => withoutPicture(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(cards(page).last()).toBeVisible();
    expect(await withoutPicture(page)).toEqual([]);
  });
});

test('at 360 × 640 with the largest text a card’s picture leaves room for its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBook(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cramped = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const picture = card.querySelector('.entry-picture')?.getBoundingClientRect().width ?? 0;
      return picture <= card.getBoundingClientRect().width * 0.4 && card.scrollWidth <= card.clientWidth
        ? []
        : [card.ariaLabel ?? ''];
    }),
  );
  expect(cramped).toEqual([]);
});
