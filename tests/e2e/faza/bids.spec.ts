import { expect, type Locator, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text as fazaText } from '../../../src/games/faza/text/en.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { packGame } from '../../../src/shell/share/gameLink.ts';
import { replayFileText, shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { type BidsTypes, bids } from '../../games/bids/rules.ts';
import { bidsText } from '../../games/bids/text.en.ts';
import { atTitleOf, changeGame, rememberGame } from '../kit/games.ts';
import { golden } from '../kit/golden.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { drawSameSeeds } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/*
 * Sealed Bids, the test game with secrets, played as a player would: outside its folder it has only a line in this
 * build's registry.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Opens the page for somebody whose last game was the test game. */
async function openBids(page: Page): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.settings', settings);
    },
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true }),
  );
  await rememberGame(page, bids.id);
  await page.goto('./');
  await atTitleOf(page, bidsText.name);
}

/** Sets a game up: each seat is a person's or the computer's. */
async function start(page: Page, ...seats: readonly ('person' | 'computer')[]): Promise<void> {
  await choose(page, seats);
  await button(page, text.setup.start).click();
}

/** Chooses who plays each seat of a new game. */
async function choose(page: Page, seats: readonly ('person' | 'computer')[]): Promise<void> {
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(seats.length)).click();
  for (const [index, player] of seats.entries()) {
    const name = text.seat(index + 1);
    const other = button(page, text.setup[player === 'person' ? 'computer' : 'person'](name));
    if (await other.isVisible()) await other.click();
    await expect(button(page, text.setup[player](name))).toBeVisible();
  }
}

/** Accepts the device as a player. */
async function take(page: Page, player: number): Promise<void> {
  await expect(page.getByRole('dialog', { name: peopleText.pass(bidsText.player(player - 1)) })).toBeVisible();
  expect(await shownTo(page)).toEqual([]);
  await button(page, peopleText.here(bidsText.player(player - 1))).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Until the table is drawn for the new player, it shows nobody's hand.
  await expect.poll(() => shownTo(page)).not.toEqual([]);
  expect(await shownTo(page)).toEqual([player]);
}

/** Bids the first card on offer, and confirms it. */
async function bid(page: Page): Promise<void> {
  const choice = button(page, /^Bid the \d$/).first();
  const name = await choice.getAttribute('aria-label');
  await choice.click();
  await button(page, text.table.confirm(name ?? '')).click();
}

/**
 * The players whose cards the page reveals: in visible words, in names and hints of buttons, and in everything that
 * screen readers can reach. The page's elements contain everything: nothing of this game is drawn.
 */
async function shownTo(page: Page): Promise<number[]> {
  const told = await page.content();
  const signs = [/Player (\d)(?:<\/h2><p>|: )Hand: \d/g, /Player (\d) (?:is dealt|lays) the \d/g];
  const players = signs.flatMap((sign) => [...told.matchAll(sign)].map(([, player]) => Number(player)));
  return [...new Set(players)].sort();
}

