import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { everyPicture, framesOf, kept } from '../kit/phaserGame.ts';
import { openNewTable, openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

test('an animation survives resizing the window, and the canvas keeps drawing', { tag: '@webgl' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const { setup } = golden('victory');
  const player = await openNewTable(page, setup, { speed: 1, reducedMotion: 'off' });
  const skip = player.button(text.controlText.skip);
  await player.point({ do: 'endTeamPhase' });
  await player.button(text.controlText.confirmEnd).click();
  await expect(skip).toBeAttached();
  const frame = () => framesOf(page);
  const goesOn = async (): Promise<void> => {
    const before = await frame();
    await expect.poll(frame).toBeGreaterThan(before + 8);
  };
  // In the middle of the animation the window changes to another shape and back again.
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

test('the title fits a window that was rotated while its pictures were loading', { tag: '@webgl' }, async ({
  page,
}) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  let isAsked = false;
  await page.route(/\.(avif|webp|png)$/, async (route) => {
    isAsked = true;
    await sent;
    await route.continue();
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await openTitle(page);
  const canvas = page.locator('#game canvas');
  await expect.poll(() => isAsked).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  send();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await expect.poll(async () => await canvas.boundingBox()).toMatchObject({ width: 390, height: 844 });
  // The browser stretches a picture of another size.
  await expect(canvas).toHaveAttribute('width', '390');
  await expect(canvas).toHaveAttribute('height', '844');
});

/** The golden victory's first fight: hero 1 rolls on tile 1. */
const FIRST_FIGHT = 4;

test('after a fight, the table follows every new size of the window', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const record = golden('victory');
  const player = await openTableAt(page, record, FIRST_FIGHT, { speed: 4, reducedMotion: 'off' });
  const fight = record.commands[FIRST_FIGHT];
  if (fight?.do !== 'fight') throw new Error('the golden game was recorded anew: find its first fight');
  await player.give(fight);
  const menu = player.button(text.controlText.menu);
  await expect(menu).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => await page.locator('#game canvas').boundingBox()).toMatchObject({ width, height });
    // The buttons are laid out again: the last one of the table ends near the lower right corner in every layout.
    const end = player.button(text.controlText.end);
    const lowerRight = async (): Promise<boolean> => {
      const box = await end.boundingBox();
      if (!box) return false;
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      return right <= width && bottom <= height && right > width * 0.9 && bottom > height * 0.7;
    };
    await expect.poll(lowerRight).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('a fight continues in a window that is rotated in the middle of it, and so does the table', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setViewportSize({ width: 390, height: 844 });
  const record = golden('victory');
  const player = await openTableAt(page, record, FIRST_FIGHT, { speed: 0.5, reducedMotion: 'off' });
  const fight = record.commands[FIRST_FIGHT];
  if (fight?.do !== 'fight') throw new Error('the golden game was recorded anew: find its first fight');
  const skip = player.button(text.controlText.skip);
  const frame = () => framesOf(page);
  /** Animation frames take at most 50 ms each, and a shortened fight holds for half a second. */
  const goesOn = async (): Promise<void> => {
    const before = await frame();
    await expect.poll(frame).toBeGreaterThan(before + 40);
    await expect(skip).toBeAttached();
  };
  await player.give(fight, async () => {
    await expect(skip).toBeAttached();
    await page.setViewportSize({ width: 844, height: 390 });
    await goesOn();
    await page.setViewportSize({ width: 390, height: 844 });
    await goesOn();
  });
  await player.button(text.controlText.menu).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('page turns leave nothing behind on the graphics card', { tag: '@webgl' }, async ({ page }) => {
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const thereAndBack = async (): Promise<void> => {
    await button(text.screens.title.newGame).click();
    await expect(button(text.screens.newGame.start)).toBeVisible();
    await button(text.screens.newGame.back).click();
    await expect(button(text.screens.title.newGame)).toBeVisible();
  };
  // Buttons exist before the pictures, and before the last page has turned: Phaser still allocates what it keeps
  // permanently.
  const keptAtRest = async (): Promise<number> => {
    // They arrive one after another once the title rests.
    await expect.poll(() => everyPicture(page), { timeout: 60_000 }).toBe(true);
    const before = await framesOf(page);
    await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 60);
    return kept(page);
  };
  await thereAndBack();
  const after = await keptAtRest();
  for (let turn = 0; turn < 3; turn++) await thereAndBack();
  expect(await keptAtRest()).toBe(after);
});

test('a page turn that starts just when the previous one ends is animated as well', { tag: '@webgl' }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isTurning = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window.fazaGame?.scene.getScene('pageTurn') ?? {}, 'turning'));
  // A page that was open before there were pictures had no turn.
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await button(text.screens.title.newGame).click();
  await expect.poll(isTurning).toBe(false);
  // The transition scene drops a turn once it is over.
  await page.evaluate((again) => {
    let turn: unknown = null;
    let isFirst = true;
    Object.defineProperty(window.fazaGame?.scene.getScene('pageTurn'), 'turn', {
      get: () => turn,
      set: (next) => {
        turn = next;
        if (next !== null || !isFirst) return;
        isFirst = false;
        queueMicrotask(() => document.querySelector<HTMLElement>(`[aria-label^="${again}"]`)?.click());
      },
    });
  }, text.screens.title.newGame);
  await button(text.screens.newGame.back).click();
  await expect(button(text.screens.newGame.start)).toBeVisible();
  await expect.poll(isTurning).toBe(false);
  expect(complaints).toEqual([]);
});

test('the rulebook keeps its reading position while the window gets narrower and wider', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTitle(page);
  await page.getByRole('button', { name: text.screens.title.rulebook, exact: true }).click();
  const book = page.getByRole('dialog', { name: shellText.rulebook.title });
  await book.getByRole('button', { name: 'The game with 24 tiles', exact: true }).click();
  const entry = book.getByRole('heading', { name: 'Which one to play', exact: true });
  await expect(entry).toBeInViewport();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(entry).toBeInViewport();
  }
});
