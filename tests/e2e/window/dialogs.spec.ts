import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { now } from '../../../src/kernel/session.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { outOfReach, runsSideways, unnamed } from '../kit/dialogAudit.ts';
import { golden } from '../kit/golden.ts';
import { PAD, padPress, plugIn } from '../kit/pad.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page) => page.getByRole('dialog').last();

/** Dialogs of the title, by the button that opens each, and of the table, by the entry of its menu. */
const OF_TITLE = (['daily', 'replays', 'records', 'learn', 'rulebook', 'settings'] as const).map(
  (name) => text.screens.title[name],
);
const { log, rulebook, shortcuts, dice, share, practice, settings } = shellText.menu;
const OF_TABLE = [log, rulebook, shortcuts, dice, share, practice, peopleText.title, settings];

/** The title of a page with a game in progress. */
async function visit(page: Page, chosen: Record<string, unknown> = {}): Promise<void> {
  const record = golden('victory');
  const session = gameAfter(record, 20);
  const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', stored);
  }, save);
  await openTitle(page, chosen);
}

async function sitDown(page: Page): Promise<void> {
  await button(page, text.screens.title.continue).press('Enter');
  await expect(button(page, text.controlText.menu)).toBeVisible();
}

/** Calls `look` with each dialog, opened by keys; then Escape closes it, and the focus returns. */
async function eachDialog(page: Page, look: (dialog: Locator, name: string) => Promise<void>): Promise<void> {
  for (const name of OF_TITLE) {
    await button(page, name).press('Enter');
    // Its code may still be loading.
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await look(open(page), name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, name)).toBeFocused();
  }
  await sitDown(page);
  for (const name of OF_TABLE) {
    await button(page, text.controlText.menu).press('Enter');
    await open(page).getByRole('button', { name, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await look(open(page), name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, text.controlText.menu)).toBeFocused();
  }
}

test('every dialog and everything in it has a name; Escape closes it, and the focus returns', async ({ page }) => {
  await visit(page);
  await eachDialog(page, async (dialog, name) => {
    await expect(dialog, name).toHaveAccessibleName(/\S/);
    expect(await unnamed(dialog), name).toEqual([]);
    await expect(dialog.locator(':focus'), name).toHaveCount(1);
  });
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test(`with a text size of 200% everything in a dialog can be reached at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, { textScale: 2, highContrast: true });
    await eachDialog(page, async (dialog, name) => {
      expect(await outOfReach(dialog), name).toEqual([]);
      expect(await runsSideways(dialog), name).toBe(false);
    });
  });
}

test('one press of K lists the shortcuts of the screen that is shown', async ({ page }) => {
  await visit(page);
  await sitDown(page);
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const row = (what: string) => dialog.locator('.shortcuts > div', { has: page.getByText(what, { exact: true }) });
  for (const [what, key] of [
    ['Menu', 'M'],
    ['Log', 'L'],
    ['Forecast', 'F'],
    ['Undo', 'Z'],
    ['Redo', 'Y'],
    ['Recruit', 'R'],
    ['Recover', 'H'],
    ['Board', 'B'],
    ['This list', 'K'],
  ] as const) {
    await expect(row(what).locator('kbd').first(), what).toHaveText(key);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('in high contrast every word of a dialog is visible', async ({ page }) => {
  await visit(page, { highContrast: true });
  await eachDialog(page, async (_, name) => {
    expect(await violations(page, { within: 'dialog', rule: 'color-contrast' }), name).toEqual([]);
  });
});

test('by gamepad: a dialog is opened and left, a slider moved, a filter chosen, a page turned', async ({ page }) => {
  await plugIn(page);
  await visit(page);
  await sitDown(page);
  await padPress(page, PAD.start);
  await expect(open(page).getByRole('button', { name: shellText.menu.resume })).toBeFocused();
  await padPress(page, PAD.down);
  await expect(open(page).getByRole('button', { name: log, exact: true })).toBeFocused();
  await padPress(page, PAD.a);

  const dialog = page.getByRole('dialog', { name: replayText.log.title });
  const lines = dialog.locator('.log-line');
  const all = await lines.count();
  const ships = dialog.getByRole('combobox', { name: summaryText.filters.ship });
  const scrolled = () => dialog.locator('.dialog-body').evaluate(({ scrollTop }) => Math.round(scrollTop));
  const end = await scrolled();
  await padPress(page, PAD.shoulderBack);
  expect(await scrolled()).toBeLessThan(end);
  await ships.focus();
  await padPress(page, PAD.a);
  await padPress(page, PAD.right);
  // While held, a list can change; the change takes effect on release, and B cancels it.
  await expect(ships).toHaveValue('0');
  expect(await lines.count()).toBe(all);
  await padPress(page, PAD.b);
  await expect(ships).toHaveValue('');
  await padPress(page, PAD.a);
  await padPress(page, PAD.down);
  await padPress(page, PAD.a);
  await expect(ships).toHaveValue('0');
  expect(await lines.count()).toBeLessThan(all);
  await padPress(page, PAD.b);
  await expect(dialog).toHaveCount(0);

  await padPress(page, PAD.start);
  await open(page).getByRole('button', { name: settings, exact: true }).focus();
  await padPress(page, PAD.a);
  const music = open(page).getByRole('slider', { name: shellText.settings.music });
  await music.focus();
  await padPress(page, PAD.right);
  await expect(music).toHaveValue('0.65');
  await padPress(page, PAD.b);

  await padPress(page, PAD.start);
  await open(page).getByRole('button', { name: shellText.menu.lookBack, exact: true }).focus();
  await padPress(page, PAD.a);
  const scrubber = page.getByRole('slider', { name: replayText.replay.scrubber });
  await expect(scrubber).toBeFocused();
  const last = Number(await scrubber.inputValue());
  await padPress(page, PAD.left);
  await expect(scrubber).toHaveValue(String(last - 1));
  await padPress(page, PAD.shoulderBack);
  expect(Number(await scrubber.inputValue())).toBeLessThan(last - 1);
  await padPress(page, PAD.b);
  await expect(button(page, text.controlText.menu)).toBeVisible();
});
