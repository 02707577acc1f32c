import { expect, type Locator, type Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Card } from '../../../src/games/azardia/rules/state/state.ts';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { errorText } from '../../../src/shell/errors/text.en.ts';
import { offered } from '../kit/azardia.ts';
import { type GamesAlike, gamesAlike } from '../kit/gamesAlike.ts';
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
 * A viewer who may not know a card cannot learn it anywhere on the page: two games that differ only in a card secretly
 * given are identical wherever the page can show, say, play or store anything, throughout another player's turn.
 */

const { groups } = moduleText;

/** What goes on without a choice of a card. */
const passes = (page: Page): Locator => button(page, /^(Pass|Fight|Roll again|End the (play phase|turn))$/);

/** A player who walks through one of the games of Azardia. */
class AzardiaVisitor extends Visitor {
  constructor(page: Page) {
    super(page, (opened) => button(opened, /^Robot-i-King: /).press('?'));
  }

  /** Drops a card, and picks one of the choices that follow. */
  async play(card: string, rival?: string): Promise<void> {
    await this.hold(peek(this.page));
    await this.look(`the hand is held up for ${card}`);
    await this.moveTo(this.page.getByRole('group', { name: groups.hand }).getByRole('button', { name: card }));
    await this.page.mouse.up();
    await this.look(`${card} chosen`);
    if (rival !== undefined)
      await offered(this.page).filter({ hasText: rival }).or(button(this.page, rival)).first().click();
    await offered(this.page).last().click();
  }

  /**
   * Drops a card of the held-up hand that cannot be played now, checks the page's answer, and puts the hand down, which
   * clears the answer.
   */
  async beRefused(moment: string, card: string | RegExp = /./): Promise<void> {
    const { page } = this;
    const cards = page.getByRole('group', { name: groups.hand }).getByRole('button', { name: card });
    await this.moveTo(cards.filter({ hasText: moduleText.notNow }).first());
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: moduleText.notNow })).toBeVisible();
    await this.look(moment, SHORT);
    await peek(page).click();
    await expect(page.locator('[aria-label^="Your hand: A hidden card."]')).toHaveCount(1);
    await this.expectNoNotice();
  }
}

/** A path through the game: whom the third player attacks, and how thoroughly everything is checked on the way. */
interface Way {
  readonly name: string;
  readonly victim: string;
  explore(visitor: AzardiaVisitor, moment: string): Promise<void>;
  /** The minimum number of checks. */
  readonly moments: number;
}

const asked = (page: Page, name: string): Locator => button(page, `I’m ${name}`);

/** Walks through a game: the third player's turn, the question whether the victim answers, another visit. */
async function walk(page: Page, game: GamesAlike, save: string, way: Way): Promise<Tale> {
  const visitor = new AzardiaVisitor(page);
  await openStored(page, azardia.id, save);
  await visitor.continue('title');
  await visitor.look('the device is passed');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  await visitor.look(TURN);
  await way.explore(visitor, TURN);
  // A player who sees no hand has nothing to press that would be refused: now keys without a meaning say nothing.
  await page.keyboard.press('u');
  await visitor.look('a key that does nothing');
  await moveAndPlay(visitor, game);
  await visitor.play(cardName(game.attack), way.victim);
  await answer(visitor, way);
  await visitor.return('another visit');
  await visitor.look('the device is passed on another visit');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  await visitor.look('somebody’s turn on another visit');
  await page.evaluate(() => void Promise.reject(new Error('it broke')));
  await expect(page.getByRole('dialog', { name: errorText.title })).toBeVisible();
  await visitor.end('an error');
  return visitor.tale;
}

/** The third player rolls and moves, tries an answer in vain, plays a card, and undoes it. */
async function moveAndPlay(visitor: AzardiaVisitor, game: GamesAlike): Promise<void> {
  const { page } = visitor;
  await button(page, /^Roll/).click();
  await expect(button(page, /: move \d+ tiles$/).first()).toBeVisible();
  await offered(page).first().click();
  await visitor.look('a move is looked at');
  await offered(page).last().click();
  await expect(button(page, 'End the play phase')).toBeVisible();
  await visitor.hold(peek(page));
  await visitor.look('the hand is held up');
  await visitor.beRefused('a refusal', cardName(game.answer));
  await visitor.look('after a refusal');
  await visitor.play(cardName(game.coins));
  await expect(button(page, moduleText.table.undo)).toBeEnabled();
  await visitor.look('a card was played');
  await page.keyboard.press('u');
  await expect(button(page, 'Redo')).toBeVisible();
  await visitor.look('undone');
}

/** The victim is asked at the table, looks at the hand, and passes; the page is reloaded in between. */
async function answer(visitor: AzardiaVisitor, { victim, explore }: Way): Promise<void> {
  const { page } = visitor;
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  await expect(button(page, 'Pass')).toBeVisible();
  await visitor.expectNoNotice();
  await visitor.look(WINDOW);
  await explore(visitor, WINDOW);
  await visitor.hold(peek(page));
  await expect(hand).not.toHaveCount(1);
  await visitor.look(PEEK);
  await visitor.beRefused(REFUSAL);
  await visitor.look('the hand is put down');
  await visitor.return('another visit in the response window');
  await expect(asked(page, victim)).toBeVisible();
  await visitor.look('the victim is asked for on another visit');
  await here(page).click();
  await expect(button(page, 'Pass')).toBeVisible();
  await page.keyboard.press('p');
  await visitor.passUntil(button(page, 'End the play phase'), passes(page));
  await button(page, 'End the play phase').click();
  // The computer's turn comes in between.
  await visitor.passUntil(asked(page, 'Kuchuritok'), passes(page));
}

/** The only steps at which the games may differ: the victim looks at the hand, and tries a card of it. */
const PEEK = 'the victim peeks';
const REFUSAL = 'the victim is refused';
const TURN = 'turn of somebody else';
const WINDOW = 'response window';

const WAYS: Readonly<Record<'attack' | 'challenge', Way>> = {
  attack: {
    name: 'an attack',
    victim: 'Robot-i-King',
    explore: (visitor, moment) => visitor.openAll(moment),
    moments: 24 + 2 * COUNT_OPENED,
  },
  challenge: {
    name: 'a challenge',
    victim: 'Kuchuritok',
    explore: (visitor, moment) => visitor.replay(moment),
    moments: 24 + 2 * 10,
  },
};

for (const kind of ['attack', 'challenge'] as const) {
  const way = WAYS[kind];
  test(`two games that differ in a hidden card are the same at every place of the page, except to the victim of ${way.name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const game = gamesAlike(kind);
    const other = await browser.newContext();
    const one = await walk(page, game, game.saves[0], way);
    const two = await walk(await other.newPage(), game, game.saves[1], way);
    await other.close();
    expect(Object.keys(one).length).toBeGreaterThanOrEqual(way.moments);
    const { [PEEK]: own, [REFUSAL]: ownRefusal, ...rest } = one;
    const { [PEEK]: others, [REFUSAL]: othersRefusal, ...same } = two;
    for (const refusal of [one['a refusal'], ownRefusal, othersRefusal])
      for (const place of ['said', 'notices'] as const) expect(refusal?.[place]).toContain(moduleText.notNow);
    expect(differences(rest, same)).toEqual([]);
    // A viewer who may see the cards sees the difference: so the check does notice what a secret would show.
    for (const place of ['names', 'elements', 'said'] as const) expect(others?.[place]).not.toEqual(own?.[place]);
  });
}

function cardName(card: Card): string {
  return card === 'hidden' ? '' : actionText[card].name;
}