test('two people share a device: each sees only their own hand, at the table, in the log and in a replay', async ({
  page,
}) => {
  await openBids(page);
  await start(page, 'person', 'person');
  await take(page, 1);
  await bid(page);
  await take(page, 2);
  // Neither the log nor a replay reveals the other's cards.
  await button(page, text.table.log).click();
  await expect(page.getByRole('dialog')).toContainText(
    bidsText.fact({ fact: 'bidPlaced', seat: 0, card: 0, rule: 'B3', by: 'players' }),
  );
  expect(await shownTo(page)).toEqual([2]);
  await page.keyboard.press('Escape');
  await button(page, text.table.menu).click();
  await button(page, shellText.menu.lookBack).click();
  await expect(button(page, replayText.replay.toGame)).toBeVisible();
  expect(await shownTo(page)).toEqual([2]);
  await button(page, replayText.replay.toGame).click();
  // The returning person may be anybody.
  await take(page, 2);

  // The next player cannot undo what another has played face down.
  await expect(button(page, text.table.undo)).toBeHidden();
  await page.reload();
  await button(page, text.title.continue).click();
  await take(page, 2);
  await bid(page);

  // All bids are revealed now, and nobody can undo that.
  await expect(button(page, new RegExp(`^${bidsText.prize}: ${bidsText.round(2)}`))).toBeVisible();
  await expect(button(page, text.table.undo)).toBeHidden();
  expect(await shownTo(page)).toEqual([2]);
  for (const next of [1, 2, 1]) {
    await bid(page);
    await take(page, next);
    await bid(page);
  }

  await expect(button(page, text.ending.again)).toBeVisible();
  await button(page, text.ending.round(2)).click();
  await page.getByRole('dialog').getByRole('button', { name: endingText.round.lookBack }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  // Now that the game is over, everything is shown: the check that found nothing before finds it.
  expect(await shownTo(page)).toEqual([1, 2]);
});

test('five people seal their bids; the owner of one reopens it until the last is sealed, and nobody sees another’s', async ({
  page,
}) => {
  await openBids(page);
  await start(page, 'person', 'person', 'person', 'person', 'person');
  for (const player of [1, 2, 3, 4]) {
    await take(page, player);
    await bid(page);
  }
  const pass = page.getByRole('dialog', { name: peopleText.pass(bidsText.player(4)) });
  // Only sealed bids can be reopened.
  for (const player of [1, 2, 3, 4])
    await expect(pass.getByRole('button', { name: peopleText.reopen(bidsText.player(player - 1)) })).toBeVisible();
  await expect(pass.getByRole('button')).toHaveCount(5);
  await pass.getByRole('button', { name: peopleText.reopen(bidsText.player(1)) }).click();
  await take(page, 2);
  const second = button(page, /^Bid the \d$/).nth(1);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await second.click();
  await button(page, text.table.confirm(name)).click();
  await take(page, 5);
  await bid(page);
  // All bids are revealed: the second player’s is the last choice.
  await button(page, text.table.log).click();
  const shown = page
    .getByRole('dialog')
    .getByText(/^The bids: /)
    .first();
  await expect(shown).toContainText(`Player 2 ${/\d/.exec(name)?.[0]}`);
});

test('two people on different sides and two computers play in teams, and a side wins', async ({ page }) => {
  await openBids(page);
  await choose(page, ['person', 'person', 'computer', 'computer']);
  await expect(button(page, bidsText.teams)).toBeVisible();
  await button(page, text.setup.count(3)).click();
  await expect(button(page, bidsText.teams)).toBeHidden();
  await button(page, text.setup.count(4)).click();
  await button(page, bidsText.teams).click();
  await button(page, text.setup.start).click();
  await take(page, 1);
  await bid(page);
  await take(page, 2);
  await bid(page);
  for (const next of [1, 2, 1]) {
    await bid(page);
    await take(page, next);
    await bid(page);
  }
  await expect(button(page, text.ending.again)).toBeVisible();
  // The sentence is announced, too, so it is in the page twice for a while.
  const winners = /Player 1 and Player 3 win with|Player 2 and Player 4 win with/;
  await expect(page.locator('#game').getByText(winners)).toBeVisible();
});

test('a person plays against the computer, and once more', async ({ page }) => {
  await openBids(page);
  await start(page, 'computer', 'person', 'computer');
  for (let round = 1; round <= 4; round++) {
    await expect(button(page, new RegExp(`^${bidsText.prize}: ${bidsText.round(round)}`))).toBeVisible();
    expect(await shownTo(page)).toEqual([2]);
    await expect(page.getByRole('dialog')).toBeHidden();
    await bid(page);
  }
  await button(page, text.ending.again).click();
  await expect(button(page, new RegExp(`^${bidsText.prize}: ${bidsText.round(1)}`))).toBeVisible();
  expect(await shownTo(page)).toEqual([2]);

  // The page opens with the game that was played last, and each game keeps its own match.
  await page.reload();
  await expect(button(page, text.title.continue)).toBeVisible();
  await changeGame(page, 'FAZA');
  await expect(button(page, text.title.continue)).toBeHidden();
  await page.reload();
  await atTitleOf(page, 'FAZA');
});

test('a running game with secrets stays on this device, and people are asked only what makes sense in it', async ({
  page,
}) => {
  const share = page.getByRole('dialog', { name: shareText.title });
  const openShareMenu = async (): Promise<void> => {
    await button(page, text.table.menu).click();
    await button(page, shellText.menu.share).click();
  };
  await page.goto('./');
  await expect(page).toHaveTitle('FAZA');
  await openBids(page);
  await expect(page).toHaveTitle(bidsText.name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bidsText.name);
  await start(page, 'person', 'computer');

  await openShareMenu();
  await expect(share).toContainText(shareText.hidden);
  await expect(share.getByRole('listitem')).toHaveText([shareText.openFile]);
  await page.keyboard.press('Escape');
  await button(page, text.table.menu).click();
  await button(page, peopleText.title).click();
  await expect(button(page, peopleText.done)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (let round = 1; round <= 4; round++) await bid(page);
  await button(page, text.ending.look).click();
  await openShareMenu();
  const { copyLink, saveFile, openFile } = shareText;
  await expect(share.getByRole('listitem')).toHaveText([copyLink, saveFile, openFile]);
  await expect(share).not.toContainText(shareText.hidden);
});

test('the computer plays alone, and the game is among the replays', async ({ page }) => {
  await openBids(page);
  await start(page, 'computer', 'computer', 'computer', 'computer');
  await expect(button(page, text.ending.again)).toBeVisible();
  await button(page, text.ending.title).click();
  await button(page, text.title.replays).click();
  await expect(page.getByRole('dialog')).toContainText(text.records.players(0, 4));
});

test('a board larger than its area scrolls and zooms, and its buttons follow it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBids(page);
  await start(page, 'person', 'computer');
  const place = (round: number): Locator => button(page, bidsText.round(round));
  // Read both at once: the stage may redraw the board in between.
  const boxOf = (round: number) =>
    page.evaluate(
      ({ name, nth }) => {
        const boxAt = (element: Element | null | undefined) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        };
        const drawn = document.querySelectorAll('.board .panel');
        return { box: boxAt(document.querySelector(`.control[aria-label="${name}"]`)), drawn: boxAt(drawn[nth]) };
      },
      { name: bidsText.round(round), nth: round - 1 },
    );
  await expect(button(page, /^Bid the \d$/).first()).toBeVisible();
  // The prize at stake is in view, close up, and its button is on top of it.
  const { box: first, drawn } = await boxOf(1);
  expect(Math.abs(first.x - drawn.x) + Math.abs(first.width - drawn.width)).toBeLessThan(2);
  await expect(place(4)).toHaveCSS('pointer-events', 'none');

  // A drag scrolls and presses nothing.
  const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 6 });
  await page.mouse.up();
  const moved = await boxOf(1);
  expect(Math.round(drawn.y - moved.drawn.y)).toBe(40);

  // The wheel zooms out as far as the whole board.
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 4000);
  await expect.poll(async () => (await boxOf(4)).drawn.width).toBeLessThan(first.width);
  const whole = await page.locator('.board-view').boundingBox();
  const last = (await boxOf(4)).drawn;
  expect(last.x + last.width).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));

  // Keys zoom in again; focusing something scrolls it into view, and pressing it brings it close.
  for (let press = 0; press < 12; press++) await page.keyboard.press('+');
  await page.keyboard.press('Tab');
  await place(4).focus();
  await page.keyboard.press('Enter');
  const close = await boxOf(4);
  expect(Math.abs(close.box.x - close.drawn.x)).toBeLessThan(1);
  await expect(place(4)).toHaveCSS('pointer-events', 'auto');
});

