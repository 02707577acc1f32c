import { expect, type Locator, type Page } from '@playwright/test';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import { cardText } from '../../../src/games/factionFun/text/names.en.ts';
import { tableText } from '../../../src/games/factionFun/text/table.en.ts';
import { errorText } from '../../../src/shell/errors/text.en.ts';
import { type FactionFunAlike, factionFunAlike, withOtherDeck } from '../kit/factionFunAlike.ts';
import {
  button,
  COUNT_OPENED,
  differences,
  here,
  openStored,
  peek,
  SHORT,
  type Tale,
  Visitor,
} from '../kit/secretPlaces.ts';
import { test } from '../kit/test.ts';

/*
 * Nobody who shares a device can learn a card of Hearthfolk 1 anywhere on the page: two games that differ only in this
 * card are identical wherever the page can show, say, play or store anything – while a claim is answered and fought for, too.
 */

const { go, groups } = tableText;
const asked = (page: Page, name: string): Locator => button(page, `I’m ${name}`);
const cards = (page: Page): Locator => page.getByRole('group', { name: groups.hand }).getByRole('button');

/** What goes on without a card: the main button, or else a tile that can be chosen. */
const passes = (page: Page): readonly Locator[] => [
  page.getByRole('group', { name: groups.confirm, exact: true }).getByRole('button'),
  page.getByRole('group', { name: groups.board }).getByRole('button', { name: /walk there|claim \d+%|can be chosen/ }),
];

/** The steps at which the games may differ: Hearthfolk 1 looks at the hand, asked out of turn, and in the own turn. */
const OWN: readonly string[] = [
  'the victim peeks',
  'the victim reads a card',
  'the victim peeks in a battle',
  'own turn: peek',
];

/** The rulebook lists the cards in the order of the deck, which is another one in the second game. */
const TELLS_DECK = ['rulebook'] as const;

/** Holds the hand up, checks, and puts it down, which leaves nothing. */
async function look(visitor: Visitor, moment: string): Promise<void> {
  const { page } = visitor;
  await visitor.hold(peek(page));
  await expect(cards(page).first()).not.toHaveAccessibleName(tableText.faceDown);
  await visitor.look(moment);
  await page.mouse.up();
  await expect(cards(page).first()).toHaveAccessibleName(tableText.faceDown);
  await visitor.expectNoNotice();
}

/** Lets go over a card of a hand that cannot be played now: the page says what it does, until the hand is put down. */
async function read(visitor: Visitor, moment: string): Promise<void> {
  const { page } = visitor;
  await visitor.hold(peek(page));
  await visitor.moveTo(cards(page).first());
  await page.mouse.up();
  await visitor.look(moment, SHORT);
  await peek(page).click();
  await expect(cards(page).first()).toHaveAccessibleName(tableText.faceDown);
  await visitor.expectNoNotice();
}

/** Plays a card of the hand that is held up, and undoes it. */
async function playAndUndo(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await visitor.hold(peek(page));
  await visitor.moveTo(cards(page).and(button(page, name)).first());
  await page.mouse.up();
  await visitor.look('a card is chosen');
  await button(page, go.play).click();
  await expect(button(page, 'Undo')).toBeEnabled();
  await visitor.look('a card was played');
  await page.keyboard.press('u');
  await expect(button(page, 'Redo')).toBeVisible();
  await visitor.look('undone');
}

/** Presses the main button, and checks what it leads to. */
async function press(visitor: Visitor, name: string, wanted: Locator, moment: string): Promise<void> {
  await button(visitor.page, name).click();
  await expect(wanted).toBeVisible();
  await visitor.look(moment);
}

/** Walks through a game: a claim, its answer, the battle, the turn of Hearthfolk 1, and other visits in between. */
async function walk(page: Page, { card, tile }: FactionFunAlike, save: string): Promise<Tale> {
  const visitor = new Visitor(page, (opened) => button(opened, /^Hearthfolk: /).press('?'));
  await openStored(page, factionFun.id, save);
  await visitor.continue('title');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  await visitor.look('turn');
  await visitor.openAll('turn', TELLS_DECK);
  await look(visitor, 'the own hand');
  await playAndUndo(visitor, cardText[card].name);
  await button(page, go.card).click();
  await page
    .getByRole('group', { name: groups.board })
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .click();
  await visitor.look('a move is looked at');
  await press(visitor, go.move, button(page, go.claim), 'moved');
  await press(visitor, go.claim, button(page, go.answer), 'Hearthfolk 1 is asked');
  await visitor.openAll('asked', TELLS_DECK);
  await look(visitor, 'the victim peeks');
  await read(visitor, 'the victim reads a card');
  await visitor.return('another visit');
  await expect(asked(page, 'Hearthfolk 1')).toBeVisible();
  await visitor.look('Hearthfolk 1 is asked for on another visit');
  await here(page).click();
  await expect(button(page, go.answer)).toBeVisible();
  await press(visitor, go.answer, button(page, 'No battle card'), 'Hearthfolk 1 is asked for a battle card');
  await visitor.replay('battle');
  await look(visitor, 'the victim peeks in a battle');
  await button(page, 'No battle card').click();
  await visitor.passUntil(asked(page, 'Hearthfolk 1'), ...passes(page));
  await here(page).click();
  await visitor.look('own turn');
  await look(visitor, 'own turn: peek');
  await visitor.passUntil(asked(page, 'Sailfolk 2'), ...passes(page));
  await page.evaluate(() => void Promise.reject(new Error('it broke')));
  await expect(page.getByRole('dialog', { name: errorText.title })).toBeVisible();
  await visitor.end('an error');
  return visitor.tale;
}

test('two games of Faction Fun that differ in a hidden card are the same at every place of the page', async ({
  page,
  browser,
}) => {
  test.slow();
  const game = factionFunAlike();
  const one = await walk(page, game, game.saves[0]);
  const other = await (await browser.newContext()).newPage();
  const found = await withOtherDeck(other);
  const two = await walk(other, game, game.saves[1]);
  await other.context().close();
  expect(found()).toBeGreaterThan(0);
  expect(Object.keys(one).length).toBeGreaterThanOrEqual(2 * (COUNT_OPENED - TELLS_DECK.length) + 20);
  const may = (tale: Tale, isOwn: boolean): Tale =>
    Object.fromEntries(Object.entries(tale).filter(([moment]) => OWN.includes(moment) === isOwn));
  expect(differences(may(one, false), may(two, false))).toEqual([]);
  // Who may see the cards sees the difference: so the check does notice what a secret would show.
  for (const moment of ['the victim peeks', 'the victim peeks in a battle', 'own turn: peek'])
    for (const place of ['names', 'elements', 'said'] as const)
      expect(one[moment]?.[place], moment).not.toEqual(two[moment]?.[place]);
});
