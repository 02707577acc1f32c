import { expect, type Page } from '@playwright/test';
import { lessonOf } from '../../../src/games/faza/lessons/course.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { hintText } from '../../../src/games/faza/text/lessons.en.ts';
import { lessonText } from '../../../src/games/faza/text/module.en.ts';
import { begin } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const guide = (page: Page) => page.getByRole('complementary');

async function openLearn(page: Page): Promise<void> {
  await button(page, text.screens.title.learn).click();
  await expect(page.getByRole('dialog', { name: learnText.title })).toBeVisible();
}

const says = (step: number): string => at(lessonOf('move').steps, step).says;

test('a lesson can be played by keyboard alone, continues after a reload, and leaves the saved game alone', async ({
  page,
}) => {
  await openTitle(page);
  const saved = gameText({ session: begin(faza, lessonOf('win').setup), players: ['you', 'you', 'you'] });
  await page.evaluate((game) => localStorage.setItem('faza.game', game), saved);
  await openLearn(page);
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText(says(0));
  await expect(button(page, learnText.forward)).toBeFocused();
  await page.keyboard.press('Enter');

  // The lesson moves the focus: half a card, a place, the confirmation.
  for (const control of ['half:1:1:movement', 'tile:11', 'go']) {
    await expect(page.locator(`[data-control="${control}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(guide(page)).toContainText(says(2));

  await page.reload();
  await openLearn(page);
  await button(page, learnText.resume(lessonOf('move').title)).click();
  await expect(guide(page)).toContainText(says(2));
  for (const control of ['half:1:2:movement', 'tile:12']) {
    await expect(page.locator(`[data-control="${control}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(text.reasonText.dronesHold)).toBeVisible();
  await expect(guide(page)).toContainText(says(3));
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText(says(4));
  await button(page, learnText.skip).click();
  await button(page, learnText.forward).click();
  await button(page, learnText.finish).click();

  const dialog = page.getByRole('dialog', { name: learnText.title });
  await expect(dialog.getByRole('button', { name: /^Lesson 1: .*Done\.$/ })).toBeVisible();
  await expect(button(page, learnText.next(lessonOf('fight').title))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toBe(saved);
});

test('replaying a phase of a lesson returns to the lesson; its game is not continued, the saved one stays', async ({
  page,
}) => {
  const { steps, setup } = lessonOf('foresee');
  const saved = gameText({ session: begin(faza, setup), players: setup.heroes.map(() => 'you' as const) });
  const step = steps.findIndex(({ awaits }) => awaits.kind === 'command' && awaits.command.do === 'endTeamPhase');
  const learnt = JSON.stringify({ lessons: { foresee: { step, done: false } } });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [
      ['faza.game', saved],
      ['faza.learning', learnt],
    ] as const,
  );
  await openTitle(page, { phaseSummary: true });
  await openLearn(page);
  await page.getByRole('button', { name: new RegExp(`: ${lessonOf('foresee').title}\\.`) }).click();
  await button(page, text.controlText.end).click();
  await button(page, text.controlText.confirmEnd).click();
  await page.getByRole('dialog').getByRole('button', { name: replayText.summary.watch, exact: true }).click();
  await expect(button(page, learnText.menu.resume)).toBeVisible();
  await expect(button(page, replayText.replay.branch)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(guide(page)).toContainText(at(steps, step + 1).says);
  expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toBe(saved);
});

test('a lesson asks for one press at a time and dims the rest, and a press on nothing gets an answer', async ({
  page,
}) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.start).click();
  await button(page, learnText.forward).click();
  for (const [asked, control] of [
    [lessonText.prompt.top(1), 'half:1:1:movement'],
    [lessonText.prompt.tile, 'tile:11'],
    [lessonText.prompt.glowing, 'go'],
  ] as const) {
    await expect(guide(page)).toContainText(asked);
    await page.locator('#game canvas').dispatchEvent('click');
    await expect(page.getByRole('status').getByText(`All in good time. ${asked}`)).toBeVisible();
    // The dim layer blocks nothing: a click on a lit or dimmed part reaches the board.
    await page.locator(`[data-control="${control}"]`).click();
  }
  await expect(guide(page)).toContainText(says(2));
});

test('a lesson in which everything was skipped is not completed, and says so', async ({ page }) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.start).click();
  await button(page, learnText.forward).click();
  for (let task = 1; task <= 4; task++) {
    await expect(guide(page)).toContainText(says(task));
    await button(page, learnText.skip).click();
  }
  await button(page, learnText.forward).click();
  await button(page, learnText.finish).click();
  const dialog = page.getByRole('dialog', { name: learnText.title });
  await expect(dialog.getByRole('button', { name: /^Lesson 1: .*Skipped\.$/ })).toBeVisible();
  await expect(button(page, learnText.next(lessonOf('fight').title))).toBeVisible();
});

test('in a lesson only the expected press takes effect, and others get a kind answer', async ({ page }) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.start).click();
  await button(page, learnText.forward).click();
  await button(page, text.controlText.end).click();
  await expect(page.getByText(`All in good time. ${lessonText.prompt.top(1)}`)).toBeVisible();
  await expect(guide(page)).toContainText(says(1));
  await button(page, text.controlText.menu).click();
  await button(page, learnText.menu.leave).click();
  await expect(page.getByRole('dialog', { name: learnText.title })).toBeVisible();
});

