import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** All code except what the title and the table need (see `size.spec.ts`). */
const REST = /\/assets\/(?!(index|start|module|faza|theme|play|rolldown-runtime)-)[^/]*\.js$/;

/** Goes from the title to the board without pictures: every button has a name. */
async function startWithoutPictures(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toHaveCount(0);
  await button(page, text.screens.title.newGame).click();
  await button(page, text.screens.newGame.start).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
}

test('the title and the table can be used before anything is drawn; the pictures follow', async ({ page }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(REST, async (route) => {
    await sent;
    await route.continue();
  });
  await openTitle(page);
  await startWithoutPictures(page);
  send();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await expect(button(page, text.controlText.end)).toBeVisible();
});

/** The first pictures of each game that are requested as soon as Phaser has arrived. */
const PRELOADED = {
  faza: ['effects', 'pieces', 'title', 'ui'],
  azardia: ['azardia-figures', 'azardia-pieces'],
  factionFun: ['faction-figures', 'faction-pieces'],
  faceOff: ['face-pieces', 'face-starters'],
};

for (const [game, atlases] of Object.entries(PRELOADED)) {
  test(`${game}: the first pictures are requested while Phaser starts, and each once`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(/\/coarse\/([\w-]+)-[\w-]{8}\.avif$/.exec(request.url())?.[1] ?? ''));
    await page.addInitScript((id) => localStorage.setItem('faza.lastGame', id), game);
    await page.goto('.');
    await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
    const linked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link' ? entry.name : [],
        ),
    );
    const ownerOf = (name: string): string => {
      if (name.startsWith('azardia')) return 'azardia';
      if (name.startsWith('face-')) return 'faceOff';
      return name.startsWith('faction') ? 'factionFun' : 'faza';
    };
    const foreign = requests.filter((name) => name !== '' && ownerOf(name) !== game);
    expect(foreign).toEqual([]);
    for (const atlas of atlases) {
      expect(requests.filter((name) => name === atlas)).toEqual([atlas]);
      expect(linked).toContainEqual(expect.stringContaining(`/coarse/${atlas}-`));
      expect(linked).toContainEqual(expect.stringMatching(new RegExp(`/${atlas}-[\\w-]{8}\\.json$`)));
    }
  });
}

test('the fonts of panels come before the table, so that no word moves while it is read', async ({ page }) => {
  // The stage would load them, too.
  await page.route(REST, () => undefined);
  await openTitle(page);
  await button(page, text.screens.title.quickStart).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
  const missing = await page.evaluate(() =>
    ['500', '600', '700'].filter((weight) => !document.fonts.check(`${weight} 16px "Barlow Semi Condensed"`)),
  );
  expect(missing).toEqual([]);
});

test('the table does not wait for fonts that never come', async ({ page }) => {
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
  await openTitle(page);
  await button(page, text.screens.title.quickStart).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
});

test('if the pictures cannot be loaded the page says so, and offers them as soon as they are available', async ({
  page,
}) => {
  await page.route(REST, (route) => route.abort());
  const missing: string[] = [];
  page.on('requestfailed', (request) => request.resourceType() === 'fetch' && missing.push(request.url()));
  await openTitle(page);
  await expect(page.getByText(shellText.picturesMissing)).toBeVisible();
  await startWithoutPictures(page);
  const question = page.getByRole('dialog', { name: shellText.picturesThere.title });
  // Loading them fails, and is retried after a while; the browser's `online` event triggers an immediate retry.
  await expect.poll(() => missing.length > new Set(missing).size).toBe(true);
  await expect(question).toBeHidden();
  await page.unroute(REST);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await question.getByRole('button', { name: shellText.picturesThere.confirm }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await expect(button(page, text.controlText.end)).toBeVisible();
});

test.describe('if the browser forbids service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page says so, shows its pictures, and tries again', async ({ page, context }) => {
    await page.addInitScript(() => {
      const allowed = navigator.serviceWorker;
      Object.defineProperty(navigator, 'serviceWorker', {
        get: () => {
          if ('isAllowed' in window) return allowed;
          throw new DOMException('not here', 'SecurityError');
        },
      });
    });
    await openTitle(page);
    await expect(page.getByText(shellText.install.refused)).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
    await page.evaluate(() => Object.assign(window, { isAllowed: true }));
    await context.setOffline(true);
    await context.setOffline(false);
    const isKept = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(isKept).toBe(true);
  });
});

test('a part of the page that cannot be loaded is reported, and can be retried without losing the game', async ({
  page,
}) => {
  const LATER = /\/assets\/later-[^/]*\.js$/;
  await page.route(LATER, (route) => route.abort());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openTitle(page);
  const { line, again } = shellText.partMissing;
  await button(page, text.screens.title.settings).click();
  await expect(page.getByText(line)).toBeVisible();
  // Fails again, and is reported again.
  await button(page, again).click();
  await expect(page.getByText(line)).toBeVisible();
  await button(page, text.screens.title.newGame).click();
  await button(page, text.screens.newGame.start).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText(line)).toBeVisible();
  const saved = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('faza.game'));
  const before = await saved();
  await page.unroute(LATER);
  await button(page, again).click();
  // At the table of the same game, where the part can be opened now.
  const list = page.getByRole('dialog', { name: shellText.shortcuts.title });
  await expect(button(page, text.controlText.end).or(list).first()).toBeVisible();
  await expect(async () => {
    if (!(await list.isVisible())) await page.keyboard.press('k');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(button(page, text.controlText.end)).toBeVisible();
  expect(await saved()).toBe(before);
  expect(complaints).toEqual([]);
});
