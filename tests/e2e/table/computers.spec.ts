import { expect, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { golden } from '../kit/golden.ts';
import { openTitle, startGame } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* Complete games of computers alone: after Start nobody presses anything, and the ending appears. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('FAZA: a team of computers plays from Start to the ending without a press', async ({ page }) => {
  test.setTimeout(300_000);
  // Summaries, cards and hints that would wait for people do not wait here.
  await openTitle(page, { phaseSummary: true, hints: true });
  const { setup } = golden('defeat');
  const { playedBy, player } = text.screens.newGame;
  await startGame(page, setup, undefined, async () => {
    for (const hero of setup.heroes) await button(page, playedBy(text.heroName[hero], player.computer)).click();
  });
  await expect(button(page, text.screens.ending.again)).toBeVisible({ timeout: 280_000 });
});

test('Azardia: a table of computers plays from Start to the ending without a press', async ({ page }) => {
  test.setTimeout(300_000);
  await openAzardia(page, { phaseSummary: true, hints: true });
  const { title, setup, seat, ending } = smallGameText;
  await button(page, title.newGame).click();
  await button(page, setup.count(2)).click();
  const { quickGame } = moduleText.options;
  await button(page, quickGame.name).click();
  for (const number of [1, 2]) {
    const wanted = setup.level(seat(number), moduleText.levels.rookie.name);
    await expect(async () => {
      if (!(await button(page, wanted).isVisible())) await button(page, new RegExp(`^${seat(number)}: `)).click();
      await expect(button(page, wanted)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await button(page, setup.start).click();
  await expect(button(page, ending.again)).toBeVisible({ timeout: 280_000 });
});
