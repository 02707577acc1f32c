import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { coachText } from '../../../src/shell/coach/text.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { CONTINUE } from '../../../src/shell/pwa/shortcut.ts';
import { golden } from '../kit/golden.ts';
import { expectHeard } from '../kit/heard.ts';
import { click } from '../kit/player.ts';
import { openTableAt } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* A coach at the table of FAZA, who speaks only where somebody has asked for one. */

const record = golden('victory');
/** The Soldier stands among three Drones here, and two computers play the others. */
const MOMENT = 12;

const coach = (page: Page): Locator => page.getByRole('region', { name: coachText.name });
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('faza.game'));

/** How often the coach has spoken to screen readers. */
const timesHeard = (page: Page): Promise<number> =>
  page.evaluate(
    (name) => Object(window).heard.filter((said: string) => said.includes(name)).length,
    `${coachText.name}: `,
  );

test('there is no coach where nobody has asked for one', async ({ page }) => {
  await openTableAt(page, record, MOMENT);
  await expect(coach(page)).toHaveCount(0);
});

test('the coach names the best line, its chance to win and the reason, and says it once; the line can be tried as a plan', async ({
  page,
}) => {
  await openTableAt(page, record, MOMENT, { coach: 'best' }, click, [1, 2]);
  await expect(coach(page)).toContainText(/Chance to win: \d+%.*It \w+/);
  await expect(coach(page)).not.toHaveAttribute('aria-busy');
  await expectHeard(page, new RegExp(`${coachText.name}: .*Chance to win`));
  expect(await timesHeard(page)).toBe(1);
  // What the coach says is no part of the game.
  const before = await stored(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(coach(page)).toContainText('Chance to win');
  expect(await timesHeard(page)).toBe(1);
  // In a list, each step, the numbers and the reason have a line of their own.
  await click(page.getByRole('button', { name: coachText.list }));
  await expect(
    coach(page)
      .getByRole('listitem')
      .filter({ hasText: /^Chance to win: \d+%/ }),
  ).toBeVisible();
  await click(page.getByRole('button', { name: coachText.close }));
  await click(page.getByRole('button', { name: coachText.show }));
  const plan = page.getByRole('region', { name: planText.region });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  await expect(coach(page)).toBeHidden();
  expect(await stored(page)).toBe(before);
  await page.keyboard.press('p');
  await expect(plan).toHaveCount(0);
  await expect(coach(page)).toContainText('Chance to win');
});

test('the coach thinks again after a move, after Undo and after a reload', async ({ page }) => {
  const player = await openTableAt(page, record, 1, { coach: 'idea' });
  const settled = async (): Promise<string> => {
    await expect(coach(page)).toBeVisible();
    await expect(coach(page)).not.toHaveAttribute('aria-busy');
    return coach(page).innerText();
  };
  const first = await settled();
  await expect.poll(() => timesHeard(page)).toBe(1);
  const [, command] = record.commands;
  if (command) await player.give(command);
  await expect.poll(() => timesHeard(page)).toBe(2);
  await page.keyboard.press('z');
  await expect.poll(() => timesHeard(page)).toBe(3);
  expect(await settled()).toBe(first);
  await page.goto(`./${CONTINUE}`);
  expect(await settled()).toBe(first);
});

test('on phones a button opens what the coach says, over the cards and not over the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTableAt(page, record, MOMENT, { coach: 'danger' }, click, [1, 2]);
  const opener = page.getByRole('button', { name: coachText.open });
  await expect(coach(page)).toBeHidden();
  await click(opener);
  await expect(coach(page)).toContainText('Danger: ');
  await click(page.getByRole('button', { name: coachText.close }));
  await expect(coach(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a computer hero proposes what it wants to do, thinks again where people decline, and plays on where they let it', async ({
  page,
}) => {
  // Nobody has to look for this in the settings.
  const player = await openTableAt(page, record, MOMENT, { proposals: undefined }, click, [1, 2]);
  const proposal = page.getByRole('region', { name: / proposes$/ });
  await player.point({ do: 'endTeamPhase' });
  await click(player.button(text.controlText.computerActs));
  await expect(proposal).toContainText(/Chance to win: \d+%/);
  await expect(proposal.getByRole('button', { name: coachText.paces.seat })).toHaveAttribute('aria-pressed', 'true');
  await expectHeard(page, / proposes: .*Chance to win/);
  const before = await stored(page);
  const first = await proposal.innerText();
  await click(proposal.getByRole('button', { name: coachText.decline }));
  await expect(proposal.filter({ hasText: first })).toHaveCount(0);
  // Nothing has happened yet.
  expect(await stored(page)).toBe(before);
  await expect(async () => {
    const notAgain = proposal.getByRole('button', { name: coachText.paces.phase });
    if (await notAgain.isVisible()) await notAgain.click();
    const accept = proposal.getByRole('button', { name: coachText.accept });
    if (await accept.isVisible()) await accept.click();
    await expect(proposal).toHaveCount(0);
    expect(await player.button(text.controlText.menu).isVisible()).toBe(true);
  }).toPass();
});

test('computer heroes who play on can be made to ask again, and a reload leaves people to begin anew', async ({
  page,
}) => {
  const player = await openTableAt(page, record, MOMENT, { proposals: true }, click, [1, 2]);
  const proposal = page.getByRole('region', { name: / proposes$/ });
  await player.point({ do: 'endTeamPhase' });
  await click(player.button(text.controlText.computerActs));
  await click(proposal.getByRole('button', { name: coachText.paces.phase }));
  const before = await stored(page);
  // At this speed they play on for less time than a test takes to press a button.
  await page.evaluate((name) => {
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, coachText.again);
  // A press right after a better proposal has come was meant for the one before it.
  await expect(async () => {
    await proposal.getByRole('button', { name: coachText.accept }).click();
    await expectHeard(page, coachText.asked);
  }).toPass();
  await expect(proposal).toBeVisible();
  expect(await stored(page)).not.toBe(before);
  const kept = await stored(page);

  // Nothing of a proposal is stored: nobody proposes anything before people end the phase again.
  await page.goto('about:blank');
  await page.goto(`./${CONTINUE}`);
  await expect(player.button(text.controlText.end)).toBeVisible();
  await expect(proposal).toHaveCount(0);
  expect(await stored(page)).toBe(kept);
  await player.point({ do: 'endTeamPhase' });
  await click(player.button(text.controlText.computerActs));
  await expect(proposal).toBeVisible();
});

test('Undo takes a proposal from the board with the last command of people, and people act next', async ({ page }) => {
  const player = await openTableAt(page, record, MOMENT, { proposals: true }, click, [1, 2]);
  const proposal = page.getByRole('region', { name: / proposes$/ });
  await player.point({ do: 'endTeamPhase' });
  await click(player.button(text.controlText.computerActs));
  await expect(proposal).toBeVisible();
  await expect(page.locator('.where')).not.toHaveCount(0);
  await expect(player.button(text.controlText.leavePlan)).toHaveCount(0);
  const before = await stored(page);
  await page.keyboard.press('z');
  await expect(proposal).toHaveCount(0);
  await expect(page.locator('.where')).toHaveCount(0);
  await expect(player.button(text.controlText.end)).toBeVisible();
  expect(await stored(page)).not.toBe(before);
});

test('a computer hero does what people have planned for it, and says once for each plan what it would rather do', async ({
  page,
}) => {
  const BEFORE_FLIGHT = 30;
  const player = await openTableAt(page, record, BEFORE_FLIGHT, { proposals: true }, click, [1, 2]);
  const proposal = page.getByRole('region', { name: / proposes$/ });
  const plan = page.getByRole('region', { name: planText.region });
  await page.keyboard.press('p');
  // The Senator would fly away from everybody.
  await player.point({ do: 'move', hero: 2, card: 3, to: 16 });
  await click(player.button(text.controlText.addToPlan));
  await expect(plan.getByRole('listitem')).toHaveCount(1);
  // Nobody plays a computer's hero.
  await click(plan.getByRole('button', { name: planText.play }));
  await expect(page.getByText('Senator does this once you end your part of the phase.')).toBeVisible();
  await expect(plan.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('p');
  await player.point({ do: 'endTeamPhase' });
  await click(player.button(text.controlText.computerActs));
  await expect(proposal).toContainText('I would change your plan.');
  await expect(proposal).toContainText(/Chance to win: \d+% instead of \d+% by your plan\./);
  await expectHeard(page, /I would change your plan\. .* by your plan\./);

  const planned = proposal.filter({ hasText: coachText.asPlanned });
  await expect(async () => {
    const accept = proposal.getByRole('button', { name: coachText.accept });
    if (!(await planned.isVisible()) && (await accept.isVisible())) await accept.click();
    await expect(planned).toContainText('Airplane 3', { timeout: 1000 });
  }).toPass();
  await expect(planned).not.toContainText('I would change your plan.');
});
