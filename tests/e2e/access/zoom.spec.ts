import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, followAzardia, momentOf } from '../kit/azardiaGame.ts';
import { outOfReach, runsSideways } from '../kit/dialogAudit.ts';
import { golden } from '../kit/golden.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { followLink } from '../kit/link.ts';
import { Player } from '../kit/player.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* A window of 1280×1024 that is zoomed in to 400%: 320×256. The stage keeps the size of the smallest phone, and the page scrolls. */
test.use({ viewport: { width: 320, height: 256 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Checks that the page scrolls vertically only, even with the wheel, and that keys bring every button into view. */
async function expectReach(page: Page, what: string): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });
  expect(size, what).toEqual([320, 568]);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(160, 128);
  for (const [by, to] of [
    [-1000, 0],
    [1000, 312],
  ] as const) {
    await page.mouse.wheel(0, by);
    await expect.poll(scrolled, what).toBe(to);
  }
  const buttons = await page.locator('.semantic .control').all();
  expect(buttons.length, what).toBeGreaterThan(0);
  for (const one of buttons) {
    if ((await one.getAttribute('data-away')) !== null) continue;
    await one.focus();
    const { top, left, bottom, right } = await one.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(left, what).toBeGreaterThanOrEqual(-1);
    expect(right, what).toBeLessThanOrEqual(321);
    // Content higher than the window fills it.
    expect(bottom - top > 256 || (top >= -1 && bottom <= 257), `${what}: ${await one.getAttribute('aria-label')}`).toBe(
      true,
    );
  }
}

test('every screen of FAZA can be read and used at 400% zoom', async ({ page }) => {
  await openTitle(page);
  await expectReach(page, 'title');
  await button(page, text.screens.title.newGame).click();
  await expectReach(page, 'new game');
  await button(page, text.screens.newGame.start).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  await expectReach(page, 'table');
  // A pointer finds its target where it was scrolled to.
  await button(page, 'Doctor').click();
  await expect(button(page, 'Doctor')).toHaveAttribute('aria-pressed', 'true');

  const { setup, commands } = golden('victory');
  const boarding = commands.findIndex((command) => command.do === 'board');
  const players = setup.heroes.map(() => 'you' as const);
  await followLink(page, { session: gameAfter(golden('victory'), boarding), players });
  await button(page, shareText.take).click();
  const player = new Player(page, setup);
  for (const command of commands.slice(0, boarding)) player.follow(command);
  await player.point(at(commands, boarding));
  await page.locator('[data-control="go"]').click();
  await expect(button(page, text.screens.event.resolve)).toBeVisible();
  await expectReach(page, 'event card');

  await followLink(page, { session: gameAfter(golden('defeat'), golden('defeat').commands.length), players });
  await button(page, shareText.over.take).click();
  await expect(button(page, text.screens.ending.again)).toBeVisible();
  await expectReach(page, 'ending');
});

test('every screen of Azardia can be read and used at 400% zoom', async ({ page }) => {
  await openAzardia(page);
  await expectReach(page, 'title');
  await button(page, text.screens.title.newGame).click();
  await expectReach(page, 'new game');
  await button(page, 'Start').click();
  await expect(button(page, 'Menu')).toBeVisible();
  await expectReach(page, 'table');
});

test('a fight that is on offer can be read and used at 400% zoom', async ({ page }) => {
  // The first command leads the Soldier to Drones.
  const player = await openTableAt(page, golden('victory'), 1);
  await player.point({ do: 'fight', hero: 0, tile: 14 });
  await expectReach(page, 'fight');
  await expect.poll(() => layoutFlaws(page, fingerIn(320, 256)), { timeout: 4000 }).toEqual([]);
});

test('cards, attacks, dialogs and the ending of Azardia can be read and used at 400% zoom', async ({ page }) => {
  const record = azardiaGolden();
  await openAzardia(page, { hints: false });
  for (const kind of ['roll', 'play', 'challenge'] as const) {
    await followAzardia(page, record, momentOf(record, kind));
    await expect(page.locator('[data-control^="hand:"]').first()).toBeAttached();
    await expectReach(page, kind);
    await expect.poll(() => layoutFlaws(page, fingerIn(320, 256)), { message: kind, timeout: 4000 }).toEqual([]);
  }
  const { log, rulebook, settings, shortcuts } = shellText.menu;
  for (const name of [log, rulebook, settings, shortcuts]) {
    await button(page, 'Menu').press('Enter');
    await button(page, name).last().press('Enter');
    const dialog = page.getByRole('dialog').last();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect([await outOfReach(dialog), await runsSideways(dialog)], name).toEqual([[], false]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await followAzardia(page, record, record.commands.length);
  await expect(button(page, smallGameText.ending.again)).toBeVisible();
  await expectReach(page, 'ending');
  await expect.poll(() => layoutFlaws(page, fingerIn(320, 256)), { timeout: 4000 }).toEqual([]);
});

test('a page that is zoomed in and out again fills the window, and a toast is visible at every scroll position', async ({
  page,
}) => {
  await openTitle(page);
  await button(page, text.screens.title.newGame).click();
  await button(page, text.screens.newGame.seed).click();
  await page.getByRole('textbox').fill('x '.repeat(40));
  await page.keyboard.press('Enter');
  const toast = page.getByText('A seed has at most 64 characters');
  await expect(toast).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect
    .poll(() =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('#game')?.clientHeight]),
    )
    .toEqual([720, 720]);
});
