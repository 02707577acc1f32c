import { expect, type Page } from '@playwright/test';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { framesOf } from '../kit/phaserGame.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const { setup, commands } = golden('victory');
const [first, second, third] = commands;
if (!first || !second || !third) throw new Error('the recorded game is too short');

/** Takes the graphics away from the canvas, or gives them back, as a device does. */
async function graphics(page: Page, change: 'loseContext' | 'restoreContext'): Promise<void> {
  await page.evaluate((what) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const lost = Reflect.get(window, 'lost') ?? context?.getExtension('WEBGL_lose_context');
    Object.assign(window, { lost });
    lost[what]();
  }, change);
}

test('a game continues with its buttons while the graphics are gone, and with pictures when they are back', {
  tag: '@webgl',
}, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const player = await openNewTable(page, setup);
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await player.give(first);
  await graphics(page, 'loseContext');
  await expect(page.locator('body')).toHaveClass(/without-pictures/);
  const { line, question } = shellText.graphicsLost;
  const asked = page.getByRole('dialog', { name: question.title });
  await expect(asked).toContainText(line);
  await asked.getByRole('button', { name: question.cancel }).click();
  await player.give(second);
  await graphics(page, 'restoreContext');
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  const before = await framesOf(page);
  await player.give(third);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});