/** A match of two people as the text of a save; bids are played in the order of the rules. */
function bidsSave(commands: number): string {
  let session: Session<BidsTypes> = begin(bids, { seed: 'sent', players: 2 });
  for (let given = 0; given < commands; given++) {
    const [command] = bids.legalCommands(now(session)).filter(({ do: what }) => what === 'bid');
    const result = command ? give(session, command) : null;
    if (result && 'session' in result) session = result.session;
  }
  return gameText({ session, players: ['you', 'friend'] });
}

/** The seeds of two games for two players that differ only in the second player's hand. */
function seedsAlike(): readonly [string, string] {
  const known = new Map<string, string>();
  for (let number = 0; number < 200_000; number++) {
    const seed = `alike ${number}`;
    const { state, facts } = bids.newGame({ seed, players: 2 });
    const view = JSON.stringify([bids.view(state, 0), facts.map((fact) => bids.redact(fact, 0))]);
    const hand = (other: string): string => String(bids.newGame({ seed: other, players: 2 }).state.hands[1]?.cards);
    const before = known.get(view);
    if (before !== undefined && hand(before) !== hand(seed)) return [before, seed];
    known.set(view, seed);
  }
  throw new Error('no two games look the same');
}

test('two games that differ in a hidden hand are the same on the page and to screen readers', async ({ browser }) => {
  const shown: (() => Promise<string[]>)[] = [];
  for (const seed of seedsAlike()) {
    // Each game has its own device: a table whose stores are emptied would write its game again.
    const device = await browser.newContext({ serviceWorkers: 'block' });
    const page = await device.newPage();
    const settings = JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true });
    await page.addInitScript((stored) => localStorage.setItem('faza.settings', stored), settings);
    await page.goto('./');
    await atTitleOf(page, 'FAZA');
    await followLink(page, gameText({ session: begin(bids, { seed, players: 2 }), players: ['you', 'friend'] }));
    await expect(page.getByRole('dialog', { name: shareText.ask })).toBeVisible();
    await page.keyboard.press('Enter');
    await take(page, 1);
    await button(page, /^Bid the \d$/)
      .first()
      .click();
    await expect(button(page, text.table.cancel)).toBeVisible();
    shown.push(() => everythingShown(page));
  }
  const [one, other] = [at(shown, 0), at(shown, 1)];
  expect((await one()).length).toBeGreaterThan(6);
  // A board still in motion, or words about to disappear, differ briefly; a secret would differ for good.
  await expect(async () => expect(await other()).toEqual(await one())).toPass({ timeout: 20_000 });
});

