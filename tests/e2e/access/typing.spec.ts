import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { openNewTable, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The key event that a keyboard of another language sends. */
interface Stroke {
  readonly key: string;
  readonly code: string;
  /** 229 if an input method has handled the key. */
  readonly keyCode: number;
}

/** Presses a key that types another character than the same key of an American keyboard. */
async function press(page: Page, { key, code, keyCode }: Stroke): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const event = { key, code, windowsVirtualKeyCode: keyCode };
  const written = key.length === 1 ? { text: key } : {};
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...written });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

test('shortcuts keep their positions with Russian letters, an input method and French digits', async ({ page }) => {
  await openNewTable(page, golden('victory').setup);
  const forecast = button(page, text.controlText.forecast);
  await expect(forecast).toHaveAttribute('aria-pressed', 'false');
  await press(page, { key: 'а', code: 'KeyF', keyCode: 70 });
  await expect(forecast).toHaveAttribute('aria-pressed', 'true');
  await press(page, { key: 'Process', code: 'KeyF', keyCode: 229 });
  await expect(forecast).toHaveAttribute('aria-pressed', 'false');
  await press(page, { key: 'é', code: 'Digit2', keyCode: 50 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'true');
  await press(page, { key: '&', code: 'Digit1', keyCode: 49 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'false');
  // In Prague and Bratislava the same keys write a letter and a plus, which would zoom.
  await press(page, { key: 'ě', code: 'Digit2', keyCode: 50 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'true');
  await press(page, { key: '+', code: 'Digit1', keyCode: 49 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'false');
  await press(page, { key: '2', code: 'Numpad2', keyCode: 98 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'true');
  await press(page, { key: '1', code: 'Numpad1', keyCode: 97 });
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'false');
  // Where Dvorak has F, an American keyboard has Y: the letter counts.
  await press(page, { key: 'f', code: 'KeyY', keyCode: 70 });
  await expect(forecast).toHaveAttribute('aria-pressed', 'true');
  await press(page, { key: 'л', code: 'KeyK', keyCode: 75 });
  await expect(page.getByRole('dialog', { name: shellText.shortcuts.title })).toBeVisible();
});

for (const [name, undo, redo] of [
  ['Ctrl', 'Control+z', 'Control+Shift+z'],
  ['Command', 'Meta+z', 'Meta+Shift+z'],
  ['Ctrl and Y', 'Control+z', 'Control+y'],
] as const) {
  test(`commands are undone and redone by ${name}, as by the buttons`, async ({ page }) => {
    const { setup, commands } = golden('victory');
    const player = await openNewTable(page, setup);
    const before = player.state;
    const [first] = commands;
    if (!first) throw new Error('the recorded game is empty');
    await player.give(first);
    const after = player.state;
    await page.keyboard.press(undo);
    await player.shows(before);
    await expect(button(page, text.controlText.undo)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press(redo);
    await player.shows(after);
    // An open dialog is about something else.
    await button(page, text.controlText.log).click();
    await page.keyboard.press(undo);
    await page.keyboard.press('Escape');
    await player.shows(after);
  });
}

test('undo in a field applies to the field, and keys of an input method do nothing else', async ({ page }) => {
  await openTitle(page);
  const words = text.screens.newGame;
  await button(page, text.screens.title.newGame).click();
  await button(page, words.seed).click();
  const field = page.getByRole('textbox');
  await field.pressSequentially('abc');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue('abc');
  await field.fill('にほん');
  // The Enter that accepts an input method's suggestion, as Chrome and as Safari report it.
  await press(page, { key: 'Enter', code: 'Enter', keyCode: 229 });
  await press(page, { key: 'Escape', code: 'Escape', keyCode: 229 });
  await expect(field).toHaveValue('にほん');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(button(page, words.seed)).toHaveAccessibleDescription('にほん');
});

test('a name that is too long is cut between two characters, whether typed, pasted or inserted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewTable(page, golden('victory').setup);
  await page.keyboard.press('m');
  await button(page, 'Players').click();
  const field = page.getByRole('textbox', { name: 'Name' }).first();
  const paste = async (words: string): Promise<void> => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), words);
    await page.keyboard.press('Control+v');
  };
  await field.selectText();
  await paste('Astronaut  👩‍🚀👩‍🚀');
  await expect(field).toHaveValue('Astronaut  👩‍🚀');
  await page.keyboard.press('Home');
  await page.keyboard.insertText('x');
  await expect(field).toHaveValue('Astronaut  👩‍🚀');
  await field.selectText();
  await paste('12345678901234🇫🇷🇫🇷');
  await expect(field).toHaveValue('12345678901234');
  await expect(page.getByRole('combobox', { name: 'Doctor' }).locator('option').first()).toHaveText('12345678901234');
});
