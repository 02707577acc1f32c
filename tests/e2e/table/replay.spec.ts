import { expect, type Locator, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { begin, give } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { keys, Player, type Press, tap } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

const { animation, log, replay } = replayText;
const { phase, deeds, filters } = summaryText;
const { setup, commands } = golden('victory');
const firstEnd = commands.findIndex((command) => command.do === 'endTeamPhase');

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Continues a stored game right before the end of its first Team phase, or right after it. */
async function toTable(
  page: Page,
  phase: 'team' | 'over',
  settings: Record<string, unknown>,
  press?: Press,
): Promise<Player> {
  const given = commands.slice(0, firstEnd + (phase === 'team' ? 0 : 1));
  const stored = gameText({ session: played(given), players: setup.heroes.map(() => 'you') });
  await page.addInitScript((game) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', game);
  }, stored);
  await openTitle(page, { hints: false, ...settings });
  const player = new Player(page, setup, press);
  for (const command of given) player.follow(command);
  await player.press(button(page, text.screens.title.continue));
  await player.shows(player.state);
  return player;
}

function played(given: readonly Command[]): FazaSession {
  return given.reduce<FazaSession>(
    (session, command) => {
      const result = give(session, command);
      if (!('session' in result)) throw new Error('a golden game is refused');
      return result.session;
    },
    begin(faza, setup),
  );
}

/** Ends the Team phase without waiting for the animation. */
async function endPhase(player: Player): Promise<void> {
  await player.press(button(player.page, text.controlText.end));
  await player.press(button(player.page, text.controlText.confirmEnd));
  player.follow({ do: 'endTeamPhase' });
}

/** The bar and every one of its buttons: beside the board's tiles, and large enough for a finger. */
async function expectBesideBoard(page: Page, bar: Locator): Promise<void> {
  const place = await bar.boundingBox();
  const tiles = await page.locator('[data-control^="tile:"]').all();
  for (const tile of tiles) {
    const box = await tile.boundingBox();
    if (!place || !box) throw new Error('nothing is there');
    const apart =
      box.y + box.height <= place.y + 1 || box.x + box.width <= place.x + 1 || place.x + place.width <= box.x + 1;
    expect(apart).toBe(true);
  }
}

test('the Faza phase is played back: it pauses, advances fact by fact, and is skipped to the real state', {
  tag: '@webgl',
}, async ({ page }) => {
  const player = await toTable(page, 'team', { speed: 0.5, phaseSummary: true });
  await endPhase(player);
  const bar = page.getByRole('region', { name: phase.animation });
  await bar.getByRole('button', { name: animation.pause, exact: true }).click();
  await expect(bar.getByRole('button', { name: animation.play, exact: true })).toBeVisible();
  const progress = bar.getByRole('progressbar');
  const told = async (): Promise<number> => Number(await progress.getAttribute('value'));
  // During an animation nothing can be asked about: its button and the event cards would be under the answers.
  await page.keyboard.press('?');
  await expect(page.locator('.asking')).toBeHidden();
  // A tap on the board does not end it.
  await page.mouse.click(640, 300);
  for (let steps = 0; steps < 3; steps++) {
    const before = await told();
    await expect(async () => {
      await bar.getByRole('button', { name: animation.stepName, exact: true }).click();
      expect(await told()).toBeGreaterThan(before);
    }).toPass();
  }
  await page.keyboard.press('+');
  await expect(bar.getByRole('button', { name: replayText.speedName(1) })).toBeVisible();
  await button(page, text.controlText.skip).click();
  const card = page.getByRole('dialog', { name: phase.summary });
  await expect(card).toBeVisible();
  await player.shows(player.state);
  // One key dismisses the card.
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(button(page, text.controlText.end)).toBeVisible();
});

