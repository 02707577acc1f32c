import type { Page } from '@playwright/test';
import { lessonOf } from '../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS } from '../../../src/games/faza/lessons/lesson.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { type Guest, press, type Screen } from '../kit/guest.ts';

/** The step at which each lesson is photographed: the one that shows most of what it teaches. */
const STEP = { move: 1, fight: 2, board: 2, foresee: 2, win: 2, wide: 2 } as const;

/** The list of lessons after all of them have been started. */
async function lessons(guest: Guest): Promise<Page> {
  const begun = Object.fromEntries(LESSON_IDS.map((id) => [id, { step: STEP[id], done: id === 'move' }]));
  const page = await guest.title({ stored: { 'faza.learning': JSON.stringify({ lessons: begun }) } });
  await press(page, text.screens.title.learn);
  return page;
}

/** The list of lessons, a picture of each lesson, and a hint in a first game. */
export const LEARN_SCREENS: readonly Screen[] = [
  { name: 'learn', go: lessons },
  ...LESSON_IDS.map(
    (id, index): Screen => ({
      name: `lesson-${index + 1}-${id}`,
      go: async (guest) => {
        const page = await lessons(guest);
        await page.getByRole('button', { name: new RegExp(`^${learnText.lesson(index + 1)}:`) }).click();
        await page.getByText(learnText.step(STEP[id] + 1, lessonOf(id).steps.length), { exact: true }).waitFor();
        return page;
      },
    }),
  ),
  {
    name: 'hint',
    go: async (guest) => {
      const page = await guest.title({ settings: { hints: true } });
      await press(page, text.screens.title.quickStart);
      await page.getByRole('button', { name: learnText.dismiss }).waitFor();
      return page;
    },
  },
];
