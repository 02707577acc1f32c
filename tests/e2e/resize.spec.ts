import { expect, test } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { golden } from './kit/golden.ts';
import { framesOf, kept } from './kit/phaserGame.ts';
import { Player } from './kit/player.ts';
import { openTitle, startGame } from './kit/start.ts';

test('a film survives a window that changes its size, and the canvas goes on', { tag: '@webgl' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const { setup } = golden('victory');
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  await startGame(page, setup);
  const player = new Player(page, setup);
  const skip = player.button(text.controlText.skip);
  await player.point({ do: 'endTeamPhase' });
  await player.button(text.controlText.confirmEnd).click();
  await expect(skip).toBeAttached();
  const frame = () => framesOf(page);
  const goesOn = async (): Promise<void> => {
    const before = await frame();
    await expect.poll(frame).toBeGreaterThan(before + 8);
  };
  // In the middle of its takes the window changes, to another form and back again.
  for (const [width, height] of [
    [1000, 640],
    [360, 640],
    [1280, 720],
  ] as const) {
    await goesOn();
    await expect(skip).toBeAttached();
    await page.setViewportSize({ width, height });
    await expect.poll(async () => await page.locator('#game canvas').boundingBox()).toMatchObject({ width, height });
  }
  await goesOn();
  await expect(skip).toBeAttached();
  await skip.press('Enter');
  await expect(player.button(text.controlText.menu)).toBeVisible();
  await goesOn();
  expect(complaints).toEqual([]);
});

test('pages that turn leave nothing behind on the graphics card', { tag: '@webgl' }, async ({ page }) => {
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const thereAndBack = async (): Promise<number> => {
    await button(text.screens.title.newGame).click();
    await expect(button(text.screens.newGame.start)).toBeVisible();
    await button(text.screens.newGame.back).click();
    await expect(button(text.screens.title.newGame)).toBeVisible();
    return kept(page);
  };
  await thereAndBack();
  const after = await thereAndBack();
  for (let turn = 0; turn < 3; turn++) await thereAndBack();
  // The last page is still turning when its buttons are there.
  await expect.poll(() => kept(page)).toBeLessThanOrEqual(after);
});