/** Everything that a page shows or says: its text, its accessibility tree, its title, address, and buttons. */
async function everythingShown(page: Page): Promise<string[]> {
  const body = page.locator('body');
  const buttons = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).join()));
  // The number in an ID counts the IDs so far, which depends on how often the page was drawn.
  const controls = buttons.map((one) => one.replace(/hint-\d+/, 'hint'));
  return [await body.innerText(), await body.ariaSnapshot(), await page.title(), page.url(), ...controls];
}

/** Follows a link to a match while the page is open. */
async function followLink(page: Page, save: string): Promise<void> {
  const packed = await packGame(save);
  if (!('hash' in packed)) throw new Error(packed.problem);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, packed.hash);
}

test('a link opens the game of its match, after the usual question; a link to an unknown game is refused', async ({
  page,
}) => {
  const words = shareText;
  await page.addInitScript(() => localStorage.setItem('faza.settings', '{"speed":"instant","muted":true}'));
  await page.goto('./');
  await atTitleOf(page, 'FAZA');
  const question = page.getByRole('dialog', { name: words.ask });

  await followLink(page, bidsSave(3));
  await expect(question).toContainText(words.ofGame(bidsText.name, text.continued(2)));
  await page.keyboard.press('Escape');
  await atTitleOf(page, 'FAZA');
  expect(await page.evaluate(() => [localStorage.getItem('bids.game'), sessionStorage.length])).toEqual([null, 0]);

  await followLink(page, bidsSave(3));
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await take(page, 2);
  await bid(page);
  await expect(button(page, new RegExp(`^${bidsText.prize}: ${bidsText.round(3)}`))).toBeVisible();

  await followLink(page, bidsSave(0).replace('"game":"bids"', '"game":"chess"'));
  await expect(page.getByRole('dialog', { name: words.refused.link })).toContainText(words.problem('otherGame'));
  await page.keyboard.press('Enter');

  const { setup } = golden('victory');
  const players = setup.heroes.map(() => 'you' as const);
  await followLink(page, gameText({ session: begin(faza, setup), players }));
  await expect(question).toContainText('FAZA: ');
  await page.keyboard.press('Enter');
  await expect(button(page, fazaText.controlText.end)).toBeVisible();
  // Reloading continues where the player was: the link was used only once.
  await page.reload();
  await expect(button(page, fazaText.screens.title.continue)).toBeVisible();
});

test('a file of replays goes to the archive of their game', async ({ page }) => {
  const mark = { at: '2026-11-22T12:00:00.000Z', leaving: 'over', own: false, practice: false };
  const body = { kind: 'faza replays', format: 1, games: [{ ...mark, game: JSON.parse(bidsSave(8)) }] };
  await page.goto('./');
  await button(page, fazaText.screens.title.replays).click();
  const chosen = page.waitForEvent('filechooser');
  await button(page, archiveText.replays.openFile).click();
  const buffer = Buffer.from(JSON.stringify(body));
  await (await chosen).setFiles({ name: 'a.faza.json', mimeType: 'application/json', buffer });
  const added = replayFileText.addedTo(bidsText.name, replayFileText.added(1, 0, 0));
  await expect(page.getByText(added)).toBeVisible();
  await page.keyboard.press('Escape');
  await changeGame(page, bidsText.name);
  await button(page, text.title.replays).click();
  await expect(page.getByRole('dialog')).toContainText(text.records.players(2, 2));
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [1280, 720],
] as const) {
  test(`every screen of a small game fits and can be used by everyone at ${width}×${height}`, async ({ page }) => {
    const flaws = async (): Promise<string[]> => {
      return [...(await violations(page)), ...(await layoutFlaws(page, fingerIn(width, height)))];
    };
    await page.setViewportSize({ width, height });
    await openBids(page);
    expect(await flaws()).toEqual([]);
    await button(page, text.title.newGame).click();
    await button(page, text.setup.count(4)).click();
    expect(await flaws()).toEqual([]);
    await button(page, text.setup.start).click();
    await expect(button(page, text.table.menu)).toBeVisible();
    expect(await flaws()).toEqual([]);
    await button(page, text.table.menu).click();
    expect(await flaws()).toEqual([]);
    await button(page, shellText.menu.lookBack).click();
    await expect(button(page, replayText.replay.toGame)).toBeVisible();
    // The shell tests the controls of a replay: here they only must fit.
    expect((await flaws()).filter((flaw) => /^(out of|over each)/.test(flaw))).toEqual([]);
    await button(page, replayText.replay.toGame).click();
    for (let round = 1; round <= 4; round++) await bid(page);
    await expect(button(page, text.ending.again)).toBeVisible();
    expect(await flaws()).toEqual([]);
  });
}
