import { expect, type Page } from '@playwright/test';
import { moduleText } from '../../src/games/azardia/text/module.en.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { endingText } from '../../src/shell/ending/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { smallGameText } from '../../src/smallGame/text.en.ts';
import { gameAfter } from '../looks/kit/visitor.ts';
import { openAzardia } from './kit/azardia.ts';
import { azardiaGolden, followAzardia, momentOf } from './kit/azardiaGame.ts';
import { golden } from './kit/golden.ts';
import { followLink } from './kit/link.ts';
import { sameNames } from './kit/sameNames.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What is called the same, by the screens that were looked at. */
class Names {
  readonly same: string[] = [];

  constructor(readonly page: Page) {}

  async look(what: string): Promise<void> {
    for (const line of await sameNames(this.page)) this.same.push(`${what}: ${line}`);
  }

  /** Looks at the dialog that a button opens, and leaves it. */
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

    test('FAZA: ending, its dialogs and a round', async ({ page }) => {
      const names = new Names(page);
      await openTitle(page);
      const record = golden('defeat');
      const session = gameAfter(record, record.commands.length);
      await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
      await expect(page.getByRole('dialog')).toBeVisible();
      await names.look('link');
      await button(page, shellText.share.over.take).press('Enter');
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
      for (const name of [learn, rulebook, settings, records, replays]) await names.dialog(name);
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
  });
}