test('the summary adds up, and each line replays its event', async ({ page }) => {
  const player = await toTable(page, 'team', { phaseSummary: true });
  const before = player.state;
  await endPhase(player);
  const card = page.getByRole('dialog', { name: phase.summary });
  await expect(card).toContainText(replayText.summary.change(before.pool.drones, player.state.pool.drones));
  await card
    .getByRole('button', { name: new RegExp(`^${deeds.dronesPlaced} `) })
    .first()
    .click();
  await expect(page.getByRole('banner')).toContainText(replay.ribbon(before.round));
  await button(page, replay.toGame).click();
  await player.shows(player.state);
  // A setting switches it off.
  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.settings).click();
  await page.getByRole('switch', { name: summaryText.phase.setting.name }).uncheck();
  await page.keyboard.press('Escape');
  await endPhase(player);
  await player.arrived();
  await expect(card).toBeHidden();
});

test('the log can be filtered, marks places on the board, and leads to each event and back', async ({ page }) => {
  const player = await toTable(page, 'over', {});
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: log.title });
  const lines = dialog.locator('.log-line');
  const all = await lines.count();
  await dialog.getByRole('combobox', { name: filters.ship }).selectOption({ label: text.shipText.former.name });
  expect(await lines.count()).toBeLessThan(all);
  await dialog.getByRole('searchbox').fill('landed');
  for (const line of await lines.all()) await expect(line).toContainText('landed');
  await lines.first().hover();
  await expect(page.locator('.where.here')).toBeVisible();
  const told = await lines.first().textContent();
  await lines.first().click();
  await expect(page.getByRole('region', { name: replay.name })).toContainText(told ?? '');
  expect(await violations(page)).toEqual([]);
  await button(page, replay.toGame).click();
  await player.shows(player.state);
});

test('a game is replayed by keys, in both directions, and continued from an earlier point', async ({ page }) => {
  const player = await toTable(page, 'over', {}, keys);
  const first = faza.newGame(setup).state;
  await keys(button(page, text.controlText.menu));
  await keys(button(page, shellText.menu.lookBack));
  const scrubber = page.getByRole('slider', { name: replay.scrubber });
  await expect(scrubber).toBeFocused();
  const last = Number(await scrubber.getAttribute('max'));
  await expect(scrubber).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await expect(scrubber).toHaveValue('0');
  await player.shows(first);
  await page.keyboard.press('ArrowRight');
  await expect(scrubber).toHaveValue('1');
  await page.keyboard.press('PageUp');
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Round 2/);
  await page.keyboard.press('End');
  await button(page, replay.controls.playBack).click();
  await expect(scrubber).not.toHaveValue(String(last));
  await page.keyboard.press(' ');
  await page.keyboard.press('Home');
  await button(page, replay.controls.play).click();
  await expect(scrubber).not.toHaveValue('0');
  await button(page, replay.controls.pause).click();
  await page.keyboard.press('Home');
  await button(page, replay.branch).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play here', exact: true }).click();
  await player.shows(first);
  await expect(button(page, text.controlText.redo)).not.toHaveAttribute('aria-disabled');
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('animations and replays are controlled by touch, beside the board', async ({ page }) => {
      const player = await toTable(page, 'team', { phaseSummary: true }, tap);
      await endPhase(player);
      await tap(page.getByRole('dialog').getByRole('button', { name: replayText.summary.goOn }));
      await tap(button(page, text.controlText.menu));
      await tap(button(page, shellText.menu.lookBack));
      const transport = page.getByRole('region', { name: replay.name });
      await tap(transport.getByRole('button', { name: replay.controls.stepBack, exact: true }));
      await expectBesideBoard(page, transport);
      for (const name of [replay.branch, replay.log, ...Object.values(replay.controls)]) {
        if (name === replay.controls.pause) continue;
        const box = await button(page, name).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(38);
      }
      await tap(button(page, replay.controls.previousRound));
      await tap(button(page, replay.controls.playBack));
      await tap(button(page, replay.toGame));
      await player.shows(player.state);
    });
  });
}
