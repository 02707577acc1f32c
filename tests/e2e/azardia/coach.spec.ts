import { expect, type Locator, type Page } from '@playwright/test';
import { coachText } from '../../../src/shell/coach/text.en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, keepBeforeEnd, momentOf, openAzardiaAt } from '../kit/azardiaGame.ts';
import { expectHeard, listen } from '../kit/heard.ts';
import { test } from '../kit/test.ts';

/* A coach at the table of a game of players against each other, for whoever has asked for one. */

const coach = (page: Page): Locator => page.getByRole('region', { name: coachText.name });
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const record = azardiaGolden();
const count = momentOf(record, 'play');

test('the coach of Azardia lists the best command, its chance to win and the reason, and follows the game', async ({
  page,
}) => {
  await listen(page);
  await openAzardiaAt(page, record, count, { coach: 'best', hints: false });
  await expectHeard(page, new RegExp(`${coachText.name}: \\w.*Chance to win: \\d+%`));
  await button(page, coachText.open).click();
  await expect(coach(page).getByRole('listitem').nth(1)).toContainText('Chance to win');
  const said = await coach(page).innerText();
  // What it covers is not what people press.
  await button(page, /^End the play phase/).click();
  await expect.poll(() => coach(page).innerText()).not.toBe(said);
  await button(page, coachText.close).click();
  await expect(coach(page)).toBeHidden();
});

test('while hands lie face down, the coach names dangers and gives no advice', async ({ page }) => {
  await openAzardiaAt(page, record, count, { coach: 'best', hints: false }, 'friends');
  await button(page, /^I’m /).click();
  await button(page, coachText.open).click();
  await expect(coach(page)).toContainText(coachText.faceDown);
  await expect(coach(page)).not.toContainText('Chance to win');
});

test('after a race its costliest decisions are told, and each can be looked at', async ({ page }) => {
  test.setTimeout(300_000);
  await keepBeforeEnd(page, record, [2]);
  await openAzardia(page, { hints: false });
  await button(page, text.title.continue).click();
  await button(page, /^End the play phase/).click();
  await button(page, text.ending.costly).click();
  const costly = page.getByRole('dialog', { name: endingText.costly.title });
  await expect(costly.getByRole('listitem').first()).toContainText(
    /^Round \d+: \d+% to win instead of \d+%.*Better: /,
    {
      timeout: 240_000,
    },
  );
  await costly
    .getByRole('button', { name: /^Replay this decision/ })
    .first()
    .click();
  await expect(button(page, endingText.backToEnding)).toBeVisible();
});
