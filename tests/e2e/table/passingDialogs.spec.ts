import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { playerGroupFor, withPerson } from '../../../src/module/match.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { codeText } from '../../../src/shell/newGame/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { outOfReach, runsSideways, unnamed } from '../kit/dialogAudit.ts';
import { golden } from '../kit/golden.ts';
import { followLink } from '../kit/link.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/*
 * Dialogs that no menu opens: they appear by themselves, or behind something else. All on a phone, with a text size of
 * 200%: what is reachable there is reachable everywhere. `dialogs.spec.ts` has the others.
 */

const LARGE = { textScale: 2, highContrast: true };
const record = golden('victory');
const players = record.setup.heroes.map(() => 'you' as const);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ viewport: { width: 360, height: 640 } });

/** Checks the open dialog: names, roles, focus, and that everything can be reached. */
async function audit(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  expect(await unnamed(dialog), name).toEqual([]);
  await expect(dialog.locator(':focus'), name).toHaveCount(1);
  expect(await outOfReach(dialog), name).toEqual([]);
  expect(await runsSideways(dialog), name).toBe(false);
}

/** Escape closes the dialog, and the focus returns. */
async function leave(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('the dialogs of an ending, and the question before it, have names, can be reached and return the focus', async ({
  page,
}) => {
  await openTitle(page, LARGE);
  const session = gameAfter(record, record.commands.length);
  await followLink(page, { session, players });
  const { over } = shareText;
  await audit(page, over.ask);
  await button(page, over.take).press('Enter');

  const { figures, openRound, share: sharing } = text.screens.ending;
  const dialogs = [
    { name: figures, title: endingText.figures.title },
    { name: openRound(2), title: endingText.round.title(2) },
    { name: sharing, title: endingText.share.title },
  ];
  for (const { name, title } of dialogs) {
    await button(page, name).press('Enter');
    if (name === sharing) await expect(button(page, endingText.share.savePicture)).toBeVisible({ timeout: 60_000 });
    await audit(page, title);
    await leave(page, button(page, name));
  }
});

test('the same holds for dialogs at the table: share code, passing the device, phase summary, compared plans', async ({
  page,
}) => {
  const two = withPerson(
    playerGroupFor(players, () => 'Ada'),
    'Ben',
  );
  const company = { ...two, seats: players.map((_, seat) => seat % 2), handOver: true };
  await openTitle(page, { ...LARGE, phaseSummary: true });
  await followLink(page, { session: gameAfter(record, 20), players, company });
  await button(page, shareText.take).press('Enter');
  const menu = button(page, text.controlText.menu);

  await menu.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.share, exact: true }).press('Enter');
  await button(page, codeText.title).press('Enter');
  await audit(page, codeText.title);
  await leave(page, menu);

  await menu.focus();
  await page.keyboard.press('2');
  await audit(page, peopleText.pass('Ben'));
  await leave(page, menu);

  await button(page, text.controlText.end).press('Enter');
  await button(page, text.controlText.confirmEnd).press('Enter');
  await audit(page, summaryText.phase.summary);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The previously focused element may be gone; the focus is on something, not lost.
  await expect(page.locator(':focus')).toHaveCount(1);

  await menu.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: planText.menu, exact: true }).press('Enter');
  const compare = button(page, planText.compare);
  await compare.press('Enter');
  await audit(page, planText.dialog.title);
  await leave(page, compare);
});
