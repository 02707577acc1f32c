import { expect, type Page } from '@playwright/test';
import { cornerPlace } from '../../../src/games/faza/interaction/title/titleLayout.ts';
import { LESSON_IDS } from '../../../src/games/faza/lessons/lesson.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { playerGroupFor, withPerson } from '../../../src/module/match.ts';
import { stageFor } from '../../../src/page/stageSize.ts';
import { gamesText } from '../../../src/shell/games/text.en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { golden } from '../kit/golden.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { followLink } from '../kit/link.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/*
 * What appears over the canvas, in the windows that leave it the least room and in the largest: nothing is cut or
 * sticks out, lists that continue below show it, every target is large enough for a finger. `layout.spec.ts` has the
 * table itself.
 */

type Size = readonly [width: number, height: number];
/** A window of 1280×1024 that is zoomed in to 400%: there the page scrolls. */
const ZOOMED: Size = [320, 256];
const WINDOWS: readonly Size[] = [
  ZOOMED,
  [320, 568],
  [360, 640],
  [640, 360],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [3840, 2160],
];
/** Phones, and a tablet. */
const SMALL: readonly Size[] = [ZOOMED, [320, 568], [640, 360], [844, 390], [1024, 768]];
/** Where a text size of 200% has the least room. */
const TIGHT: readonly Size[] = [ZOOMED, [320, 568], [640, 360]];

const record = golden('victory');
const players = record.setup.heroes.map(() => 'you' as const);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

/** Checks that a window has no layout flaws, waiting for pending layout. */
async function expectRoom(page: Page, [width, height]: Size, what: string): Promise<void> {
  const flaws = () => layoutFlaws(page, fingerIn(width, height));
  await expect.poll(flaws, { message: `${what} at ${width}×${height}`, timeout: 4000 }).toEqual([]);
}

async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
}

/** Checks that the open content fits one window after another. */
async function inEach(page: Page, windows: readonly Size[], what: string): Promise<void> {
  for (const size of windows) {
    await resize(page, size);
    await expectRoom(page, size, what);
  }
}

