import { expect } from '@playwright/test';
import { newest } from '../../../src/games/faza/content/editions.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { keys } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** V5 on Hard: a seed whose first board is lost in the opening Faza phase. */
function lostAtFirst(): string {
  const setup = { edition: newest.id, mode: 'hard', heroes: ['soldier', 'doctor'], health: null } as const;
  for (let number = 1; number < 500; number++) {
    const seed = `first ${number}`;
    const { facts } = faza.newGame({ ...setup, rewards: true, fazaFirst: true, seed });
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

test('a step of difficulty is chosen by keys, sets mode and options, and the game starts with them', async ({
  page,
}) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const words = text.screens.newGame;
  await keys(button(text.screens.title.newGame));
  await keys(button(words.removeHero('Senator')));
  await keys(button('Difficulty: Classic'));
  const list = page.getByRole('dialog', { name: 'Difficulty with 2 heroes', exact: true });
  const items = list.getByRole('listitem').getByRole('button');
  const names = [
    'Training',
    'Gentle',
    'Forewarned',
    'Classic',
    'Hunted',
    'No mercy',
    'Siege',
    'Attrition',
    'Last stand',
  ];
  await expect(items).toHaveCount(9);
  for (const [i, name] of names.entries()) {
    await expect(items.nth(i)).toHaveAccessibleName(`${i + 1}. ${name}${name === 'Classic' ? ' (chosen)' : ''}`);
    await expect(items.nth(i)).toHaveAccessibleDescription(/^[A-Z].+\. A team of computers wins \d+%\.$/);
  }
  await expect(items.nth(8)).toHaveAccessibleDescription(/^Attrition, and the Faza act first\. /);
  await expect(items.first()).toBeFocused();
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Tab');
  await expect(items.nth(8)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(list).toBeHidden();
  await expect(button('Difficulty: Last stand')).toBeFocused();
  await expect(button('Hard')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(words.healthMore)).toHaveAccessibleDescription('5');
  const on = { Rewards: false, 'Two events': false, 'Faza first': true, Radio: false };
  for (const [name, isOn] of Object.entries(on)) {
    await expect(button(name)).toHaveAttribute('aria-pressed', String(isOn));
  }
  await keys(button(words.start));
  await expect(button(text.controlText.end)).toBeVisible();
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('faza.game'))) ?? 'null');
  expect(stored.record.setup).toMatchObject({
    heroes: ['soldier', 'doctor'],
    mode: 'hard',
    health: 5,
    rewards: false,
    fazaFirst: true,
  });
  expect(stored.record.setup).not.toHaveProperty('drawTwo');
});
