import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, followAzardia, momentOf } from '../kit/azardiaGame.ts';
import { colorOnly } from '../kit/formAudit.ts';
import { golden, RISKY } from '../kit/golden.ts';
import { followLink } from '../kit/link.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectForms(page: Page, what: string): Promise<void> {
  expect(await colorOnly(page), what).toEqual([]);
}

/** Checks that every state in the dialog that a button opens is visible without color. */
async function expectDialog(page: Page, name: string): Promise<void> {
  await button(page, name).last().press('Enter');
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expectForms(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`with forced colors ${forcedColors}`, () => {
    test.use({ contextOptions: { forcedColors } });

    test('every state of the title and its dialogs can be seen without color', async ({ page }) => {
      await openTitle(page);
      await expectForms(page, 'title');
      const { daily, settings, rulebook, learn, replays, records } = text.screens.title;
      for (const name of [daily, settings, rulebook, learn, replays, records]) await expectDialog(page, name);
      await button(page, text.screens.title.newGame).press('Enter');
      await expect(button(page, text.screens.newGame.start)).toBeVisible();
      await expectForms(page, 'new game');
    });

    test('every state at the table, in its dialogs and in a plan can be seen without color', async ({ page }) => {
      await openTableAt(page, golden('victory'), 20);
      await expectForms(page, 'table');
      for (const name of [shellText.menu.log, 'Players', shellText.menu.shortcuts]) {
        await button(page, text.controlText.menu).press('Enter');
        await expectDialog(page, name);
      }
      await page.keyboard.press('p');
      await expect(page.getByRole('region', { name: planText.region })).toBeVisible();
      await expectForms(page, 'plan');
    });

    test('every state of a plan with a step that can lose the game can be seen without color', async ({ page }) => {
      const player = await openTableAt(page, golden('defeat'), RISKY.age);
      await page.keyboard.press('p');
      await player.point(RISKY.fight);
      await button(page, text.controlText.addToPlan).press('Enter');
      const bar = page.getByRole('region', { name: planText.region });
      await expect(bar.getByRole('listitem')).toHaveCount(1);
      await expect(bar.getByRole('button', { name: planText.play })).toContainText('%');
      await expectForms(page, 'plan');
    });

    test('every state of a replay can be seen without color', async ({ page }) => {
      await openTitle(page);
      const over = golden('defeat');
      const session = gameAfter(over, over.commands.length);
      await followLink(page, { session, players: over.setup.heroes.map(() => 'you' as const) });
      await button(page, shareText.over.take).press('Enter');
      await button(page, text.screens.ending.openRound(2)).press('Enter');
      await button(page, endingText.round.lookBack).press('Enter');
      const { controls, scrubber } = replayText.replay;
      await expect(button(page, controls.stepOn)).toBeVisible();
      await expectForms(page, 'replay');
      await page.getByRole('slider', { name: scrubber }).press('End');
      await expectForms(page, 'end of a replay');
      await button(page, controls.playBack).press('Enter');
      await expectForms(page, 'replay backward');
    });

    test('the question before a dangerous command can be seen without color', async ({ page }) => {
      const record = golden('victory');
      await openTableAt(page, record, 20);
      await button(page, text.controlText.menu).press('Enter');
      await expectDialog(page, shellText.menu.giveUp);
    });

    test('every state of Azardia can be seen without color', async ({ page }) => {
      await openAzardia(page);
      await expectForms(page, 'title');
      await button(page, text.screens.title.newGame).press('Enter');
      await expect(button(page, 'Start')).toBeVisible();
      await expectForms(page, 'new game');
      await expect(button(page, '3 players')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Start').press('Enter');
      await expect(button(page, 'Menu')).toBeVisible();
      await expectForms(page, 'table');
    });

    test('every state of lessons and hints can be seen without color', async ({ page }) => {
      await openTitle(page, { hints: true });
      await button(page, text.screens.title.learn).press('Enter');
      await page.getByRole('button', { name: new RegExp(`^${learnText.lesson(1)}:`) }).press('Enter');
      await expect(page.getByRole('complementary')).toBeVisible();
      await expectForms(page, 'lesson');
      await page.reload();
      await expect(button(page, text.screens.title.newGame)).toBeVisible();
      await page.keyboard.press('q');
      await expect(button(page, learnText.dismiss)).toBeVisible();
      await expectForms(page, 'hint');
    });

    test('every state of a forecast and of a phase summary can be seen without color', async ({ page }) => {
      const record = golden('victory');
      const end = record.commands.findIndex(({ do: name }) => name === 'endTeamPhase');
      const player = await openTableAt(page, record, end, { phaseSummary: true });
      await player.point({ do: 'endTeamPhase' });
      await expect(button(page, text.controlText.confirmEnd)).toBeVisible();
      await expectForms(page, 'forecast');
      await button(page, text.controlText.confirmEnd).press('Enter');
      await expect(page.getByRole('dialog', { name: summaryText.phase.summary })).toBeVisible();
      await expectForms(page, 'phase summary');
    });

    test('every state of an event card and of an ending can be seen without color', async ({ page }) => {
      const record = golden('victory');
      const boarding = record.commands.findIndex(({ do: name }) => name === 'board');
      const player = await openTableAt(page, record, boarding);
      await player.point(at(record.commands, boarding));
      await expectForms(page, 'plan of a boarding');
      await page.locator('[data-control="go"]').press('Enter');
      await expect(button(page, text.screens.event.resolve)).toBeVisible();
      await expectForms(page, 'event card');

      const over = golden('defeat');
      const session = gameAfter(over, over.commands.length);
      await followLink(page, { session, players: over.setup.heroes.map(() => 'you' as const) });
      await button(page, shareText.over.take).press('Enter');
      await expect(button(page, text.screens.ending.again)).toBeVisible();
      await expectForms(page, 'ending');
      for (const name of [text.screens.ending.figures, text.screens.ending.dice, text.screens.ending.share])
        await expectDialog(page, name);
      await button(page, text.screens.ending.openRound(2)).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectForms(page, 'round');
      await page.keyboard.press('Escape');
    });

    test('every state of Azardia’s hand, choices, dialogs and ending can be seen without color', async ({ page }) => {
      const record = azardiaGolden();
      await openAzardia(page, { hints: false });
      for (const wanted of ['roll', 'play', 'challenge'] as const) {
        await followAzardia(page, record, momentOf(record, wanted));
        await expect(page.locator('[data-control^="hand:"]').first()).toBeAttached();
        await expectForms(page, `before ${wanted}`);
        await page.locator('[data-control^="hand:"]').first().press('Enter');
        await expectForms(page, `a card before ${wanted}`);
      }
      for (const name of [shellText.menu.log, shellText.menu.rulebook, shellText.menu.settings]) {
        await button(page, 'Menu').press('Enter');
        await expectDialog(page, name);
      }
      await followAzardia(page, record, record.commands.length);
      await expect(button(page, smallGameText.ending.again)).toBeVisible();
      await expectForms(page, 'ending');
    });
  });
}
