import { expect, type Locator, type Page } from '@playwright/test';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Position, Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { halfText } from '../../../src/games/faza/text/table/controls.en.ts';
import { now } from '../../../src/kernel/session.ts';
import { viewed } from '../../games/faza/positions.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { type GoldenGame, golden, goldenGamesOf } from '../kit/golden.ts';
import { expectHeard } from '../kit/heard.ts';
import { PAD, padPress, plugIn } from '../kit/pad.ts';
import { click, keys, type Player, type Press, tap } from '../kit/player.ts';
import { openNewTable, openTableAt } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const SOLDIER = 0;
const words = text.controlText;

/** Setups that differ only in their luck. */
function gamesLike(): Setup[] {
  return Array.from({ length: 200 }, (_, index) => ({ ...golden('victory').setup, seed: `fight ${index + 1}` }));
}

function fightOfSoldier(state: Position): Command | undefined {
  return legalCommands(state).find((command) => command.do === 'fight' && command.hero === SOLDIER);
}

/**
 * A new game in which the Soldier stands beside two Drones, and the command for that fight; the first Faza phase does
 * not lose it.
 */
function gameWithFight(): { setup: Setup; roll: Command } {
  for (const setup of gamesLike()) {
    const state = viewed(faza.newGame(setup).state);
    const roll = fightOfSoldier(state);
    const goesOn = forecast(state).after.outcome === null;
    if (goesOn && roll?.do === 'fight' && state.tiles[roll.tile - 1]?.drones === 2) return { setup, roll };
  }
  throw new Error('the Soldier never stands among two Drones');
}

/** A point in a recorded game at which the Soldier has a fight, and Points for a Rebel at one of several Outposts. */
function choiceOfOutposts(): { record: GoldenGame['record']; count: number } {
  for (const { record } of goldenGamesOf(faza.version)) {
    if (record.setup.edition !== 'published' || record.setup.heroes[SOLDIER] !== 'soldier') continue;
    for (let count = 0; count < record.commands.length; count++) {
      const state = now(gameAfter(record, count));
      const outposts = legalCommands(state).filter((command) => command.do === 'recruit' && command.hero === SOLDIER);
      if (outposts.length > 1 && fightOfSoldier(state)) return { record, count };
    }
  }
  throw new Error('the Soldier never chooses among Outposts');
}

const { setup, roll } = gameWithFight();
const opening = faza.newGame(setup).state;
const seen = viewed(opening);
const enhance = (card: number): Command => ({
  do: 'enhance',
  hero: SOLDIER,
  card,
  option: 0,
  target: { kind: 'self' },
});
const nameOf = (card: number): string => halfText(seen, SOLDIER, card, 'enhancement');

const sitDown = (page: Page, press: Press = click, settings: Record<string, unknown> = {}): Promise<Player> =>
  openNewTable(page, setup, settings, press);

/** The session after the fight with two cards, one of which was removed and another one added. */
async function showsFight(player: Player): Promise<void> {
  for (const command of [enhance(3), enhance(4), roll]) player.follow(command);
  await player.arrived();
}