test('a first game begins with a hint that can be closed, and later ones have none if hints are switched off', async ({
  page,
}) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.firstGame).click();
  await expect(guide(page)).toContainText(hintText.beginHeld);
  // Not modal: everything around it can be pressed. A player about to act is not disturbed.
  await button(page, text.controlText.end).click();
  await expect(guide(page)).toBeHidden();
  await button(page, text.controlText.cancel).click();
  await expect(guide(page)).toContainText(hintText.beginHeld);
  await button(page, text.controlText.forecast).click();
  await button(page, learnText.dismiss).click();
  await expect(guide(page)).toBeHidden();

  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.settings).click();
  await page.getByRole('switch', { name: shellText.settings.hints }).uncheck();
  await page.keyboard.press('Escape');
  await button(page, text.controlText.end).click();
  await button(page, text.controlText.confirmEnd).click();
  await expect(guide(page)).toBeHidden();
  const learnt = await page.evaluate(() => JSON.parse(localStorage.getItem('faza.learning') ?? '{}'));
  expect(learnt.hints).toEqual({ shown: { begin: 1 }, done: ['flip'] });
});

test('Escape closes a hint, and opens the menu when it is pressed again', async ({ page }) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.firstGame).click();
  await expect(guide(page)).toContainText(hintText.beginHeld);
  const menu = page.getByRole('dialog', { name: shellText.menu.title });
  await page.keyboard.press('Escape');
  await expect(guide(page)).toBeHidden();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
});

test('a hint that was followed by something other than a command does not come back', async ({ page }) => {
  await openTitle(page);
  await openLearn(page);
  await button(page, learnText.firstGame).click();
  await expect(guide(page)).toContainText(hintText.beginHeld);
  await button(page, text.controlText.verbs.fight).first().click();
  await expect(guide(page)).toBeHidden();
  await button(page, text.controlText.cancel).click();
  await button(page, text.controlText.end).click();
  await button(page, text.controlText.cancel).click();
  await expect(button(page, text.controlText.end)).toHaveAttribute('aria-pressed', 'false');
  await expect(guide(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  const control = (page: Page, id: string) => page.locator(`[data-control="${id}"]`);

  /** Everything in a lesson can be touched: the guide covers nothing that is to be tapped. */
  test('a lesson can be played by touch alone, and the player may ask about anything on the way', async ({ page }) => {
    await openTitle(page);
    await button(page, text.screens.title.learn).tap();
    await button(page, learnText.start).tap();
    await button(page, learnText.forward).tap();
    for (const id of ['hero:1', 'half:1:1:movement', 'tile:11', 'go']) await control(page, id).tap();
    await expect(guide(page)).toContainText(says(2));

    await control(page, 'ask').tap();
    await expect(guide(page)).toBeHidden();
    await control(page, 'asking:tile:11').tap();
    const card = page.getByRole('dialog', { name: text.tileTitle({ edition: 'published' }, 11) });
    await card.getByRole('button', { name: pageText.close, exact: true }).tap();
    await control(page, 'asking:leave').tap();

    for (const id of ['half:1:2:movement', 'tile:12', 'undo']) await control(page, id).tap();
    await expect(guide(page)).toContainText(says(4));
    for (const id of ['half:1:3:movement', 'tile:6', 'go']) await control(page, id).tap();
    await button(page, learnText.forward).tap();
    await button(page, learnText.finish).tap();
    await expect(page.getByRole('dialog', { name: learnText.title })).toBeVisible();
  });

  test('the last lesson ends like a won game, even after a reload, and none of it is stored', async ({ page }) => {
    const { steps, setup, title } = lessonOf('win');
    const saved = gameText({ session: begin(faza, setup), players: setup.heroes.map(() => 'you' as const) });
    await page.addInitScript(
      (stored) => {
        for (const [key, value] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      [
        ['faza.game', saved],
        ['faza.learning', JSON.stringify({ lessons: { win: { step: steps.length - 2, done: false } } })],
      ] as const,
    );
    await openTitle(page);
    await button(page, text.screens.title.learn).tap();
    await page.getByRole('button', { name: new RegExp(`: ${title}\\.`) }).tap();
    // X1: the last boarding wins, whatever event it draws, so no card is shown.
    for (const id of ['verb:board', 'go']) await control(page, id).tap();
    const last = at(steps, steps.length - 1).says;
    await expect(guide(page)).toContainText(last);
    await expect(page.getByRole('button', { name: text.screens.ending.ruleOf(text.victoryText) })).toBeVisible();

    await page.reload();
    await button(page, text.screens.title.learn).tap();
    await page.getByRole('button', { name: new RegExp(`: ${title}\\.`) }).tap();
    await expect(guide(page)).toContainText(last);
    await control(page, 'ending:again').tap();
    await expect(page.getByText(/^All in good time/)).toBeVisible();
    await button(page, learnText.finish).tap();
    const dialog = page.getByRole('dialog', { name: learnText.title });
    await expect(dialog.getByRole('button', { name: new RegExp(`: ${title}\\..*Done\\.$`) })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toBe(saved);
  });
});
