import { expect, test } from '@playwright/test';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../src/games/faza/rules/state.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { openTitle } from './kit/start.ts';

/** V5 on Hard: a seed with which the Faza win before the team acts. */
function lostFromTheStart(): Setup {
  for (let number = 1; number < 500; number++) {
    const setup: Setup = {
      edition: 'published',
      mode: 'hard',
      heroes: ['soldier', 'doctor'],
      health: null,
      rewards: true,
      fazaFirst: true,
      headStart: true,
      seed: `first ${number}`,
    };
    if (faza.newGame(setup).state.outcome) return setup;
  }
  throw new Error('every city survives');
}

test('V5 a game that is lost before it begins goes to its ending', async ({ page }) => {
  const { seed } = lostFromTheStart();
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
  await expect(button(text.screens.ending.again)).toBeVisible();
  await button(text.screens.ending.look).click();
  await button(text.controlText.menu).click();
  await button('Back to the ending').click();
  await expect(button(text.screens.ending.again)).toBeVisible();
});
