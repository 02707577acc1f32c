import { expect, type Locator, type Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Setup } from '../../../src/games/azardia/rules/state/state.ts';
import { endingText as shellEnding } from '../../../src/shell/ending/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, keepBeforeEnd } from '../kit/azardiaGame.ts';
import { expectHeard, listen } from '../kit/heard.ts';
import { test } from '../kit/test.ts';

/* The end of a race as its players see it: from the last command to the next race. */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Ends a recorded race by giving its last command. */
async function endRace(page: Page, people: readonly number[]): Promise<void> {
  await listen(page);
  await keepBeforeEnd(page, azardiaGolden(), people);
  await openAzardia(page, { hints: false });
  await button(page, text.title.continue).click();
  if (people.length > 1) await button(page, peopleText.here('Kuchuritok')).click();
  await button(page, /^End the play phase/).click();
  // This ends the game. A single player has nothing left that could win, so the page does not ask; from hands that lie face down it must
  // not tell that, so it asks several people for confirmation.
  if (people.length > 1)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /You lose/ })
      .click();
  await expect(button(page, text.ending.again)).toBeVisible();
}

const orderOf = (setup: Setup) => azardia.newGame(setup).state.order;

test('a single player who lost reads what they did well, sees the turning point, and plays again with rotated seats', async ({
  page,
}) => {
  await endRace(page, [2]);
  await expectHeard(page, /You lost this one, on tile 124 at level 5\. Most coins spent: 28,000\./);
  await expectHeard(page, /Lagartoon: Most tiles walked back: 50\./);

  await button(page, /^Turning point, round 17:/).click();
  await expect(page.getByText('Round 17').first()).toBeAttached();
  await button(page, shellEnding.backToEnding).click();

  await button(page, text.ending.again).click();
  await expect(button(page, text.ending.again)).toBeHidden();
  const { setup, players } = await page.evaluate(() => {
    const { record, players: seats } = JSON.parse(localStorage.getItem('azardia.game') ?? '{}');
    return { setup: record.setup, players: seats };
  });
  expect(players).toEqual(['computer', 'computer', 'you', 'computer']);
  const [first, ...others] = orderOf(azardiaGolden().setup);
  expect(orderOf(setup)).toEqual([...others, first]);
});

test('if several people played, nobody is told that they lost', async ({ page }) => {
  await endRace(page, [2, 0]);
  await expectHeard(page, /Noncredo Mantis holds tile 150 and wins\. .*Turning point, round 17:/);
  expect(await page.evaluate('window.heard.join("\\n")')).not.toContain('You lost');
});
