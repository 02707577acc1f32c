import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { offered, openAzardia } from '../kit/azardia.ts';
import { golden } from '../kit/golden.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** A window that moves between monitors of different pixel densities, and keeps its size in CSS pixels. */
async function movableWindow(page: Page): Promise<(deviceScaleFactor: number) => Promise<void>> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const devtools = await page.context().newCDPSession(page);
  return async (deviceScaleFactor) => {
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    expect(await page.evaluate(() => window.devicePixelRatio)).toBe(deviceScaleFactor);
  };
}

/** The parts of the picture that do not fit the window: the canvas, and each camera that a scene has on it. */
function unfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const game = Object(Reflect.get(window, 'fazaGame') ?? Reflect.get(window, 'azardiaGame'));
    const ratio = Math.min(2, window.devicePixelRatio);
    const [width, height] = [Math.round(window.innerWidth * ratio), Math.round(window.innerHeight * ratio)];
    const found: string[] = [];
    const { canvas } = game;
    const shown = canvas.getBoundingClientRect();
    if (canvas.width !== width || canvas.height !== height) found.push(`a canvas of ${canvas.width}x${canvas.height}`);
    if (shown.width !== window.innerWidth) found.push(`a canvas that is shown ${shown.width} wide`);
    for (const scene of game.scene.getScenes(true)) {
      for (const [index, camera] of scene.cameras.cameras.entries()) {
        const name = `camera ${index} of ${scene.sys.settings.key}`;
        if (Math.abs(camera.zoom - ratio) > 0.01) found.push(`${name} with zoom ${camera.zoom}`);
        // A board has a camera for its own part of the window.
        if (index === 0 && camera.width !== width) found.push(`${name} that is ${camera.width} wide`);
        if (camera.x + camera.width > width) found.push(`${name} beyond the window`);
      }
    }
    return found;
  });
}

const hasPictures = (page: Page) => expect(page.locator('body')).not.toHaveClass(/without-pictures/);

test('the title, a page that turns and a fight fit each monitor at once', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const record = golden('victory');
  const fightAt = record.commands.findIndex((command) => command.do === 'fight');
  const fight = record.commands[fightAt];
  if (!fight) throw new Error('the golden game was recorded anew without a fight');
  const player = await openTableAt(page, record, fightAt, { speed: 0.5, reducedMotion: 'off' });
  await hasPictures(page);
  const moveTo = await movableWindow(page);
  const skip = player.button(text.controlText.skip);
  await player.give(fight, async () => {
    await expect(skip).toBeAttached();
    for (const ratio of [2, 1, 1.5]) {
      await moveTo(ratio);
      await expect.poll(() => unfit(page)).toEqual([]);
      await expect(skip).toBeAttached();
    }
    await skip.press('Enter');
  });
  await expect.poll(() => unfit(page)).toEqual([]);
  await moveTo(2);
  await expect.poll(() => unfit(page)).toEqual([]);

  // The page is paused in the middle of its turn while its window is moved.
  await player.button(text.controlText.menu).click();
  await page.evaluate((toTitle) => {
    const game = Object(Reflect.get(window, 'fazaGame'));
    const stop = (): void => {
      if (game.scene.isActive('pageTurn')) game.loop.sleep();
      else requestAnimationFrame(stop);
    };
    stop();
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
    buttons.find(({ textContent }) => textContent?.includes(toTitle))?.click();
  }, shellText.menu.toTitle);
  const turns = () => page.evaluate(() => Object(Reflect.get(window, 'fazaGame')).scene.isActive('pageTurn'));
  await expect.poll(turns).toBe(true);
  await page.evaluate(() => {
    const game = Object(Reflect.get(window, 'fazaGame'));
    // Everything that depends on the canvas size is up to date when the event is over.
    const look = () => {
      const { zoom, width } = game.scene.getScene('pageTurn').cameras.main;
      Reflect.set(window, 'seen', { zoom, width });
    };
    game.scale.once('resize', () => queueMicrotask(look));
  });
  await moveTo(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ zoom: 1, width: 1152 });
  await expect(player.button(text.screens.title.newGame)).toBeVisible();
  await expect.poll(turns).toBe(false);
  await moveTo(2);
  await expect.poll(() => unfit(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the table of the second game fits each monitor, even during an animation', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openAzardia(page, { speed: 0.5, reducedMotion: 'off', hints: false });
  await hasPictures(page);
  const moveTo = await movableWindow(page);
  await moveTo(2);
  await expect.poll(() => unfit(page)).toEqual([]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(smallGameText.title.newGame).click();
  await expect(button(smallGameText.setup.start)).toBeVisible();
  await moveTo(1);
  await expect.poll(() => unfit(page)).toEqual([]);
  await button(smallGameText.setup.start).click();
  await expect(offered(page).first()).toBeVisible();
  await moveTo(2);
  await expect.poll(() => unfit(page)).toEqual([]);
  await offered(page).last().click();
  for (const ratio of [1, 1.5, 2]) {
    await moveTo(ratio);
    await expect.poll(() => unfit(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('an ending fits each monitor', async ({ page }) => {
  const record = golden('victory');
  const last = record.commands.at(-1);
  if (!last) throw new Error('the recorded game is empty');
  const player = await openTableAt(page, record, record.commands.length - 1);
  await player.give(last);
  await expect(player.button(text.screens.ending.again)).toBeVisible();
  await hasPictures(page);
  const moveTo = await movableWindow(page);
  for (const ratio of [2, 1]) {
    await moveTo(ratio);
    await expect.poll(() => unfit(page)).toEqual([]);
  }
});

test('pictures still loading fit the monitor on which they arrive', async ({ page }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.(avif|webp|png)$/, async (route) => {
    await sent;
    await route.continue();
  });
  await openTitle(page);
  const moveTo = await movableWindow(page);
  await moveTo(2);
  send();
  await hasPictures(page);
  await expect.poll(() => unfit(page)).toEqual([]);
});
