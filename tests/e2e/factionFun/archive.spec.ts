import { expect, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/factionFun/text/module.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { diceText } from '../../../src/shell/dice/text.en.ts';
import { codeText } from '../../../src/shell/newGame/text.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { button, group, openFactionFun, playToEnd } from '../kit/factionFun.ts';
import { test } from '../kit/test.ts';

/* What remains of a game of Faction Fun: its replay, its place in the records, its dice, and its code. */

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await button(page, moduleText.table.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
};

/** The land of every tile of the map. */
const landsOf = async (page: Page): Promise<(string | undefined)[]> =>
  group(page, 'board')
    .getByRole('button')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.split(', ').slice(0, 2).join(', ')));

test('a finished game is in the records and the replays, is played on from an earlier moment, and its code leads to the same map', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFactionFun(page);
  await button(page, text.title.newGame).click();
  await button(page, /^Quick game/).click();
  await button(page, text.setup.start).click();
  await expect(group(page, 'board').getByRole('button')).toHaveCount(40);
  const lands = await landsOf(page);
  await playToEnd(page);

  await button(page, text.ending.look).click();
  await fromMenu(page, shellText.menu.share);
  await button(page, codeText.title).click();
  await button(page, codeText.copy).click();
  await expect(page.getByText(codeText.copied)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();

  await button(page, text.title.records).click();
  const records = page.getByRole('dialog');
  await expect(records.getByText(archiveText.records.games, { exact: true }).first()).toBeVisible();
  await expect(records.getByText(archiveText.records.empty)).toHaveCount(0);
  await records.getByRole('button', { name: archiveText.records.dice }).click();
  await expect(page.getByRole('dialog').last()).toContainText(/\d+ dice in 1 game/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await button(page, text.title.replays).click();
  const replays = page.getByRole('dialog');
  await expect(replays).toContainText('1 game');
  await replays
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  const scrubber = page.getByRole('slider', { name: replayText.replay.scrubber });
  await expect(scrubber).toBeFocused();
  await page.keyboard.press('Home');
  await expect(scrubber).toHaveValue('0');
  await page.keyboard.press('PageUp');
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Round 2/);
  await button(page, replayText.replay.branch).click();
  await page.getByRole('dialog').getByRole('button', { name: replayText.replay.branch, exact: true }).click();
  await expect(group(page, 'board').getByRole('button')).toHaveCount(40);
  await expect(button(page, moduleText.table.redo)).toBeVisible();

  await fromMenu(page, shellText.menu.log);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/for movement/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await fromMenu(page, shellText.menu.dice);
  await expect(page.getByRole('dialog').getByText(diceText.whole)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('factionFun.game'));
  await page.reload();
  await button(page, text.title.newGame).click();
  await button(page, 'Seed').click();
  await page.getByRole('textbox').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: codeText.ask }).getByRole('button', { name: codeText.play }).click();
  await expect(group(page, 'board').getByRole('button')).toHaveCount(40);
  expect(await landsOf(page)).toEqual(lands);
});
