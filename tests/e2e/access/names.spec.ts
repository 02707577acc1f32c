import { expect, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { factionFunListing } from '../../../src/games/factionFun/listing.ts';
import { moduleText as factionText } from '../../../src/games/factionFun/text/module.en.ts';
import { tableText } from '../../../src/games/factionFun/text/table.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { setupText, summaryText } from '../../../src/games/faza/text/module.en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, followAzardia, momentOf } from '../kit/azardiaGame.ts';
import { openFactionFun } from '../kit/factionFun.ts';
import { atTitleOf, rememberGame } from '../kit/games.ts';
import { golden } from '../kit/golden.ts';
import { followLink } from '../kit/link.ts';
import { Player } from '../kit/player.ts';
import { sameNames } from '../kit/sameNames.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Equal names, by the screens that were checked. */
class Names {
  readonly same: string[] = [];

  constructor(readonly page: Page) {}

  async look(what: string): Promise<void> {
    for (const line of await sameNames(this.page)) this.same.push(`${what}: ${line}`);
  }

  /** Checks the dialog that a button opens, and closes it. */
  async dialog(name: string): Promise<void> {
    await button(this.page, name).last().press('Enter');
    await expect(this.page.getByRole('dialog').last()).toBeVisible();
    await this.look(name);
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async ofMenu(menu: string, names: readonly string[]): Promise<void> {
    await button(this.page, menu).press('Enter');
    await this.look('menu');
    await this.page.keyboard.press('Escape');
    for (const name of names) {
      await button(this.page, menu).press('Enter');
      await this.dialog(name);
    }
  }
}

for (const [width, height] of [
  [360, 640],
  [1152, 648],
] as const) {
  test.describe(`at ${width}×${height} no two controls of a screen or dialog have the same name`, () => {
    test.use({ viewport: { width, height } });

    test('FAZA: title with its dialogs, and new game', async ({ page }) => {
      const names = new Names(page);
      const { settings, rulebook, learn, replays, records, newGame } = text.screens.title;
      await openTitle(page);
      await names.look('title');
      for (const name of [settings, rulebook, learn, replays, records]) await names.dialog(name);
      await button(page, newGame).press('Enter');
      const { start, content } = text.screens.newGame;
      await expect(button(page, start)).toBeVisible();
      await names.look('new game');
      await names.dialog(content.label(setupText.contents.published.name));
      expect(names.same).toEqual([]);
    });

    test('FAZA: the table, its dialogs and a plan', async ({ page }) => {
      const names = new Names(page);
      await openTableAt(page, golden('victory'), 20);
      await names.look('table');
      const { log, rulebook, shortcuts, dice, share, practice, settings } = shellText.menu;
      const all = [log, rulebook, shortcuts, dice, share, practice, settings, peopleText.title];
      await names.ofMenu(text.controlText.menu, all);
      // On phones it is in the menu.
      await page.keyboard.press(width < height ? 'm' : 'p');
      if (width < height) await button(page, planText.menu).press('Enter');
      await expect(page.getByRole('region', { name: planText.region })).toBeVisible();
      await names.look('plan');
      expect(names.same).toEqual([]);
    });

    test('FAZA: every kind of command on offer, a fight and an event card', async ({ page }) => {
      const names = new Names(page);
      const { setup, commands } = golden('victory');
      const kinds = [...new Set(commands.map((command) => command.do))];
      await openTitle(page, { phaseSummary: true });
      for (const kind of kinds) {
        const count = commands.findIndex((command) => command.do === kind);
        const session = gameAfter(golden('victory'), count);
        await followLink(page, { session, players: setup.heroes.map(() => 'you' as const) });
        await button(page, shareText.take).press('Enter');
        await expect(button(page, shareText.take)).toBeHidden();
        await expect(page.locator('[data-control]').first()).toBeAttached();
        await names.look(`before ${kind}`);
        const player = new Player(page, setup);
        for (const command of commands.slice(0, count)) player.follow(command);
        await player.point(at(commands, count));
        await names.look(`${kind} on offer`);
        if (kind === 'endTeamPhase') await button(page, text.controlText.confirmEnd).press('Enter');
        else await page.locator('[data-control="go"]').press('Enter');
        if (kind === 'board') await expect(button(page, text.screens.event.resolve)).toBeVisible();
        if (kind === 'endTeamPhase')
          await expect(page.getByRole('dialog', { name: summaryText.phase.summary })).toBeVisible();
        await names.look(`during ${kind}`);
      }
      expect(names.same).toEqual([]);
    });

    test('FAZA: a replay, a lesson and a hint', async ({ page }) => {
      const names = new Names(page);
      await openTitle(page, { hints: true });
      await page.keyboard.press('q');
      await expect(button(page, learnText.dismiss)).toBeVisible();
      await names.look('hint');
      await page.goto('./');
      await button(page, text.screens.title.learn).press('Enter');
      await page.getByRole('button', { name: new RegExp(`^${learnText.lesson(1)}:`) }).press('Enter');
      await expect(page.getByRole('complementary')).toBeVisible();
      await names.look('lesson');
      const record = golden('defeat');
      const session = gameAfter(record, record.commands.length);
      await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
      await button(page, shareText.over.take).press('Enter');
      await button(page, text.screens.ending.openRound(2)).press('Enter');
      await button(page, endingText.round.lookBack).press('Enter');
      await expect(button(page, replayText.replay.controls.stepOn)).toBeVisible();
      await names.look('replay');
      expect(names.same).toEqual([]);
    });

    test('FAZA: ending, its dialogs and a round', async ({ page }) => {
      const names = new Names(page);
      await openTitle(page);
      const record = golden('defeat');
      const session = gameAfter(record, record.commands.length);
      await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
      await expect(page.getByRole('dialog')).toBeVisible();
      await names.look('link');
      await button(page, shareText.over.take).press('Enter');
      const { again, figures, dice, share, openRound } = text.screens.ending;
      await expect(button(page, again)).toBeVisible();
      await names.look('ending');
      for (const name of [figures, dice, share]) await names.dialog(name);
      await button(page, openRound(2)).press('Enter');
      await expect(page.getByRole('dialog', { name: endingText.round.title(2) })).toBeVisible();
      await names.look('round');
      expect(names.same).toEqual([]);
    });

    test('Azardia: title, new game, every kind of decision, dialogs and the ending', async ({ page }) => {
      const names = new Names(page);
      const record = azardiaGolden();
      await openAzardia(page, { hints: false });
      await names.look('title');
      const { learn, rulebook, settings, newGame, records, replays } = text.screens.title;
      for (const name of [smallGameText.title.daily, learn, rulebook, settings, records, replays])
        await names.dialog(name);
      await button(page, newGame).press('Enter');
      for (const players of [2, 3, 4]) {
        await button(page, smallGameText.setup.count(players)).press('Enter');
        await expect(button(page, smallGameText.setup.count(players))).toHaveAttribute('aria-pressed', 'true');
        await names.look(`new game of ${players}`);
      }
      for (const kind of new Set(record.commands.map((command) => command.do))) {
        const late = record.commands.findIndex((command, count) => count > 60 && command.do === kind);
        if (late < 0) continue;
        await followAzardia(page, record, momentOf(record, kind));
        await expect(page.locator('[data-control]').first()).toBeAttached();
        await names.look(`before ${kind}`);
        const card = page.locator('[data-control^="hand:"]').first();
        if ((await card.count()) > 0) await card.press('Enter');
        await names.look(`a card before ${kind}`);
      }
      await names.ofMenu(moduleText.table.menu, [shellText.menu.settings, shellText.menu.shortcuts]);
      await followAzardia(page, record, record.commands.length);
      await expect(button(page, smallGameText.ending.again)).toBeVisible();
      await names.look('ending');
      // Two copies of a card do the same, and have the same name.
      const others = names.same.filter((line) => !line.includes(`group ${moduleText.groups.hand} /`));
      expect(others).toEqual([]);
    });

    test('Faction Fun: title with its dialogs, and new game', async ({ page }) => {
      const names = new Names(page);
      await rememberGame(page, 'factionFun');
      await page.goto('./');
      await atTitleOf(page, factionFunListing.name);
      await names.look('title');
      const { daily, learn, rulebook, settings, newGame, records, replays } = smallGameText.title;
      for (const name of [daily, learn, rulebook, settings, records, replays]) await names.dialog(name);
      await button(page, newGame).press('Enter');
      for (const players of [2, 4, 6]) {
        await button(page, smallGameText.setup.count(players)).press('Enter');
        await expect(button(page, smallGameText.setup.count(players))).toHaveAttribute('aria-pressed', 'true');
        await names.look(`new game of ${players}`);
      }
      await names.dialog(smallGameText.setup.explain);
      expect(names.same).toEqual([]);
    });

    test('Faction Fun: a game in progress, and the menu of its table', async ({ page }) => {
      test.setTimeout(120_000);
      const names = new Names(page);
      await openFactionFun(page);
      await button(page, /^Quick start/).press('Enter');
      const next = page.locator('[data-control="go"]').or(page.locator('[data-control^="tile:"][class*="main"]'));
      for (let press = 0; press < 60; press++) {
        await expect(next.first()).toBeAttached();
        await names.look(`press ${press}`);
        const card = page.locator('[data-control^="hand:"]').first();
        if (press % 10 === 0 && (await card.count()) > 0) {
          await card.press('Enter');
          await names.look(`a card before press ${press}`);
        }
        await next.first().press('Enter');
      }
      await names.ofMenu(factionText.table.menu, [shellText.menu.settings, shellText.menu.shortcuts]);
      // Two copies of a card do the same, and have the same name.
      const others = names.same.filter((line) => !line.includes(`group ${tableText.groups.hand} /`));
      expect([...new Set(others.map((line) => line.slice(line.indexOf(': ') + 2)))]).toEqual([]);
    });
  });
}
