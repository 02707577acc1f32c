import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { text } from '../../../src/games/faza/text/en.ts';
import { dailyText } from '../../../src/shell/archive/daily/text.en.ts';
import { gamesText } from '../../../src/shell/games/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { atTitleOf, changeGame } from '../kit/games.ts';
import { drawSameSeeds, openTitle } from '../kit/start.ts';
import { serveUnder } from '../kit/subPathServer.ts';
import { test } from '../kit/test.ts';

test.use({ serviceWorkers: 'allow' });

test('plays without a connection after the first visit, served from a sub-path', { tag: '@webgl' }, async ({
  page,
  context,
}) => {
  const server = await serveUnder('dist-e2e', '/some/shelf/faza/');
  const settings = JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true });
  await page.addInitScript((stored) => localStorage.setItem('faza.settings', stored), settings);
  await drawSameSeeds(page);
  await page.goto(server.address);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button(text.screens.title.quickStart)).toBeVisible();
  // The worker has cached everything once it is active.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await button(text.screens.title.quickStart).click();
  await button('Soldier').click();
  await button('Soldier, card 4: Grenades').click();
  await button(text.controlText.confirm).click();
  await expect(button('Soldier’s card 4')).toBeVisible();
  await button(text.controlText.undo).click();
  await expect(button('Soldier, card 4: Grenades')).toBeVisible();
});

test('an installation leaves the caches of others on its origin alone', async ({ page }) => {
  const server = await serveUnder('dist-e2e', '/shelf/');
  // Nothing on this page starts a worker.
  await page.goto(`${server.address}icons/favicon.svg`);
  const others = ['workbox-precache-v2-', 'earlier-versions-', 'game-faza-'].map(
    (name) => `${name}${server.address}other/`,
  );
  await page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put('kept', new Response('kept'));
  }, others);
  await page.goto(server.address);
  await atTitleOf(page, 'FAZA');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // The first page that an active worker serves has it delete what is outdated.
  await page.reload();
  await atTitleOf(page, 'FAZA');
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`game-faza-${server.address}`);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names.filter((name) => !name.includes(server.address))).toEqual([]);
  await server.stop();
});

test('caches a game for offline play once it has been opened, and no other', { tag: '@webgl' }, async ({
  page,
  context,
}) => {
  const server = await serveUnder('dist-e2e', '/some/shelf/faza/');
  const settings = JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true });
  await page.addInitScript((stored) => localStorage.setItem('faza.settings', stored), settings);
  const kept = (game: string): Promise<number> =>
    page.evaluate(async (id) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(`game-${id}-`));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().length;
    }, game);
  // The worker's list of files says which ones a single game needs.
  const worker = readFileSync('dist-e2e/sw.js', 'utf8');
  const listed = (game: string): number => worker.split(`"game":"${game}"`).length - 1;
  await page.goto(server.address);
  await atTitleOf(page, 'FAZA');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(listed('faza')).toBeGreaterThan(10);
  expect(await kept('faza')).toBe(listed('faza'));
  expect(await kept('azardia')).toBe(0);
  expect(await kept('factionFun')).toBe(0);
  expect(await kept('faceOff')).toBe(0);
  const all = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => url),
  );
  expect(all.filter((url) => /azardia|faction|face/i.test(url) && !url.includes('/covers/'))).toEqual([]);

  await changeGame(page, 'Faction Fun');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(listed('factionFun')).toBeGreaterThan(5);
  await expect.poll(() => kept('factionFun')).toBe(listed('factionFun'));
  await changeGame(page, 'Face Off');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(listed('faceOff')).toBeGreaterThan(10);
  await expect.poll(() => kept('faceOff')).toBe(listed('faceOff'));
  expect(await kept('azardia')).toBe(0);
  await changeGame(page, 'Azardia');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => kept('azardia')).toBe(listed('azardia'));

  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await atTitleOf(page, 'Azardia');
  await changeGame(page, 'FAZA');
  await changeGame(page, 'Faction Fun');
  await changeGame(page, 'Face Off');
  await changeGame(page, 'Azardia');
});

