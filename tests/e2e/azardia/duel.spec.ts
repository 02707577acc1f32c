import { expect, type Locator, type Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import { isTie, sideBehind } from '../../../src/games/azardia/rules/duels/duels.ts';
import type { Duel, DuelSide, State } from '../../../src/games/azardia/rules/state/state.ts';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { playerName } from '../../../src/games/azardia/text/names.en.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { offered } from '../kit/azardia.ts';
import { azardiaMoment, type Moment, openAzardiaAt, type Players } from '../kit/azardiaGame.ts';
import { test } from '../kit/test.ts';

/*
 * The duel replaces the table: what it is about, what can be done, and that it stays the same duel whatever happens to
 * the page.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const { groups } = moduleText;
const here = (page: Page): Locator => button(page, /^I’m /);
/** The current situation, as screen readers find it. */
const now = (page: Page): Locator => button(page, /^Now: /);

/** A point in a duel at which somebody has more than one choice. */
function duelMoment(isWanted: (state: State, duel: Duel) => boolean): Moment {
  return azardiaMoment(
    (state) => state.duel !== null && azardia.legalCommands(state).length > 1 && isWanted(state, state.duel),
  );
}

const isRolled = ({ defender }: Duel): boolean => defender.dice.length > 0;
const sides = ({ challenger, defender }: Duel): readonly [DuelSide, DuelSide] => [challenger, defender];

/** Opens a duel as the player who is to act; among friends that player accepts the device. */
async function openDuel(page: Page, { record, count }: Moment, who: Players = 'one'): Promise<void> {
  await openAzardiaAt(page, record, count, { hints: false }, who);
  if (who === 'friends') await here(page).click();
  await expect(offered(page).last()).toBeVisible();
}

/** A duel of two of four with hidden hands, in which the one behind has a card and coins to choose from. */
function richDuel(): Moment {
  return duelMoment((state, duel) => {
    const kinds = new Set(azardia.legalCommands(state).map((command) => command.do));
    const isFull = state.players.length === 4 && !state.openHands;
    return isRolled(duel) && isFull && kinds.has('raise') && kinds.has('play');
  });
}

test('a duel covers the table: it shows both sides, but neither the board nor other players', async ({ page }) => {
  const moment = richDuel();
  const { state } = moment;
  await openDuel(page, moment);
  await expect(offered(page).first()).toBeVisible();
  await expect(button(page, moduleText.board)).toHaveCount(0);
  for (const seat of state.order) {
    const fights = state.duel !== null && sides(state.duel).some((side) => side.seat === seat);
    await expect(button(page, new RegExp(`^${playerName(state, seat)}: `))).toHaveCount(fights ? 1 : 0);
  }
});

/** The stakes on each place with its own rule: for the winner and for the loser, if the duel has both. */
const STAKES: Readonly<
  Record<string, { is(state: State, duel: Duel): boolean; said(state: State, duel: Duel): readonly string[] }>
> = {
  'H3 before the dice, where somebody can flee': {
    is: (_, duel) => !isRolled(duel),
    said: (state, duel) => sides(duel).flatMap(({ seat }) => each(playerName(state, seat))),
  },
  'H3 L1 at level 1': {
    is: ({ players }, duel) => at(players, duel.challenger.seat).level === 1 && duel.tile !== null && duel.tile > 3,
    said: (state, { challenger: { seat }, tile }) => [
      `If ${playerName(state, seat)} wins: level 2`,
      `If ${playerName(state, seat)} loses: tile ${(tile ?? 0) - 3}`,
    ],
  },
  'L4 at level 5': {
    is: ({ players }, { challenger, defender, tile }) =>
      [challenger, defender].every(({ seat }) => at(players, seat).level === 5) && tile !== null && tile < 80,
    said: (state, duel) => sides(duel).map(({ seat }) => `If ${playerName(state, seat)} wins: nothing to gain`),
  },
  'G3 on tile 150': {
    is: (_, { tile }) => tile === 150,
    said: (state, { challenger, defender }) => [
      `If ${playerName(state, challenger.seat)} wins: hold 150`,
      `If ${playerName(state, challenger.seat)} loses: tile 147`,
      `A tie: ${playerName(state, defender.seat)} wins`,
    ],
  },
};

function each(name: string): string[] {
  return [`If ${name} wins: `, `If ${name} loses: `];
}

for (const [name, { is, said }] of Object.entries(STAKES)) {
  test(`${name}: both sides’ stakes can be read before anybody decides`, async ({ page }) => {
    const moment = duelMoment(is);
    const { state } = moment;
    await openDuel(page, moment);
    await expect(offered(page).last()).toBeEnabled();
    const words = (await now(page).getAttribute('aria-label')) ?? '';
    if (!state.duel) throw new Error('nobody duels');
    for (const line of [...said(state, state.duel), ...sides(state.duel).flatMap((one) => each(nameOf(state, one)))])
      expect(words).toContain(line);
  });
}

function nameOf(state: State, { seat }: DuelSide): string {
  return playerName(state, seat);
}

test('H2 after equal totals the button says that both roll again', async ({ page }) => {
  const moment = duelMoment((_, duel) => isRolled(duel) && isTie(duel));
  await openDuel(page, moment);
  await expect(offered(page).last()).toHaveAccessibleName('Roll again');
  await expect(button(page, 'Pass')).toHaveCount(0);
  await expect(now(page)).toHaveAccessibleName(/A tie: both roll again/);
});

/** All texts and names that a screen reader can reach. */
const everything = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot();

for (const [name, isWanted] of [
  ['before the dice', (duel: Duel) => !isRolled(duel)],
  ['after equal totals', (duel: Duel) => isRolled(duel) && isTie(duel)],
  ['with one side behind', (duel: Duel) => isRolled(duel) && !isTie(duel)],
] as const) {
  test(`a page that is loaded again ${name} returns to the same duel, which continues in the same way`, async ({
    page,
    browser,
  }) => {
    const moment = duelMoment((_, duel) => isWanted(duel));
    const other = await browser.newPage();
    for (const one of [page, other]) await openDuel(one, moment, 'friends');
    const before = await everything(page);
    await page.reload();
    await button(page, /^Continue/).click();
    await here(page).click();
    await expect.poll(() => everything(page)).toBe(before);
    for (const one of [page, other]) await offered(one).last().click();
    await expect.poll(() => everything(page)).not.toBe(before);
    await expect.poll(() => everything(other)).toBe(await everything(page));
    await other.close();
  });
}

/** The buttons that are not completely in the window. */
function outside(page: Page): Promise<(string | null)[]> {
  return page.getByRole('button').evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isIn = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
      return isIn ? [] : [one.getAttribute('aria-label')];
    }),
  );
}

