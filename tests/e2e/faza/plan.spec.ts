import { expect, type Locator, type Page } from '@playwright/test';
import type { HeroId, TileNo } from '../../../src/games/faza/content/vocabulary.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { plansText } from '../../../src/games/faza/text/table/forecast.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { click, type Player } from '../kit/player.ts';
import { openTableAt } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A point in a recorded game at which somebody may board a ship. */
const record = golden('victory');
const BOARDING = record.commands.findIndex(({ do: kind }) => kind === 'board');

/** A point in it at which the Doctor and the Senator can move, and nobody has to decide anything. */
const WALKING = 1;

/** Opens the table at a point in the game. */
const openTable = (page: Page, moment = BOARDING, settings: Record<string, unknown> = {}): Promise<Player> =>
  openTableAt(page, record, moment, settings);

test('a plan changes nothing until its steps are played, one by one; two plans can be compared', async ({ page }) => {
  const player = await openTable(page);
  const stored = () => page.evaluate(() => localStorage.getItem('faza.game'));
  const before = await stored();

  await page.keyboard.press('p');
  const bar = page.getByRole('region', { name: planText.region });
  await expect(bar).toContainText(plansText.empty);
  // The key that starts it also ends it.
  await page.keyboard.press('p');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('p');
  const boarding = record.commands[BOARDING];
  if (boarding) await player.point(boarding);
  await click(button(page, text.controlText.addToPlan));
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  expect(await stored()).toBe(before);

  await page.keyboard.press('z');
  await expect(bar).toContainText(plansText.empty);
  await page.keyboard.press('y');
  await expect(bar.getByRole('listitem')).toHaveCount(1);

  await click(bar.getByRole('button', { name: planText.compare }));
  const dialog = page.getByRole('dialog', { name: planText.dialog.title });
  await expect(dialog.getByRole('row', { name: plansText.hits })).toContainText('1');
  await page.keyboard.press('Escape');

  await click(bar.getByRole('button', { name: planText.play }));
  await expect(bar).toHaveCount(0);
  await expect.poll(stored).not.toBe(before);
  expect(JSON.parse((await stored()) ?? '{}').record.commands).toHaveLength(BOARDING + 1);
});

test('people at one table have names; the device is handed over when another person’s hero comes to the front', async ({
  page,
}) => {
  await openTable(page);
  await page.keyboard.press('m');
  await click(button(page, 'Players'));
  const dialog = page.getByRole('dialog', { name: 'Players' });
  await click(dialog.getByRole('button', { name: 'Add a player' }));
  await dialog.getByRole('textbox', { name: 'Name' }).nth(1).fill('Ben');
  await dialog.getByRole('combobox', { name: 'Doctor' }).selectOption('Ben');
  await dialog.getByRole('checkbox', { name: /Pause to pass the device/ }).check();
  await click(dialog.getByRole('button', { name: 'Done' }));

  await page.keyboard.press('2');
  const over = page.getByRole('dialog', { name: 'Pass the device to Ben' });
  await expect(over).toContainText('Doctor');
  await click(over.getByRole('button', { name: 'I’m Ben' }));
  await expect(over).toHaveCount(0);
  await page.reload();
  await click(button(page, text.screens.title.continue));
  await expect(page.locator('.badge')).toHaveCount(record.setup.heroes.length);
});