test('C3 a whole fight by mouse: two cards added, one removed, one added for it, and one Roll', async ({ page }) => {
  const player = await sitDown(page);
  const card = (no: number): Locator => player.button(nameOf(no));
  const added = (no: number): Locator => player.button(words.isAdded(nameOf(no)));
  await player.button(words.verbs.fight).click();
  const odds = page.getByRole('region', { name: text.previewText.fight.title, exact: true });
  await expect(odds.getByRole('rowheader', { name: 'Soldier 4: Grenades' })).toBeVisible();
  await card(1).click();
  await card(3).click();
  await expect(added(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(added(3)).toHaveAttribute('aria-pressed', 'true');
  const table = odds.getByRole('table', { name: text.previewText.added });
  await expect(table.getByRole('row')).toHaveCount(3);
  await added(1).click();
  await expect(card(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(table.getByRole('row')).toHaveCount(2);
  await card(4).click();
  await expect(player.button(words.roll)).toHaveAccessibleDescription(/with Soldier 3: Raygun, Soldier 4: Grenades/);
  await player.button(words.roll).click();
  await showsFight(player);
});

/** Moves the focus to a button by Tab or Shift+Tab. */
async function walk(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(to).toBeVisible();
  for (let steps = 0; steps < 120; steps++) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keys do not lead there');
}

test('C3 the same by keyboard alone', async ({ page }) => {
  // Each Tab also checks the focus, which takes time.
  test.setTimeout(240_000);
  const player = await sitDown(page, keys);
  const card = (no: number): Locator => player.button(nameOf(no));
  const added = (no: number): Locator => player.button(words.isAdded(nameOf(no)));
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  // If a key opened the fight, Enter rolls it.
  await expect(player.button(words.roll)).toBeFocused();
  for (const no of [3, 1]) {
    await walk(page, card(no), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(added(no)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(card(1)).toBeFocused();
  await walk(page, card(4), 'Tab');
  await page.keyboard.press('Space');
  await expectHeard(page, words.addedToRoll('Soldier 4: Grenades'));
  await walk(page, player.button(words.roll), 'Tab');
  await page.keyboard.press('Enter');
  await showsFight(player);
});

test('C3 by gamepad cards are added where the focus is, and B closes the fight', async ({ page }) => {
  await plugIn(page);
  const player = await sitDown(page);
  const card = player.button(nameOf(4));
  await player.button(words.verbs.fight).focus();
  await padPress(page, PAD.a);
  await card.focus();
  await padPress(page, PAD.a);
  await expect(player.button(words.isAdded(nameOf(4)))).toBeFocused();
  await padPress(page, PAD.b);
  await expect(player.button(words.verbs.fight)).toHaveAttribute('aria-pressed', 'false');
  await expect(card).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('C3 by touch: another hero comes to the front for a look at their cards, and the fight stays', async ({
    page,
  }) => {
    const player = await sitDown(page, tap);
    await player.button('Soldier').tap();
    await player.button(words.verbs.fight).tap();
    for (const no of [1, 3]) await player.button(nameOf(no)).tap();
    await player.button('Doctor').tap();
    await expect(player.button(words.roll)).toBeVisible();
    await player.button('Soldier').tap();
    await player.button(words.isAdded(nameOf(1))).tap();
    await player.button(nameOf(4)).tap();
    await player.button(words.roll).tap();
    await showsFight(player);
  });
});

test('C1 with nothing picked the button rolls the fight whose odds are shown, and a double click rolls once', async ({
  page,
}) => {
  // The first roll leads to another one, which a second click could make.
  const [again] = gamesLike().flatMap((like) => {
    const { state } = faza.newGame(like);
    const first = fightOfSoldier(state);
    const after = first && applyLegal(state, first).state;
    return first && after && !after.outcome && fightOfSoldier(after) ? [{ like, first }] : [];
  });
  if (!again) throw new Error('the Soldier always wins at once');
  const player = await openNewTable(page, again.like);
  await player.button(words.roll).dblclick();
  player.follow(again.first);
  await player.arrived();
  await page.keyboard.press('u');
  await expectHeard(page, words.nothingToUndo);
  await player.arrived();
});

test('with one press for each command a card is played at once, and then the button rolls with it', async ({
  page,
}) => {
  const player = await sitDown(page, click, { confirm: false });
  await player.button(nameOf(4)).click();
  await expect(player.button('Soldier’s card 4')).toBeVisible();
  await player.button(words.roll).click();
  for (const command of [enhance(4), roll]) player.follow(command);
  await player.arrived();
});

test.describe('at a speed without animations, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('C5 the dice and their result are shown in words, and announced', async ({ page }) => {
    const player = await sitDown(page, tap);
    await player.button('Soldier').tap();
    await player.button(words.roll).tap();
    const { state, facts } = applyLegal(opening, roll);
    const [result] = [text.rollText(facts, viewed(state))];
    expect(result).toMatch(/^Soldier rolled \d.*, \d.*\. Each needs 4 or more: (none|\d) defeated, /);
    await expect(page.getByText(result, { exact: true })).toBeVisible();
    await expectHeard(page, /Soldier rolled \d/);
    player.follow(roll);
    await player.arrived();
  });
});

test('T3 E shows the forecast, and Enter confirms it wherever the focus was', async ({ page }) => {
  const player = await sitDown(page, keys);
  await player.button(text.describeTile(seen, 16)).focus();
  await page.keyboard.press('e');
  await expect(player.button(words.confirmEnd)).toBeFocused();
  await page.keyboard.press('Enter');
  player.follow({ do: 'endTeamPhase' });
  await player.arrived();
});

test('C moves through the cards of the selected hero, and is in the list of shortcuts', async ({ page }) => {
  const player = await sitDown(page, keys);
  await page.keyboard.press('1');
  const upper = (card: number): Locator => player.button(halfText(seen, SOLDIER, card, 'movement'));
  for (const card of [1, 2, 3, 4, 1]) {
    await page.keyboard.press('c');
    await expect(upper(card)).toBeFocused();
  }
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog')).toContainText(`C${words.nextCard}`);
});

test('a key for an action that still needs a choice leads to that choice and asks for it', async ({ page }) => {
  const { record, count } = choiceOfOutposts();
  const player = await openTableAt(page, record, count, {}, keys);
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await expect(player.button(words.roll)).toBeFocused();
  await page.keyboard.press('r');
  await expectHeard(page, 'At which Outpost does the Rebel join?');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Place at /);
  await page.keyboard.press('Enter');
  await expect(player.button(words.confirm)).toBeEnabled();
});

test('a refused action moves the focus off the button that rolls: Enter does not roll', async ({ page }) => {
  const player = await sitDown(page, keys);
  await player.button(words.roll).focus();
  await page.keyboard.press('b');
  await expect(player.button(words.verbs.board)).toBeFocused();
  await page.keyboard.press('Enter');
  await player.arrived();
});

test('T3 moving the focus after E makes Enter press the focused button', async ({ page }) => {
  const player = await sitDown(page, keys);
  await page.keyboard.press('e');
  await walk(page, player.button(words.log), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a key for undo or redo says why it does nothing', async ({ page }) => {
  const player = await sitDown(page);
  for (const key of ['z', 'u']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').getByText(words.nothingYet)).toBeVisible();
    await page.keyboard.press('y');
    await expect(page.getByRole('status').getByText(words.nothingToRedo)).toBeVisible();
  }
  await expectHeard(page, words.nothingYet);
  await expect(player.button(words.undo)).toHaveAccessibleDescription(words.nothingYet);
});

test('a notice is pressed away, so that what it covers can be read', async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press('z');
  const notice = page.getByRole('status').getByText(words.nothingYet);
  await notice.click();
  await expect(notice).toBeHidden({ timeout: 1000 });
});

test('T3 pressing Skip too late does not press End', async ({ page }) => {
  const player = await sitDown(page, click, { speed: 1, reducedMotion: 'off' });
  await player.button(words.end).click();
  await player.button(words.confirmEnd).click();
  await player.button(words.skip).hover();
  // The animation ends, and before anybody could notice, Skip is clicked where End is by then.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const end = document.querySelector('[data-control="end"]');
      if (!end) return;
      watch.disconnect();
      end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      document.documentElement.dataset.clickedLate = '';
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-clicked-late]');
  player.follow({ do: 'endTeamPhase' });
  await player.arrived();
  await expect(player.button(words.end)).toHaveAttribute('aria-pressed', 'false');
  await expect(async () => {
    await player.button(words.end).click();
    await expect(player.button(words.end)).toHaveAttribute('aria-pressed', 'true', { timeout: 100 });
  }).toPass();
});

for (const [name, count, seen] of [
  ['normal-4-mixed-09-x2', 84, 'a hero dies. Save the Doctor: move away, bring a Rebel, or recover a card.'],
  ['hard-2-greedy-02-x4', 173, 'no Outpost is left. Save the last Outpost: board the Former until it is defeated,'],
] as const) {
  test(`${name.slice(-2).toUpperCase()} a red End names what would help, in a whole game`, async ({ page }) => {
    const game = goldenGamesOf(faza.version).find((other) => other.name === name);
    if (!game) throw new Error(`no golden game ${name}`);
    const player = await openTableAt(page, game.record, count);
    await expect(player.button(words.end)).toHaveAccessibleDescription(new RegExp(seen));
    await player.button(words.end).click();
    await expectHeard(page, seen.split('. ')[1] ?? '');
  });
}

test('X5 a red End says what would help, at every density', async ({ page }) => {
  const hard = gamesLike().map((like) => ({ ...like, mode: 'hard' as const }));
  const lost = hard.find((like) => forecast(viewed(faza.newGame(like).state)).after.outcome?.rule === 'X5');
  if (!lost) throw new Error('no game is lost by its first Faza phase');
  await openNewTable(page, lost);
  const end = page.getByRole('button', { name: words.end, exact: true });
  await expect(end).toHaveAccessibleDescription(
    'The team would lose: no Rebel is left. Recruit Rebels, or lead the last ones off the tiles where they are lost.',
  );
  await end.click();
  await expectHeard(page, 'no Rebel is left. Recruit Rebels, or lead the last ones off the tiles where they are lost.');
});
