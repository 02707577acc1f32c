import { expect, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { planText } from '../../src/shell/plan/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { openAzardia } from './kit/azardia.ts';
import { colorOnly } from './kit/formAudit.ts';
import { golden } from './kit/golden.ts';
import { openTableAt, openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectForms(page: Page, what: string): Promise<void> {
  expect(await colorOnly(page), what).toEqual([]);
}

/** Expects that every state in the dialog that a button opens can be seen without color. */
async function expectDialog(page: Page, name: string): Promise<void> {
  await button(page, name).last().press('Enter');
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expectForms(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`with forced colors ${forcedColors}`, () => {
    test.use({ contextOptions: { forcedColors } });

    test('every state of the title and its dialogs can be seen without color', async ({ page }) => {
      await openTitle(page);
      await expectForms(page, 'title');
      const { settings, rulebook, learn, replays, records } = text.screens.title;
      for (const name of [settings, rulebook, learn, replays, records]) await expectDialog(page, name);
      await button(page, text.screens.title.newGame).press('Enter');
      await expect(button(page, text.screens.newGame.start)).toBeVisible();
      await expectForms(page, 'new game');
    });

    test('every state at the table, in its dialogs and in a plan can be seen without color', async ({ page }) => {
      await openTableAt(page, golden('victory'), 20);
      await expectForms(page, 'table');
      for (const name of [shellText.menu.log, 'Players', shellText.menu.shortcuts]) {
        await button(page, text.controlText.menu).press('Enter');
        await expectDialog(page, name);
      }
      await page.keyboard.press('p');
      await expect(page.getByRole('region', { name: planText.region })).toBeVisible();
      await expectForms(page, 'plan');
    });

    test('every state of Azardia can be seen without color', async ({ page }) => {
      await openAzardia(page);
      await expectForms(page, 'title');
      await button(page, text.screens.title.newGame).press('Enter');
      await expect(button(page, 'Start')).toBeVisible();
      await expectForms(page, 'new game');
      await expect(button(page, '3 players')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Start').press('Enter');
      await expect(button(page, 'Menu')).toBeVisible();
      await expectForms(page, 'table');
    });
  });
}
