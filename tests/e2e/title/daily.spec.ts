import { expect, type Page } from '@playwright/test';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { daily } from '../../../src/games/faza/ui/setups/daily.ts';
import { now, pastOf } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { dailyText } from '../../../src/shell/archive/daily/text.en.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { dailySetup } from '../../../src/shell/persistence/archive/daily.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { lettersOf, playedOut } from '../../looks/kit/shelf.ts';
import { gameAfter, playedByPeople } from '../../looks/kit/visitor.ts';
import { openAzardia } from '../kit/azardia.ts';
import { atTitleOf } from '../kit/games.ts';
import { golden } from '../kit/golden.ts';
import { Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const words = dailyText;
const DAY = '2027-01-01';
const NOON = new Date(`${DAY}T12:00:00Z`);
const MINUTE = 60_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string = words.title) => page.getByRole('dialog', { name, exact: true });
const step = (page: Page, name: string) => dialog(page).getByRole('radio', { name: new RegExp(`\\d\\. ${name}\\b`) });
const play = (page: Page, name: string = words.play) => dialog(page).getByRole('button', { name, exact: true });

/** What is stored under a key, as texts. */
type Stored = Readonly<Record<string, string>>;

/** Opens the title at noon of the day, with data stored by an earlier visit. */
async function visit(page: Page, stored: Stored = {}): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.addInitScript((texts) => {
    if (localStorage.getItem('faza.settings') !== null) return;
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
  }, stored);
  await openTitle(page);
}

async function openDaily(page: Page): Promise<void> {
  await button(page, text.screens.title.daily).click();
  await expect(dialog(page)).toBeVisible();
}

/** The setup of the game in progress, as it is stored. */
function storedSetup(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('faza.game') ?? '{}').record?.setup ?? null);
}

/** The daily game, played to its end by the computer, stored as the player's own game of that morning. */
function finished(): { readonly session: FazaSession; readonly stored: Stored } {
  const session = playedOut(dailySetup(daily, DAY));
  return { session, stored: lettersOf([{ game: playedByPeople(session), at: `${DAY}T08:30:00.000Z` }]) };
}