test('without a connection a game that has never been opened does not open, and the page says why', async ({
  page,
  context,
}) => {
  const server = await serveUnder('dist-e2e', '/some/shelf/faza/');
  await page.goto(server.address);
  await atTitleOf(page, 'FAZA');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await atTitleOf(page, 'FAZA');
  await page.getByRole('button', { name: gamesText.open, exact: true }).click();
  await page.getByRole('button', { name: gamesText.play('Azardia'), exact: true }).click();
  await expect(
    page.getByText('Azardia is not on this device yet. Connect to the internet to open it once.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await atTitleOf(page, 'FAZA');

  // A request for its address gets the same answer.
  await page.goto('about:blank');
  await page.goto(`${server.address}#open=daily-azardia`);
  await expect(page.getByText(shellText.partMissing.line)).toBeVisible();
  await page.reload();
  await atTitleOf(page, 'FAZA');
});

test('caches pictures in one grade and one format, on a large screen the fine ones from the first visit on', {
  tag: '@webgl',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The preview answers every unknown address with the page.
  const gone = await page.evaluate(async () =>
    (await fetch('assets/fine/gone-0abcdefg.avif')).headers.get('content-type'),
  );
  expect(gone).toBe('text/html');
  const kept = (cache: string): Promise<string[]> =>
    page.evaluate(async (part) => {
      const names = (await caches.keys()).filter((name) => name.includes(part));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    }, cache);
  const pictures = (await kept('game-faza')).filter((path) => /\.(avif|webp)$/.test(path));
  for (const name of [
    'pieces',
    'tiles-earth',
    'tiles-faza',
    'title',
    'title-ships',
    'drama',
    'fight',
    'tiles-more',
    'heroes-more',
  ]) {
    const own = pictures.filter((path) => new RegExp(`/${name}-[\\w-]{8}\\.`).test(path));
    expect(own, name).toHaveLength(1);
    expect(own[0], name).toMatch(/\/plain\/.*\.avif$/);
  }
  // Pictures of this size take a while without a graphics card.
  await expect
    .poll(() => kept('pictures'), { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/\/fine\/tiles-earth-.*\.avif$/));
  expect(await kept('pictures')).not.toContainEqual(expect.stringContaining('gone'));
});

test('can be installed: a manifest without errors, with pictures that exist', async ({ page, context, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(`./${href}`)).json();
  expect(manifest).toMatchObject({
    name: 'FAZA, Azardia, Faction Fun, and Face Off',
    display: 'standalone',
    start_url: './',
    scope: './',
  });
  const sizes = manifest.icons.map(
    (icon: { sizes: string; purpose?: string }) => `${icon.sizes} ${icon.purpose ?? 'any'}`,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  expect(manifest.screenshots.map((shot: { form_factor: string }) => shot.form_factor)).toEqual(['wide', 'narrow']);
  const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
  for (const { src, sizes: size, type = 'image/png' } of [...manifest.icons, ...manifest.screenshots, ...ofShortcuts]) {
    const picture = readFileSync(`dist-e2e/${src}`);
    expect(picture.length).toBeLessThan(100 * 1024);
    const { width, height, format } = await sharp(picture).metadata();
    expect(`${width}x${height} image/${format}`).toBe(`${size} ${type}`);
  }
  // The addresses are those of the shortcut test below; a file goes to the open page, which handles it.
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`)).toEqual([
    'Continue ./#open=continue',
    'Daily game ./#open=daily',
  ]);
  expect(manifest.file_handlers).toEqual([{ action: './', accept: { 'application/json': ['.json'] } }]);
  expect(manifest.launch_handler).toEqual({ client_mode: 'focus-existing' });
  // The browser's own findings.
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
});

test('shortcuts of the installed game open the daily game, then the game in progress', async ({ page }) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('about:blank');
  await page.goto('./#open=continue');
  await expect(page.getByText(shellText.install.nothingToContinue)).toBeVisible();
  // The page is open already.
  await page.goto('./#open=daily');
  await page.getByRole('dialog', { name: dailyText.title }).getByRole('button', { name: dailyText.play }).click();
  await expect(button(text.controlText.end)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(button(text.screens.title.continue)).toBeVisible();
  await page.goto('./#open=continue');
  await expect(button(text.controlText.end)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
