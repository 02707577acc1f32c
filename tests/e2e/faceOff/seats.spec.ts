import { expect } from '@playwright/test';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { begin, button, openFaceOff, playToEnd } from '../kit/faceOff.ts';
import { test } from '../kit/test.ts';

/* Whole games of Face Off at full tables. */

for (const { seats, people } of [
  { seats: 4, people: 1 },
  { seats: 5, people: 2 },
]) {
  test(`E2, E3 ${seats} seats, of which people have ${people}, play a whole game to its scores`, async ({ page }) => {
    test.setTimeout(300_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openFaceOff(page);
    await begin(page, seats, people);
    await playToEnd(page);
    await expect(page.getByRole('alert')).toHaveText(
      /^(You|Monsters|Cowboys|Ninjas|Pirates)( \d)? wins? with \d+ points\.\s*$/,
    );
    await expect(button(page, text.ending.again)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Round \d+$/ }).nth(4)).toBeAttached();
    expect(errors).toEqual([]);
  });
}