test('the daily page says which day it is, for how long, who plays and on what, and how the player stands', async ({
  page,
}) => {
  await visit(page);
  await openDaily(page);
  const shown = dialog(page);
  await expect(shown.getByRole('heading', { name: 'Friday, January 1, 2027' })).toBeVisible();
  await expect(shown.getByText('Next daily in 12 h', { exact: true })).toBeVisible();
  const team = ['Soldier Tactical', 'Scientist Technological', 'Farmer Medical'];
  for (const member of team) await expect(shown.getByRole('listitem').filter({ hasText: member })).toBeVisible();
  for (const line of ['16 tiles', 'Mode: Normal']) await expect(shown.getByText(line, { exact: true })).toBeVisible();
  await expect(shown.getByText(words.notPlayed)).toBeVisible();
  await expect(shown.getByText('Finish a daily game on its day to start a streak.')).toBeVisible();
  await expect(shown.getByRole('radio')).toHaveCount(9);
  await expect(step(page, 'Classic')).toBeChecked();
  await expect(play(page)).toBeFocused();
  await expect(shown.getByRole('button', { name: words.share.button })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(button(page, text.screens.title.daily)).toBeFocused();
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1280, 720],
] as const) {
  test.describe(`in a window of ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the whole daily page is in view', async ({ page }) => {
      await visit(page);
      await openDaily(page);
      await expect(dialog(page).getByRole('heading', { name: 'Friday, January 1, 2027' })).toBeInViewport({
        ratio: 0.9,
      });
      await expect(step(page, 'Last stand')).toBeInViewport({ ratio: 0.9 });
      await expect(play(page)).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test('the proposed step begins with one more press, by keys alone', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('d');
  await expect(play(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await new Player(page, dailySetup(daily, DAY)).arrived();
  expect(await storedSetup(page)).toEqual(dailySetup(daily, DAY));
});

test('another step is played with the same team and seed, and continued after the page is loaded again', async ({
  page,
}) => {
  const steps = daily.steps(dailySetup(daily, DAY));
  await visit(page);
  await openDaily(page);
  await expect(dialog(page).getByText(/^The computer has won today’s game at Classic\.$/)).toBeVisible();
  await step(page, 'Classic').press('ArrowUp');
  await expect(step(page, 'Forewarned')).toBeChecked();
  await expect(dialog(page).getByText(words.otherStep('Classic'))).toBeVisible();
  await play(page).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await storedSetup(page)).toEqual(at(steps, 2));

  await page.reload();
  await openDaily(page);
  await expect(step(page, 'Forewarned')).toBeChecked();
  await expect(dialog(page).getByText(/^In progress at Forewarned: /)).toBeVisible();
  await play(page, words.resume).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await storedSetup(page)).toEqual(at(steps, 2));
});

test('a game in progress is replaced only after asking: another one, and the day’s at another step', async ({
  page,
}) => {
  const left = gameAfter(golden('victory'), 20);
  await visit(page, { 'faza.game': gameText(playedByPeople(left)) });
  await openDaily(page);
  await play(page).click();
  const asked = dialog(page, shellText.newGame.title);
  await asked.getByRole('button', { name: shellText.newGame.cancel }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await storedSetup(page)).toEqual(left.setup);
  await play(page).click();
  await asked.getByRole('button', { name: shellText.newGame.confirm }).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await storedSetup(page)).toEqual(dailySetup(daily, DAY));

  await page.reload();
  await openDaily(page);
  await expect(play(page, words.resume)).toBeVisible();
  await step(page, 'Gentle').check();
  await play(page).click();
  await asked.getByRole('button', { name: shellText.newGame.cancel }).click();
  expect(await storedSetup(page)).toEqual(dailySetup(daily, DAY));
});

test('midnight UTC brings the new day to an open page, with a message, and its game is the one that starts', async ({
  page,
}) => {
  await visit(page);
  await openDaily(page);
  await step(page, 'Training').check();
  await page.clock.runFor(2 * MINUTE);
  await expect(dialog(page).getByText('Next daily in 11 h 58 min', { exact: true })).toBeVisible();
  await expect(step(page, 'Training')).toBeChecked();
  await page.clock.runFor(12 * 60 * MINUTE);
  await expect(dialog(page).getByText(words.newDay)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'Saturday, January 2, 2027' })).toBeVisible();
  await play(page).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await storedSetup(page)).toEqual(dailySetup(daily, '2027-01-02'));
});

test('a question left open over midnight starts neither day’s game', async ({ page }) => {
  const left = gameAfter(golden('victory'), 20);
  await visit(page, { 'faza.game': gameText(playedByPeople(left)) });
  await openDaily(page);
  await play(page).click();
  // The device slept.
  await page.clock.setSystemTime(new Date('2027-01-02T09:00:00Z'));
  await dialog(page, shellText.newGame.title).getByRole('button', { name: shellText.newGame.confirm }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Saturday, January 2, 2027' })).toBeVisible();
  await expect(dialog(page).getByText(words.newDay)).toBeVisible();
  expect(await storedSetup(page)).toEqual(left.setup);
});

test('a result is shared by the device, copied, or shown to be copied, and the game can be played again', async ({
  page,
  context,
}) => {
  const { session, stored } = finished();
  const { outcome, round } = now(session);
  const said = `${outcome?.rule === 'X1' ? 'Won' : 'Lost'} in ${round} ${round === 1 ? 'round' : 'rounds'} at Classic`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, stored);
  await openDaily(page);
  await expect(dialog(page).getByText(`${said}.`, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Streak: 1 day in a row.')).toBeVisible();
  await expect(play(page, words.playAgain)).toBeVisible();
  const share = dialog(page).getByRole('button', { name: words.share.button });

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await share.click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [heading, result, defeated, row, , address] = copied.split('\n');
  expect(heading).toBe('FAZA Daily, January 1, 2027');
  expect(result).toBe(said);
  expect(defeated).toMatch(/^Defeated: \d+ Drones?, \d Motherships?$/);
  expect(row).toMatch(new RegExp(`^[★●○]{${round}}$`));
  expect(address).toBe(`${new URL(page.url()).origin}/#open=daily-faza`);

  await page.evaluate(() => {
    const share = async (data: ShareData): Promise<void> => document.body.setAttribute('data-shared', data.text ?? '');
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await share.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', copied);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await share.click();
  const field = dialog(page, words.share.byHand).getByRole('textbox', { name: words.share.label });
  await expect(field).toHaveValue(copied);
  await expect(field).toBeFocused();
});

test('the ending of a daily game shares its result, too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { session } = finished();
  const moments = pastOf(session);
  const last = moments.length - 1;
  const commands = moments.map(({ command }) => command);
  const before = gameAfter({ setup: session.setup, commands }, last);
  await visit(page, { 'faza.game': gameText({ ...playedByPeople(before), whose: 'own' }) });
  await button(page, text.screens.title.continue).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  const player = new Player(page, session.setup);
  for (const command of commands.slice(0, last)) player.follow(command);
  await player.give(at(commands, last));
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await button(page, text.screens.ending.share).click();
  await button(page, endingText.share.result).click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^FAZA Daily, January 1, 2027\n(Won|Lost) in \d+ rounds? at Classic\nDefeated: /);
});

test('Azardia’s daily page has no steps, and a link to FAZA’s leads there from Azardia', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await openAzardia(page);
  await button(page, 'Daily game').click();
  await expect(dialog(page).getByRole('heading', { name: 'Friday, January 1, 2027' })).toBeVisible();
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Player 1 You' })).toBeVisible();
  await expect(play(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.location.hash = '#open=daily-faza';
  });
  await atTitleOf(page, 'FAZA');
  await expect(dialog(page).getByRole('radio')).toHaveCount(9);
  expect(new URL(page.url()).hash).toBe('');
});

test('Quick start is Easy until the first win, then Normal, and its button says so', async ({ page }) => {
  const won = { session: gameAfter(golden('victory'), golden('victory').commands.length), at: `${DAY}T08:30:00.000Z` };
  expect(now(won.session).outcome?.rule).toBe('X1');
  await visit(page, lettersOf([{ game: playedByPeople(won.session), at: won.at }]));
  await expect(button(page, text.screens.title.quickStart)).toHaveAccessibleDescription('Normal');
  await button(page, text.screens.title.quickStart).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await storedSetup(page)).toMatchObject({ mode: 'normal' });
});
