import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { COMMON_WINDOWS } from '../../games/faza/scenes/windows.ts';
import { golden } from '../kit/golden.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** Windows of every shape, and squarer and longer ones between. */
const WINDOWS = [...COMMON_WINDOWS, [900, 600], [800, 800], [1920, 540]] as const;

/** Buttons over the canvas that are too small for a finger, or not completely in the window. */
async function misfits(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (finger) =>
      [...document.querySelectorAll<HTMLElement>('[data-control]')].flatMap((button) => {
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        const isIn = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
        const isLarge = Math.min(width, height) >= finger - 0.1;
        return isIn && isLarge ? [] : [`${button.dataset.control} ${width}×${height} at ${left}, ${top}`];
      }),
    least,
  );
}

/** At the table, with a fight of three outcomes on offer. */
async function facingAFight(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { setup } = golden('defeat');
  const player = await openNewTable(page, setup, settings);
  await player.point({ do: 'fight', hero: 1, tile: 1 });
}

test('a window may take any shape while a fight is on offer: every button stays in it and is large enough for a finger', async ({
  page,
}) => {
  await facingAFight(page);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const least = Math.min(width, height) >= 360 ? 44 : 36;
    await expect.poll(() => misfits(page, least), `${width}×${height}`).toEqual([]);
  }
});

test('with a text size of 200% the odds show all outcomes, indicate that there is more, and scroll by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await facingAFight(page, { textScale: 2 });
  const odds = page.getByRole('group', { name: text.previewText.fight.title });
  const inSight = (): Promise<number> =>
    odds.evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll('table:first-of-type tbody tr')].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      }).length;
    });
  await expect.poll(inSight).toBe(3);
  await expect(odds).toHaveClass(/has-more/);
  await odds.focus();
  await odds.press('End');
  await expect(odds).not.toHaveClass(/has-more/);
});