/** A hero's tab, which is also the handle for dragging. */
const tab = (page: Page, hero: HeroId) => button(page, text.heroName[hero]);
const tile = (page: Page, tile: TileNo) => page.locator(`[data-control="tile:${tile}"]`);
/** Drags with a finger. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const [a, b] = await Promise.all([from, to].map((place) => place.boundingBox()));
  if (!a || !b) throw new Error('nothing to drag, or nowhere to go');
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.2, 0.6, 1]) {
    const point = { x: x + (b.x + b.width / 2 - x) * part, y: y + (b.y + b.height / 2 - y) * part };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const planBar = (page: Page) => page.getByRole('region', { name: planText.region });
const steps = (page: Page) => planBar(page).getByRole('listitem');

test('dragging a hero onto a tile offers the path there; in a plan it plans as many steps as it takes', async ({
  page,
}) => {
  await openTable(page, WALKING);
  await tab(page, 'doctor').dragTo(tile(page, 5));
  const go = button(page, text.controlText.confirm);
  await expect(go).not.toHaveAttribute('aria-disabled');
  await expect(tab(page, 'doctor')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(go).toHaveAttribute('aria-disabled');

  await page.keyboard.press('p');
  await tab(page, 'doctor').dragTo(tile(page, 2));
  await expect(steps(page)).toHaveCount(2);

  // The newest step of a long plan is in view.
  for (const goal of [5, 1, 6]) await tab(page, 'senator').dragTo(tile(page, goal));
  await expect(steps(page)).toHaveCount(5);
  await expect(steps(page).last()).toBeInViewport({ ratio: 0.9 });
});

test('a hero who is dropped beside the board, or whose drag is canceled, stays put; a press that hardly moves is a press', async ({
  page,
}) => {
  await openTable(page, WALKING);
  const { x, y } = (await tab(page, 'senator').boundingBox()) ?? { x: 0, y: 0 };
  for (const end of ['Escape', 'elsewhere']) {
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 20, { steps: 3 });
    await expect(page.locator('.drag')).toHaveCount(1);
    if (end === 'Escape') await page.keyboard.press(end);
    else await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(page.locator('.drag')).toHaveCount(0);
  }
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 24, y + 20);
  await page.mouse.up();
  await expect(tab(page, 'senator')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, text.controlText.confirm)).toHaveAttribute('aria-disabled');
});

test('a dragged hero returns whenever the button may no longer be held, and stays there', async ({ page }) => {
  await openTable(page, WALKING);
  const told = (type: string): Promise<void> =>
    page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);
  const pointed = (type: string, init: { pointerId: number; pointerType: string; buttons?: number }): Promise<void> =>
    page.locator('main').dispatchEvent(type, { bubbles: true, ...init });
  const ends: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Meta'),
    () => pointed('pointercancel', { pointerId: 1, pointerType: 'mouse' }),
    () => pointed('pointerdown', { pointerId: 7, pointerType: 'touch' }),
    () => pointed('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0 }),
    () => told('blur'),
    () => told('pagehide'),
    () => told('gamepaddisconnected'),
    () => page.locator('main').dispatchEvent('contextmenu'),
  ];
  const offered = button(page, text.controlText.confirm).and(page.locator(':not([aria-disabled])'));
  const from = (await tab(page, 'senator').boundingBox()) ?? { x: 0, y: 0 };
  const to = (await tile(page, 5).boundingBox()) ?? { x: 0, y: 0 };
  for (const end of ends) {
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 120, from.y + 20, { steps: 3 });
    await expect(page.locator('.drag')).toHaveCount(1);
    await end();
    await expect(page.locator('.drag')).toHaveCount(0);
    // Over a place where the hero could be dropped.
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 3 });
    await expect(page.locator('.drag')).toHaveCount(0);
    await page.mouse.up();
    await expect(offered).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await tab(page, 'senator').dragTo(tile(page, 5));
  await expect(offered).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a plan survives a reload and a replay; Escape and a button of every window leave it', async ({ page }) => {
    await openTable(page, WALKING);
    await page.keyboard.press('m');
    await click(button(page, planText.menu));
    for (const one of await planBar(page).getByRole('button').all()) {
      const { width, height } = (await one.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await dragByFinger(page, tab(page, 'doctor'), tile(page, 2));
    await expect(steps(page)).toHaveCount(2);
    await expect(page.locator('.plan-newest')).toContainText('2.');

    await page.reload();
    await click(button(page, text.screens.title.continue));
    await expect(steps(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(planBar(page)).toHaveCount(0);

    await page.keyboard.press('m');
    await click(button(page, shellText.menu.lookBack));
    await click(button(page, replayText.replay.toGame));
    await page.keyboard.press('m');
    await click(button(page, planText.menu));
    await expect(steps(page)).toHaveCount(2);
    await click(button(page, text.controlText.leavePlan));
    await expect(planBar(page)).toHaveCount(0);
  });
});

test('the key that highlights places does not highlight the button of an animation', { tag: '@webgl' }, async ({
  page,
}) => {
  await openTable(page, WALKING, { speed: 1, reducedMotion: 'off' });
  await tile(page, 16).hover();
  await page.keyboard.press('g');
  await expect(page.locator('.ping')).toHaveCount(1);
  await expect(page.locator('.ping')).toHaveCount(0);
  await tab(page, 'doctor').dragTo(tile(page, 5));
  await click(button(page, text.controlText.confirm));
  await expect(button(page, text.controlText.skip)).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.locator('.ping')).toHaveCount(0);
});
