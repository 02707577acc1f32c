import { expect, type Locator, type Page } from '@playwright/test';
import { lessonOf } from '../../../src/games/faceOff/lessons/course.ts';
import { LESSON_IDS } from '../../../src/games/faceOff/lessons/lesson.ts';
import { hintText } from '../../../src/games/faceOff/text/lessons.en.ts';
import { LATE } from '../../../src/page/input/pressGuard.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { openFaceOff } from '../kit/faceOff.ts';
import { keys } from '../kit/player.ts';
import { test } from '../kit/test.ts';

/* Face Off's lessons and the hints of a first game, as a new player meets them. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const guide = (page: Page): Locator => page.getByRole('complementary');

/** Opens the list of lessons. */
async function openLessons(page: Page): Promise<void> {
  await openFaceOff(page, { hints: true });
  await keys(button(page, smallGameText.title.learn));
}

for (const id of LESSON_IDS)
  test(`the lesson about “${id}” is played to its end by Enter alone`, async ({ page }) => {
    await page.clock.install();
    await openLessons(page);
    const { steps, title } = lessonOf(id);
    await page.getByRole('button', { name: new RegExp(`: ${title}\\.`) }).press('Enter');
    const pressed = page.locator('[data-control]:focus').or(guide(page).locator('button:focus'));
    for (const [index, { says }] of steps.entries()) {
      await expect(guide(page)).toContainText(says);
      const next = steps[index + 1]?.says ?? learnText.title;
      const isOver = () => page.getByText(next).first().isVisible();
      for (let press = 0; press < 4 && !(await isOver()); press++) {
        await expect(pressed).toBeAttached();
        // Reading takes longer than the time in which a press still counts for the previous screen.
        await page.clock.fastForward(LATE + 1);
        await page.keyboard.press('Enter');
        await page.clock.fastForward(LATE + 1);
      }
    }
    const dialog = page.getByRole('dialog', { name: learnText.title });
    await expect(dialog.getByRole('button', { name: new RegExp(`: ${title}\\..*Done\\.$`) })).toBeVisible();
  });

test('F1 a hint about sealing stays when the computer has claimed and sealed before the person', async ({ page }) => {
  await openLessons(page);
  await button(page, learnText.firstGame).click();
  await expect(guide(page)).toContainText(hintText.personality());
  await button(page, learnText.dismiss).click();
  await expect(guide(page)).toBeHidden();
});