/** Checks that a dialog fits; its code may still be loading. */
async function expectDialog(page: Page, size: Size, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectRoom(page, size, name);
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const { title } = text.screens;
const OF_TITLE = [title.daily, title.replays, title.records, title.learn, title.rulebook, title.settings];
const { log, shortcuts, dice, share, practice, giveUp } = shellText.menu;
const OF_TABLE = [log, shortcuts, dice, share, practice, peopleText.title, giveUp];

async function dialogsOfTitle(page: Page, windows: readonly Size[]): Promise<void> {
  for (const size of windows) {
    await resize(page, size);
    await expectRoom(page, size, 'title');
    for (const name of OF_TITLE) {
      await button(page, name).press('Enter');
      await expectDialog(page, size, name);
      await leave(page);
    }
  }
}

async function dialogsOfTable(page: Page, windows: readonly Size[]): Promise<void> {
  const menu = button(page, text.controlText.menu);
  for (const size of windows) {
    await resize(page, size);
    await expectRoom(page, size, 'table');
    for (const name of OF_TABLE) {
      await menu.press('Enter');
      if (name === log) await expectRoom(page, size, 'menu');
      await inDialog(page, name).press('Enter');
      await expectDialog(page, size, name);
      await leave(page);
    }
  }
}

for (const textScale of [1, 2]) {
  test(`the list of games is offered beside the letters of the title, text size ${100 * textScale}%`, async ({
    page,
  }) => {
    await openTitle(page, { textScale });
    for (const size of WINDOWS) {
      await resize(page, size);
      const [width, height] = size;
      const place = cornerPlace(stageFor({ width, height }));
      const offers = page.getByRole('button', { name: gamesText.open, exact: true });
      for (const offer of await offers.all()) {
        const inside = async (): Promise<boolean> => {
          const box = await offer.boundingBox();
          return (
            box !== null &&
            box.x > place.x - 1 &&
            box.y > place.y - 1 &&
            box.x + box.width < place.x + place.w + 1 &&
            box.y + box.height < place.y + place.h + 1
          );
        };
        await expect.poll(inside, { message: `${width}×${height}`, timeout: 4000 }).toBe(true);
      }
      await expectRoom(page, size, 'title');
    }
  });
}

test('the dialogs of the title fit every window', async ({ page }) => {
  await openTitle(page);
  await dialogsOfTitle(page, WINDOWS);
});

test('the dialogs of the title fit tight windows with a text size of 200%', async ({ page }) => {
  await openTitle(page, { textScale: 2 });
  await dialogsOfTitle(page, TIGHT);
});

test('the dialogs of the table fit every window', async ({ page }) => {
  await openTableAt(page, record, 20);
  // On the largest screen the table behind them is more expensive than all other windows together; the title covers
  // that case.
  await dialogsOfTable(page, [...WINDOWS.slice(0, -1), [1920, 1080]]);
});

test('the dialogs of the table fit tight windows with a text size of 200%', async ({ page }) => {
  await openTableAt(page, record, 20, { textScale: 2 });
  await dialogsOfTable(page, TIGHT);
});

for (const textScale of [1, 2]) {
  test(`everything that appears at the table fits its window, text size ${100 * textScale}%`, async ({ page }) => {
    const two = withPerson(
      playerGroupFor(players, () => 'Ada'),
      'Ben',
    );
    const company = { ...two, seats: players.map((_, seat) => seat % 2), handOver: true };
    await openTitle(page, { textScale, phaseSummary: true });
    // The Doctor's Ambulance has not been driven yet.
    await followLink(page, { session: gameAfter(record, 2), players, company });
    await inEach(page, SMALL, 'game by a link');
    await button(page, shareText.take).press('Enter');
    await expect(button(page, text.controlText.menu)).toBeVisible();

    await page.keyboard.press('2');
    await expect(page.getByRole('dialog', { name: peopleText.pass('Ben') })).toBeVisible();
    await inEach(page, SMALL, 'hand-over');
    await leave(page);

    await page.locator('[data-control="half:1:4:movement"]').press('Enter');
    await expect(page.locator('.chooser')).toBeVisible();
    await inEach(page, SMALL, 'sheet of choices');
    await page.keyboard.press('Escape');

    await button(page, text.controlText.end).press('Enter');
    await inEach(page, SMALL, 'forecast');
    await button(page, text.controlText.confirmEnd).press('Enter');
    await expect(page.getByRole('dialog', { name: summaryText.phase.summary })).toBeVisible();
    await inEach(page, SMALL, 'phase summary');
  });
}

test('an event card fits its window', async ({ page }) => {
  const age = record.commands.findIndex((command) => command.do === 'board');
  const boarding = record.commands[age];
  if (!boarding) throw new Error('nobody boards');
  const player = await openTableAt(page, record, age);
  await player.point(boarding);
  await page.locator('[data-control="go"]').press('Enter');
  await expect(button(page, text.screens.event.resolve)).toBeVisible();
  await inEach(page, SMALL, 'event card');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('a tile brought close fits its window', async ({ page }) => {
    await openTableAt(page, record, 20);
    for (const size of SMALL) {
      await resize(page, size);
      await page.locator('[data-control="tile:5"]').tap();
      await expect(page.locator('.close-up')).toBeVisible();
      await expectRoom(page, size, 'tile');
      await page.keyboard.press('Escape');
      await expect(page.locator('.close-up')).toBeHidden();
    }
  });
});

test('the text of a lesson fits its window', async ({ page }) => {
  await openTitle(page);
  for (const [index, id] of LESSON_IDS.entries()) {
    await page.evaluate(
      (stored) => localStorage.setItem('faza.learning', stored),
      JSON.stringify({ lessons: { [id]: { step: 2, done: false } } }),
    );
    await page.reload();
    await button(page, title.learn).press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${learnText.lesson(index + 1)}:`) }).press('Enter');
    await expect(page.getByRole('complementary')).toBeVisible();
    await inEach(page, TIGHT, `lesson ${index + 1}`);
  }
});

test('a hint fits its window', async ({ page }) => {
  await openTitle(page, { hints: true });
  await page.keyboard.press('q');
  await expect(button(page, learnText.dismiss)).toBeVisible();
  await inEach(page, SMALL, 'hint');
});
