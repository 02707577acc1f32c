import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { golden } from '../kit/golden.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/**
 * The grade of each atlas that the stage shows, from the address of its picture; atlases with only one grade are
 * skipped.
 */
function grades(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { textures } = Object(Reflect.get(window, 'fazaGame'));
    const found: Record<string, string> = {};
    for (const name of ['pieces', 'title', 'title-ships', 'tiles-earth', 'fight']) {
      const [, grade] =
        /\/(plain|fine)\//.exec(textures.exists(name) ? textures.get(name).source[0].image.src : '') ?? [];
      if (grade) found[name] = grade;
    }
    return found;
  });
}

/** The atlases with frames on the stage that no longer belong to the texture of their name. */
function outdated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const game = Object(Reflect.get(window, 'fazaGame'));
    return game.scene
      .getScenes(true)
      .flatMap((scene: { children: { list: { texture?: { key: string } }[] } }) => scene.children.list)
      .flatMap(({ texture }: { texture?: { key: string } }) => (texture?.key.includes('/plain/') ? [texture.key] : []));
  });
}

/** The coarser atlases that still take memory although finer ones have replaced them. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keys: string[] = Object(Reflect.get(window, 'fazaGame')).textures.getTextureKeys();
    return keys.filter((key) => key.includes('/plain/'));
  });
}

const hasPictures = (page: Page) => expect(page.locator('body')).not.toHaveClass(/without-pictures/);

/** Moves the window to a monitor of another pixel density, or changes its size. */
async function movableWindow(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return (width: number, height: number, deviceScaleFactor: number) =>
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
}

const FINE = { pieces: 'fine', title: 'fine', 'title-ships': 'fine' };

test.use({ viewport: { width: 960, height: 600 } });

test('the title gets finer pictures on a finer monitor, shows them, and keeps them', { tag: '@webgl' }, async ({
  page,
}) => {
  await openTitle(page);
  await hasPictures(page);
  // After coarse ones, which are shown first.
  await expect.poll(() => grades(page)).toMatchObject({ pieces: 'plain', title: 'plain', 'title-ships': 'plain' });
  const moveTo = await movableWindow(page);
  await moveTo(960, 600, 2);
  await expect.poll(() => grades(page)).toMatchObject(FINE);
  await expect.poll(() => outdated(page)).toEqual([]);
  await expect.poll(() => kept(page)).toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const ratio of [1, 2]) await moveTo(960, 600, ratio);
  await page.getByRole('button', { name: text.screens.title.newGame, exact: true }).click();
  await expect(page.getByRole('button', { name: text.screens.newGame.start, exact: true })).toBeVisible();
  expect(await grades(page)).toMatchObject(FINE);
  expect(asked.filter((address) => /\/(plain|title|pieces)[^/]*\.(avif|webp)/.test(address))).toEqual([]);
});

test('the table gets finer pictures in a larger window', { tag: '@webgl' }, async ({ page }) => {
  await openTableAt(page, golden('victory'), 8);
  await hasPictures(page);
  await expect.poll(() => grades(page)).toMatchObject({ 'tiles-earth': 'plain', fight: 'plain' });
  const moveTo = await movableWindow(page);
  await moveTo(1600, 900, 1);
  await expect.poll(() => grades(page)).toMatchObject({ 'tiles-earth': 'fine', pieces: 'fine', fight: 'fine' });
  await expect.poll(() => outdated(page)).toEqual([]);
  await expect.poll(() => kept(page)).toEqual([]);
});

test('pictures that cannot be fetched change nothing, until they are available', { tag: '@webgl' }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  let refused = 0;
  await page.route(/\/fine\//, (route) => {
    refused += 1;
    return route.abort();
  });
  await openTitle(page);
  await hasPictures(page);
  const moveTo = await movableWindow(page);
  await moveTo(960, 600, 2);
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect.poll(() => grades(page)).toMatchObject({ pieces: 'plain', title: 'plain' });
  await hasPictures(page);
  await page.unrouteAll({ behavior: 'wait' });
  await moveTo(980, 600, 2);
  await expect.poll(() => grades(page)).toMatchObject(FINE);
  expect(complaints).toEqual([]);
});
