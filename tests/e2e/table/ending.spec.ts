import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { pieceText } from '../../../src/games/faza/ui/inspect/pieces.en.ts';
import { now } from '../../../src/kernel/session.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { golden } from '../kit/golden.ts';
import { expectHeard } from '../kit/heard.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { followLink } from '../kit/link.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const words = text.screens.ending;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a recorded game by a link: at its end, or after its first commands. */
async function openGame(
  page: Page,
  name: 'victory' | 'defeat',
  count?: number,
  settings: Record<string, unknown> = {},
): Promise<void> {
  const record = golden(name);
  const session = gameAfter(record, count ?? record.commands.length);
  await openTitle(page, settings);
  await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
  const { take, over } = shareText;
  await button(page, now(session).outcome ? over.take : take).click();
}

test('a lost game shows its cause and its turning point, and leads back into any round', async ({ page }) => {
  await openGame(page, 'defeat');
  const why = page.getByRole('button', { name: text.defeatText.X2 });
  await why.click();
  const book = page.getByRole('dialog', { name: shellText.rulebook.title });
  await expect(book.locator('[data-entry="X2"]')).toBeFocused();
  await page.keyboard.press('Escape');

  // The turning point is estimated while the page is open, and then announced.
  await expectHeard(page, /turning point|the hardest|never in doubt/, 90_000);
  await button(page, words.figures).click();
  const figures = page.getByRole('dialog', { name: endingText.figures.title });
  await expect(figures.getByRole('row')).toHaveCount(golden('defeat').hashes.length + 1);
  await expect(figures.getByRole('row').nth(1)).toContainText('%');
  await button(page, endingText.figures.open(2)).click();
  const round = page.getByRole('dialog', { name: endingText.round.title(2) });
  await expect(round.getByRole('definition').first()).toContainText('%');
  await round.getByRole('button', { name: endingText.round.playOn }).click();

  await expect(button(page, text.controlText.end)).toBeVisible();
  await expect(figures).toBeHidden();
  const saved = await page.evaluate(() => localStorage.getItem('faza.game') ?? '');
  expect(JSON.parse(saved)).toMatchObject({ practice: true });
});

test('the decisions that cost most are told with what would have been better, and each can be looked at and played from', async ({
  page,
}) => {
  // The coach thinks for a quarter of a minute, on a machine with nothing else to do.
  test.setTimeout(300_000);
  await openGame(page, 'defeat');
  const costly = page.getByRole('dialog', { name: endingText.costly.title });
  const open = async (): Promise<void> => {
    await button(page, words.figures).click();
    await button(page, endingText.costly.title).click();
    await expect(costly.getByRole('listitem')).toHaveCount(2, { timeout: 240_000 });
  };
  await open();
  const first = costly.getByRole('listitem').first();
  await expect(first).toContainText(/^Round 4: 0% to win instead of \d+%End the Team phase\.Better: /);
  await expectHeard(page, /Round 4: 0% to win instead of \d+%/);
  await button(page, endingText.costly.replay(4)).click();
  await button(page, endingText.backToEnding).click();

  await open();
  await button(page, endingText.costly.playOn(4)).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
  await expect(costly).toBeHidden();
  const saved = await page.evaluate(() => localStorage.getItem('faza.game') ?? '');
  expect(JSON.parse(saved)).toMatchObject({ practice: true });
});

test('the chart leads to a round, and from there to its replay', async ({ page }) => {
  await openGame(page, 'victory');
  await button(page, words.openRound(2)).click();
  await button(page, endingText.round.lookBack).click();
  await button(page, endingText.backToEnding).click();
  await expect(button(page, words.again)).toBeVisible();
});

for (const textScale of [1, 2]) {
  test(`the board of a finished match leads back to its ending, text size ${100 * textScale}%`, async ({ page }) => {
    await openGame(page, 'defeat', undefined, { textScale });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [844, 390],
      [768, 1024],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await button(page, words.look).click();
      const back = button(page, endingText.backToEnding);
      await expect(back.getByText(endingText.backToEnding)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => layoutFlaws(page, fingerIn(width, height)), { timeout: 4000 }).toEqual([]);
      if (width < height) await back.click();
      else await back.press('Enter');
      await expect(button(page, words.again)).toBeVisible();
      await expect(back).toHaveCount(0);
    }

    // After undoing the last command the game is not over any more.
    await button(page, words.look).click();
    await button(page, text.controlText.undo).click();
    await expect(button(page, endingText.backToEnding)).toHaveCount(0);
  });
}

test('the ending can be saved as a picture', { tag: '@webgl' }, async ({ page }) => {
  await openGame(page, 'victory');
  await button(page, words.share).click();
  await expect(page.getByRole('img', { name: /Earth stands/ })).toBeVisible({ timeout: 60_000 });
  const kept = page.waitForEvent('download');
  await button(page, endingText.share.savePicture).click();
  expect((await kept).suggestedFilename()).toBe('faza-easy-won-6.png');
  // Messages appear inside an open dialog: behind it, nobody would see or hear them.
  await expect(page.getByRole('dialog').getByText(endingText.share.saved('faza-easy-won-6.png'))).toBeVisible();
});

test('the player can ask about anything on the table: by key, by mouse, by finger', async ({ page }) => {
  await openGame(page, 'defeat', 3);
  await expect(button(page, text.controlText.end)).toBeVisible();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press('?');
  await expect(page.getByText(shellText.inspect.hint)).toBeVisible();
  await button(page, pieceText.heroIs(text.shipText.carrier.name)).press('Enter');
  const card = page.getByRole('dialog', { name: pieceText.heroIs(text.shipText.carrier.name) });
  await card.getByRole('button', { name: pageText.openRule('A1') }).click();
  await expect(page.locator('[data-entry="A1"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText(shellText.inspect.hint)).toHaveCount(0);

  const tile = page.locator('[data-control="tile:1"]');
  const title = text.tileTitle({ edition: 'published' }, 1);
  await tile.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');

  const box = await tile.boundingBox();
  if (!box) throw new Error('no tile');
  const spot = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch', pointerId: 7 };
  await tile.dispatchEvent('pointerdown', spot);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});
