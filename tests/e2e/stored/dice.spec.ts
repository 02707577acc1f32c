import { expect, type Page } from '@playwright/test';
import { policy } from '../../../src/games/faza/bots/learned.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { FazaView, Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { commitmentTo } from '../../../src/kernel/records/commitment.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { firstGroups } from '../../../src/shell/dice/matchDice.ts';
import { diceText } from '../../../src/shell/dice/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { viewed } from '../../games/faza/positions.ts';
import { golden } from '../kit/golden.ts';
import { Player } from '../kit/player.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

const words = diceText;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const commitmentOf = (seed: string): string => commitmentTo({ game: faza.id, version: faza.version, seed });

async function fromMenu(page: Page, item: string): Promise<void> {
  await button(page, text.controlText.menu).click();
  await dialog(page, shellText.menu.title).getByRole('button', { name: item, exact: true }).click();
}

/** Goes from the title to the dice of all games, which are part of the records. */
async function openDiceFromTitle(page: Page): Promise<void> {
  await button(page, text.screens.title.records).click();
  await button(page, archiveText.records.dice).click();
}

/** The setup of the current game: only the store knows its seed. */
async function setupInStore(page: Page): Promise<Setup> {
  const stored = await page.evaluate(() => localStorage.getItem('faza.game'));
  return (JSON.parse(stored ?? '') as { record: { setup: Setup } }).record.setup;
}

/** The first command that rolls for a fight, or, without a fight, one that leads to it. */
function towardFight(state: FazaView) {
  return (
    legalCommands(state).find((command) => command.do === 'fight') ??
    policy.choose(state, chanceFrom('towards a fight')) ?? { do: 'endTeamPhase' as const }
  );
}

/** Presses Check and expects both proofs to succeed. */
async function check(page: Page): Promise<void> {
  const shown = page.locator('.proof-of-game', { has: page.locator(':visible') }).first();
  await shown.getByRole('button', { name: words.check }).click();
  await expect(shown.getByText(words.kept.yes)).toBeVisible();
  await expect(shown.locator('[data-fits]')).toHaveCount(2);
  await expect(shown.locator('[data-fits]:not([data-fits="yes"])')).toHaveCount(0);
}

test('the seed is a secret whose fingerprint is shown at the start, and proves the dice after the game was abandoned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTitle(page);
  await button(page, text.screens.title.quickStart).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  const setup = await setupInStore(page);
  const whole = commitmentOf(setup.seed);

  await fromMenu(page, shellText.menu.log);
  await expect(page.getByText(shellText.seed.logLine(firstGroups(whole)))).toBeVisible();
  await page.keyboard.press('Escape');
  await fromMenu(page, shellText.menu.dice);
  await page.getByText(words.whole).click();
  await page.getByText(words.whyTitle).click();
  await expect(dialog(page, words.title).getByText(whole.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
  expect(await page.content()).not.toContain(setup.seed);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const player = new Player(page, setup);
  for (let fought = false; !fought; ) {
    const command = towardFight(viewed(player.state));
    await player.give(command);
    fought = command.do === 'fight';
  }
  expect(await page.content()).not.toContain(setup.seed);
  await fromMenu(page, shellText.menu.giveUp);
  await dialog(page, shellText.giveUp.title).getByRole('button', { name: shellText.giveUp.confirm }).click();

  for (const visit of ['at once', 'after a reload']) {
    if (visit === 'after a reload') await page.reload();
    await openDiceFromTitle(page);
    await expect(page.getByText(/ in 1 game$/)).toBeVisible();
    await page.getByText(/given up/).click();
    await expect(page.getByText(setup.seed)).toBeVisible();
    await expect(page.getByText(firstGroups(whole))).toBeVisible();
    await check(page);
  }
  expect(await violations(page)).toEqual([]);

  await button(page, words.forget).click();
  await dialog(page, words.forgetAsk.title).getByRole('button', { name: words.forgetAsk.confirm }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});

test('the ending shows the seed, and its dice are counted once, however often it is opened', async ({ page }) => {
  const record = golden('defeat');
  const { setup, commands } = record;
  const pledges = [{ commitment: commitmentOf(setup.seed), known: false }];
  const none = {
    games: 0,
    faces: [0, 0, 0, 0, 0, 0],
    fought: 0,
    hits: 0,
    promised: 0,
    variance: 0,
    streaks: { hits: 0, misses: 0, same: 0 },
  };
  await page.addInitScript(
    (dice) => {
      if (localStorage.getItem('faza.dice') === null) localStorage.setItem('faza.dice', dice);
    },
    JSON.stringify({ format: 1, pledges, older: none, games: [] }),
  );
  const player = await openTableAt(page, record, commands.length - 1);
  const last = commands.at(-1);
  if (!last) throw new Error('a game without commands');
  await player.give(last);

  for (const visit of ['at the ending', 'back from the board']) {
    if (visit === 'back from the board') {
      await button(page, text.screens.ending.look).click();
      await fromMenu(page, shellText.menu.ending);
    }
    await button(page, text.screens.ending.dice).click();
    await expect(page.getByText(/ in 1 game$/)).toBeVisible();
    await expect(page.getByText(setup.seed).first()).toBeVisible();
    await check(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await openDiceFromTitle(page);
  await expect(page.getByText(/ in 1 game$/)).toBeVisible();
});

test('a player’s own seed is shown, and marked as known', async ({ page }) => {
  await openTitle(page);
  await button(page, text.screens.title.newGame).click();
  const seed = button(page, text.screens.newGame.seed);
  await seed.click();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('my own city');
  await page.keyboard.press('Enter');
  await expect(seed).toHaveAccessibleDescription('my own city');
  await button(page, text.screens.newGame.start).click();
  await fromMenu(page, shellText.menu.dice);
  await expect(page.getByText(words.own('my own city'))).toBeVisible();
});

test('a damaged history of dice is set aside, and the player is told', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('faza.dice.refused.1') === null) localStorage.setItem('faza.dice', '{"format":1}');
  });
  await openTitle(page, { highContrast: true, textScale: 2 });
  await expect(page.getByText(words.trouble('refused'))).toBeVisible();
  await button(page, pageText.understood).click();
  await openDiceFromTitle(page);
  await expect(page.getByText(words.empty)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('faza.dice.refused.1'))).toBe('{"format":1}');
});
