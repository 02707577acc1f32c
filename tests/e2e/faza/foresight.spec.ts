import { expect, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now, pastOf } from '../../../src/kernel/session.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A recorded game before, or just after, the `nth` command of a kind; and that command. */
function moment(kind: Command['do'], nth = 1, after = false): { session: FazaSession; command: Command } {
  const { setup, commands } = golden('victory');
  let session: FazaSession = begin(faza, setup);
  let left = nth;
  for (const command of commands) {
    if (command.do === kind) left -= 1;
    if (left === 0 && !after) return { session, command };
    const given = give(session, command);
    if ('session' in given) session = given.session;
    if (left === 0) return { session, command };
  }
  throw new Error(`no ${kind} in this game`);
}

/** The recorded defeat, when only ending the phase is left, which loses it. */
function beforeTheEnd(): FazaSession {
  const { setup, commands } = golden('defeat');
  return commands.slice(0, -1).reduce<FazaSession>(
    (session, command) => {
      const given = give(session, command);
      return 'session' in given ? given.session : session;
    },
    begin(faza, setup),
  );
}

/** Continues a stored game. */
async function sitDown(page: Page, session: FazaSession, settings: Record<string, unknown> = {}): Promise<Player> {
  const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', stored);
  }, save);
  await openTitle(page, { hints: false, ...settings });
  await button(page, text.screens.title.continue).click();
  const player = new Player(page, session.setup);
  for (const { command } of pastOf(session)) player.follow(command);
  await player.arrived();
  return player;
}

test('a fight shows the odds of every outcome, and its button says that there is no way back', async ({ page }) => {
  const { session, command } = moment('fight', 4);
  const player = await sitDown(page, session);
  await player.point(command);
  const odds = panel(page, text.previewText.fight.title);
  await expect(odds.getByRole('row')).not.toHaveCount(0);
  await expect(odds.getByRole('rowheader', { name: text.board.noKill })).toBeVisible();
  await expect(button(page, text.controlText.roll)).toBeVisible();
  await button(page, text.controlText.numbers).click();
  await expect(odds).toHaveCount(0);
});

test('on a phone the forecast is a list over the cards, in numbered order, and leaves the board free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page, moment('fight', 4).session);
  await button(page, text.controlText.forecast).click();
  const list = panel(page, text.forecastText.title);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  // Rebuilt for another window, it keeps the focus.
  await button(page, text.forecastText.toCards).focus();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(button(page, text.forecastText.toCards)).toBeFocused();
  const belowBoard = async () => {
    const [place, board] = [await list.boundingBox(), await page.locator('[data-control="tile:2"]').boundingBox()];
    return place && board && place.y >= board.y + board.height;
  };
  // The page adapts shortly after the window changed.
  await expect.poll(belowBoard).toBe(true);
  await button(page, text.forecastText.toCards).click();
  await expect(list).toHaveCount(0);
  await expect(button(page, text.controlText.forecast)).toHaveAttribute('aria-pressed', 'true');
});

test('practice can undo a roll, and the game remembers it', async ({ page }) => {
  const { session } = moment('fight', 4, true);
  const player = await sitDown(page, session);
  const undo = button(page, text.controlText.undo);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.practice).click();
  await button(page, shellText.practice.confirm).click();
  await expect(undo).not.toHaveAttribute('aria-disabled');
  await undo.click();
  await player.shows(now(moment('fight', 4).session));
  await page.reload();
  await button(page, text.screens.title.continue).click();
  await button(page, text.controlText.menu).click();
  await expect(button(page, shellText.menu.resume)).toBeVisible();
  await expect(button(page, shellText.menu.practice)).toHaveCount(0);
});

test('the densities: a newcomer sees the numbers of every command, an expert only those asked for', async ({
  page,
}) => {
  const { session, command } = moment('move', 2);
  const player = await sitDown(page, session, { density: 'newcomer' });
  await player.point(command);
  const numbers = panel(page, text.previewText.sure.title);
  await expect(numbers).toBeVisible();
  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.settings).click();
  await page.getByRole('radio', { name: shellText.settings.densities.expert }).check();
  await page.keyboard.press('Escape');
  await expect(numbers).toHaveCount(0);
  await button(page, text.controlText.numbers).click();
  await expect(numbers).toBeVisible();
});

test('hovering shows the same as a press; leaving changes nothing', async ({ page }) => {
  const { session, command } = moment('fight', 4);
  const player = await sitDown(page, session);
  if (!('hero' in command)) throw new Error('a fight is fought by a hero');
  await player.button(text.heroName[now(session).heroes[command.hero]?.id ?? 'soldier']).click();
  const fight = button(page, text.controlText.verbs.fight);
  const [odds, roll] = [panel(page, text.previewText.fight.title), button(page, text.controlText.roll)];
  await fight.hover();
  await expect(odds).toBeVisible();
  await expect(fight).toHaveAttribute('aria-pressed', 'false');
  // The only fight can be rolled at once; its button is there before the fight is picked.
  await expect(roll).toBeVisible();
  await button(page, text.controlText.log).hover();
  await expect(odds).toHaveCount(0);
  await fight.click();
  await expect(odds).toBeVisible();
  await expect(roll).toBeVisible();
  await player.shows(now(session));
});

test('keyboard focus shows it as well, and does not hide what a key presses', async ({ page }) => {
  const { session, command } = moment('fight', 4);
  const player = await sitDown(page, session);
  if (!('hero' in command)) throw new Error('a fight is fought by a hero');
  await page.keyboard.press(String(command.hero + 1));
  const fight = button(page, text.controlText.verbs.fight);
  await button(page, text.controlText.verbs.board).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(fight).toBeFocused();
  const odds = panel(page, text.previewText.fight.title);
  await expect(odds).toBeVisible();
  // It disappears with the focus, so the focus cannot move into it.
  await expect(odds.getByRole('button').first()).toHaveAttribute('tabindex', '-1');
  await expect(fight).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(fight).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(odds).toHaveCount(0);
  await player.shows(now(session));
});

test('X2 a forecast that loses the game names its rule, and the rulebook is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page, beforeTheEnd());
  await button(page, text.controlText.forecast).click();
  await panel(page, text.forecastText.title)
    .getByRole('button', { name: pageText.openRule('X2') })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^X2/ })).toBeInViewport();
});

test('B3 at the speed without animations the drawn card stays until one press dismisses it', async ({ page }) => {
  const { session, command } = moment('board');
  const player = await sitDown(page, session);
  await player.point(command);
  await button(page, text.controlText.confirmBinding).click();
  const resolve = button(page, text.screens.event.resolve);
  await expect(resolve).toBeFocused();
  await expect(button(page, text.controlText.menu)).toHaveCount(0);
  await page.keyboard.press('Enter');
  player.follow(command);
  await player.arrived();
  await expect(resolve).toHaveCount(0);
});
