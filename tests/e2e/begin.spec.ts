import { expect } from '@playwright/test';
import { newest } from '../../src/games/faza/content/editions.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

/** V5 on Hard: a seed whose first board the opening Faza phase loses. */
function lostAtFirst(): string {
  const setup = { edition: newest.id, mode: 'hard', heroes: ['soldier', 'doctor'], health: null } as const;
  for (let number = 1; number < 500; number++) {
    const seed = `first ${number}`;
    const { facts } = faza.newGame({ ...setup, rewards: true, fazaFirst: true, headStart: false, seed });
    if (facts.some(({ fact }) => fact === 'boardRedrawn')) return seed;
  }
  throw new Error('every city survives');
}

test('V5 a board that the opening phase would lose is drawn again, and the log says so', async ({ page }) => {
  const seed = lostAtFirst();
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const words = text.screens.newGame;
  await button(text.screens.title.newGame).click();
  await button(words.removeHero('Senator')).click();
  await button(text.modeName.hard).click();
  await button(words.toggles.fazaFirst.name).click();
  await button(words.seed).click();
  await page.getByRole('textbox').fill(seed);
  await page.keyboard.press('Enter');
  await button(words.start).click();
  await expect(button(text.controlText.end)).toBeVisible();
  await button(text.controlText.log).click();
  await expect(page.getByRole('dialog')).toContainText('The opening Faza phase would have lost the game');
});

test('Quick start begins a game where the browser refuses random bytes', async ({ page }) => {
  await openTitle(page);
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new DOMException('no entropy', 'OperationError');
    };
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text.screens.title.quickStart).click();
  await expect(button(text.controlText.end)).toBeVisible();
});
