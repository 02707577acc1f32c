import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { golden } from '../kit/golden.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The number of pages in a printout of the front content, from its PDF. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [pdf, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How far from the start of the printout something is printed, in pages. */
async function isPrinted(page: Page, words: string): Promise<boolean> {
  await page.emulateMedia({ media: 'print' });
  const last = page.getByRole('dialog').last().getByText(words).last();
  const isSeen = await last.evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    const around: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
    const isCut = around.some(
      (box) => getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom < bottom - 1,
    );
    return height > 0 && !isCut && element.checkVisibility();
  });
  await page.emulateMedia({ media: null });
  return isSeen;
}

test('the rulebook, licenses and the log are printed completely, on as many pages as needed', async ({ page }) => {
  await openTitle(page);
  await button(page, text.screens.title.rulebook).click();
  const lastRule = page.getByRole('dialog').getByRole('article').last();
  const words = (await lastRule.getByRole('heading').innerText()).split('\n').at(-1) ?? '';
  expect(await isPrinted(page, words)).toBe(true);
  expect(await pagesOf(page)).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await button(page, text.screens.title.settings).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Licenses' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('Phaser');
  expect(await pagesOf(page)).toBeGreaterThan(2);
});

test('a long log is printed completely', async ({ page }) => {
  await openTableAt(page, golden('victory'), 60);
  await button(page, text.controlText.menu).press('Enter');
  await button(page, shellText.menu.log).last().press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').nth(50)).toBeAttached();
  expect(await pagesOf(page)).toBeGreaterThan(1);
});

test('the rulebook of Azardia is printed completely', async ({ page }) => {
  await openAzardia(page);
  await button(page, text.screens.title.rulebook).click();
  await expect(page.getByRole('dialog').getByRole('article').nth(10)).toBeAttached();
  expect(await pagesOf(page)).toBeGreaterThan(1);
});
