import { expect, type Locator, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* Before a game, every choice is explained without choosing it, even by touch. */

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the explanations by touch, and returns them. */
async function explained(page: Page, opener: string): Promise<Locator> {
  await button(page, opener).tap();
  return page.getByRole('dialog', { name: shellText.choices });
}

test('Azardia explains its options, its preset, and the levels of its computers', async ({ page }) => {
  const { title, setup } = smallGameText;
  await openAzardia(page);
  await button(page, title.newGame).tap();
  const dialog = await explained(page, setup.explain);
  const { options, tableForTwo, attackLimit, levels } = moduleText;
  for (const { name, about } of [...Object.values(options), tableForTwo, attackLimit, ...Object.values(levels)])
    await expect(dialog.getByText(`${name}: ${about}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Reading them chose nothing.
  await expect(button(page, options.firmGoal.name)).toHaveAttribute('aria-pressed', 'false');
});

test('FAZA explains its modes, its options, and the health of the Motherships', async ({ page }) => {
  const { title, newGame } = text.screens;
  await openTitle(page);
  await button(page, title.newGame).tap();
  const dialog = await explained(page, newGame.explain);
  for (const { name, line } of Object.values(newGame.toggles))
    await expect(dialog.getByText(`${name}: ${line}`, { exact: true })).toBeVisible();
  await expect(dialog.getByText(`${newGame.health}: ${newGame.healthAbout}`, { exact: true })).toBeVisible();
  for (const mode of ['easy', 'normal', 'hard'] as const)
    await expect(dialog.getByText(new RegExp(`^${text.modeName[mode]}: .+`))).toBeVisible();
});
