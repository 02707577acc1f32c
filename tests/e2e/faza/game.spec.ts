import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { boardingOfComputer, gameOfComputer } from '../kit/computerSeat.ts';
import { golden } from '../kit/golden.ts';
import { expectHeard } from '../kit/heard.ts';
import { gameWith24Tiles } from '../kit/largerBoard.ts';
import { click, keys, Player, tap } from '../kit/player.ts';
import { openNewTable, openTableAt, openTitle, startGame } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** In the middle of the golden victory's last round but one. */
const NEAR_VICTORY = 76;

test('the last rounds of a game to victory, click by click', { tag: '@webgl' }, async ({ page }) => {
  test.setTimeout(300_000);
  const record = golden('victory');
  const player = await openTableAt(page, record, NEAR_VICTORY);
  for (const command of record.commands.slice(NEAR_VICTORY)) await player.give(command);
  await expect(player.button(text.screens.ending.again)).toBeVisible();
  await expectHeard(page, text.victoryText);
});

/** A short game of each board that new games offer. */
const GAMES = { tiles16: () => golden('defeat'), tiles24: gameWith24Tiles };

for (const name of ['tiles16', 'tiles24'] as const) {
  test(`a whole game to defeat by keyboard alone: ${name}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { setup, commands } = GAMES[name]();
    await openTitle(page);
    await startGame(page, setup, keys);
    const player = new Player(page, setup, keys);
    for (const command of commands) await player.give(command);
    await expect(player.button(text.screens.ending.again)).toBeVisible();
    const { outcome } = player.state;
    if (!outcome || outcome.won) throw new Error('the recorded game is no defeat');
    await expectHeard(page, text.defeatText[outcome.rule]);
    // Another game starts at once.
    await keys(player.button(text.screens.ending.again));
    await expect(player.button(text.controlText.end)).toBeVisible();
  });
}

test('a whole game to victory with 24 tiles, by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  const record = golden('victory24');
  const player = await openTableAt(page, record, 0, {}, keys);
  for (const command of record.commands) await player.give(command);
  await expect(player.button(text.screens.ending.again)).toBeVisible();
  await expectHeard(page, text.victoryText);
});

test('reload in the middle of a roll, and continue exactly there', { tag: '@webgl' }, async ({ page }) => {
  const record = golden('victory');
  const firstRoll = record.commands.findIndex((command) => command.do === 'fight');
  const roll = record.commands[firstRoll];
  if (!roll) throw new Error('the recorded game has no roll');
  const player = await openTableAt(page, record, firstRoll, { speed: 0.5 });
  await player.point(roll);
  await player.button(text.controlText.roll).click();
  await page.reload();
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).click();
  player.follow(roll);
  await player.arrived();
  await expect(player.button(text.controlText.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('undo and redo up to the last roll', async ({ page }) => {
  const { setup, commands } = golden('victory');
  const first = commands[0];
  if (!first) throw new Error('the recorded game is empty');
  const player = await openNewTable(page, setup);
  const before = player.state;
  await player.give(first);
  const after = player.state;
  await player.button(text.controlText.undo).click();
  await player.shows(before);
  await expect(player.button(text.controlText.undo)).toHaveAttribute('aria-disabled', 'true');
  await player.button(text.controlText.redo).click();
  await player.shows(after);
  await expect(player.button(text.controlText.redo)).toHaveAttribute('aria-disabled', 'true');
});

test('pass and play: two people and a computer seat', async ({ page }) => {
  const setup = gameOfComputer(golden('victory').setup, 'senator');
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { playedBy, player } = text.screens.newGame;
  await startGame(page, setup, click, async () => {
    await button(playedBy('Doctor', player.friend)).click();
    await button(playedBy('Senator', player.computer)).click();
  });
  await button('Senator').click();
  // The computer's hero cannot be commanded, and says why.
  await keys(button('Senator, card 1: Run 1'));
  await expectHeard(page, text.controlText.computerPlays);
  await button(text.controlText.end).click();
  await button(text.controlText.computerActs).click();
  await expect(button(text.controlText.computerActs)).toBeVisible();
  await button(text.controlText.log).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Senator used card/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await button(text.controlText.computerActs).click();
  await button(text.controlText.log).click();
  await expect(page.getByRole('dialog').getByText('Round 2: the team acts.')).toBeVisible();
});

test('people read a card that the computer draws before the game continues', async ({ page }) => {
  const { record, count, seat } = boardingOfComputer();
  await openTableAt(page, record, count, {}, click, [seat]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text.controlText.end).click();
  await button(text.controlText.computerActs).click();
  await button(text.screens.event.resolve).click();
  await expect(button(text.controlText.computerActs)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  for (const name of ['tiles16', 'tiles24'] as const)
    test(`plays by touch, with every tile large enough for a finger: ${name}`, async ({ page }) => {
      const { setup, commands } = GAMES[name]();
      await openTitle(page);
      await startGame(page, setup, tap);
      const player = new Player(page, setup, tap);
      const secondRound = commands.findIndex((command) => command.do === 'endTeamPhase') + 1;
      for (const command of commands.slice(0, secondRound)) await player.give(command);
      expect(player.state.round).toBe(2);
      await expectHeard(page, 'Round 2: the team acts.');
    });
});
