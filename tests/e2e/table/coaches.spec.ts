import { expect, type Page } from '@playwright/test';
import { coachText } from '../../../src/shell/coach/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { openFaceOff } from '../kit/faceOff.ts';
import { openFactionFun } from '../kit/factionFun.ts';
import { expectHeard, listen } from '../kit/heard.ts';
import { test } from '../kit/test.ts';

/* The coaches of Faction Fun and Face Off in a first game against the computer. */

const open: Readonly<Record<string, (page: Page, settings: Record<string, unknown>) => Promise<void>>> = {
  'Faction Fun': openFactionFun,
  'Face Off': openFaceOff,
};

for (const [name, openGame] of Object.entries(open)) {
  test(`${name}: the coach says what is best and what that is worth, once, and lists it where nothing is covered`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await listen(page);
    await openGame(page, { coach: 'best' });
    await page.getByRole('button', { name: new RegExp(`^${text.title.quickStart}`) }).click();
    // It is said once it does not change any more: a busy machine thinks longer.
    await expectHeard(page, new RegExp(`${coachText.name}: .*Chance to win: \\d+%`), 60_000);
    await page.getByRole('button', { name: coachText.open }).click();
    const coach = page.getByRole('region', { name: coachText.name });
    await expect(coach.getByRole('listitem').filter({ hasText: /^Chance to win: \d+%/ })).toBeVisible();
    await page.getByRole('button', { name: coachText.close }).click();
    await expect(coach).toBeHidden();
  });
}