const WINDOWS = [
  [390, 844],
  [844, 390],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
  [1280, 720],
] as const;

test('a window that is turned or resized in a duel loses nothing, not even what is chosen, and every button stays in it', async ({
  page,
}) => {
  await openDuel(page, richDuel());
  const option = page.getByRole('group', { name: groups.dice }).getByRole('button').first();
  await option.click();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
  const before = await everything(page);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      expect(await outside(page), `${width} × ${height}`).toEqual([]);
      expect(await everything(page), `${width} × ${height}`).toBe(before);
    }).toPass();
  }
});

/** The names of cards in one hand that no other hand in the game holds. */
function cardsOf(state: State, seat: number): string[] {
  const others = state.players.flatMap(({ hand }, index) => (index === seat ? [] : hand));
  return at(state.players, seat).hand.flatMap((card) =>
    card === 'hidden' || others.includes(card) ? [] : [actionText[card].name],
  );
}

/** Which of these words occur anywhere on the page, visible or not. */
async function found(page: Page, words: readonly string[]): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return words.filter((word) => html.includes(word));
}

for (const who of ['one', 'friends'] as const) {
  test(`nothing of a hand that the viewer may not know is on the page of a duel: ${who === 'one' ? 'against computers' : 'friends at one device, also while a hand is held up'}`, async ({
    page,
  }) => {
    const moment = richDuel();
    const { state } = moment;
    if (!state.duel) throw new Error('nobody duels');
    const { seat } = sideBehind(state.duel);
    const own = cardsOf(state, seat);
    const rivals = state.order.flatMap((one) => (one === seat ? [] : cardsOf(state, one)));
    expect(rivals.length).toBeGreaterThan(3);
    await openDuel(page, moment, who);
    if (who === 'friends') {
      const peek = button(page, /^Hold to peek/);
      await expect(peek).toBeVisible();
      expect(await found(page, [...own, ...rivals])).toEqual([]);
      await peek.hover();
      await page.mouse.down();
    }
    await expect.poll(() => found(page, own)).not.toEqual([]);
    expect(await found(page, rivals)).toEqual([]);
  });
}
