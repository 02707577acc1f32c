import { expect, type Locator, type Page } from '@playwright/test';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { achievementText, recordsText } from '../../../src/games/faza/text/records.en.ts';
import { codes } from '../../../src/games/faza/ui/setups/codes.ts';
import { now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { codeText } from '../../../src/shell/newGame/text.en.ts';
import { markOf } from '../../../src/shell/persistence/archive/archive.ts';
import { textOf } from '../../../src/shell/persistence/archive/archivedGame.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { savingText } from '../../../src/shell/saving/text.en.ts';
import { codeOf } from '../../../src/shell/seeds/shareCode.ts';
import { replayFileText, whoseText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import type { Match } from '../../games/faza/match.ts';
import { beginning, matches, matchNamed } from '../../shell/persistence/archive/matches.ts';
import { Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

const words = archiveText.replays;
const DAY = 86_400_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Games of earlier days, still on their way to the archive when the page was closed. */
async function bring(page: Page, games: readonly Match[]): Promise<void> {
  const letters = games.map((match, i) => {
    const mark = markOf(match, 'left', { at: new Date(Date.now() - (i + 1) * DAY), own: true });
    return [`faza.outbox.${i + 1}`, JSON.stringify({ mark, text: textOf(match) })] as const;
  });
  await page.addInitScript((entries) => {
    if (localStorage.getItem('faza.settings') !== null) return;
    for (const [key, letter] of entries) localStorage.setItem(key, letter);
  }, letters);
}

/** The words that are split across lines, and those that stick out of the window. */
async function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()];
        if (lines.length !== 1 || lines.some(({ right }) => right > window.innerWidth)) broken.push(word);
      }
    }
    return broken;
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('kept games are listed, filtered, deleted and brought back, and survive a reload', async ({ page }) => {
      const games = matches.slice(0, 6);
      const won = games.filter(({ session }) => now(session).outcome?.won).length;
      await bring(page, games);
      await openTitle(page);
      await button(page, text.screens.title.replays).click();
      await expect(page.getByText(words.found(6), { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('radio', { name: words.filters.won }).check();
      await expect(page.getByText(words.found(won), { exact: true })).toBeVisible();
      await page.getByRole('radio', { name: words.filters.all }).check();

      await page
        .getByRole('button', { name: new RegExp(`^${words.remove}: `) })
        .first()
        .click();
      await expect(page.getByText(words.found(5), { exact: true })).toBeVisible();
      await button(page, words.undo).click();
      await expect(page.getByText(words.found(6), { exact: true })).toBeVisible();
      await page.reload();
      await button(page, text.screens.title.replays).click();
      await expect(page.getByText(words.found(6), { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(`^${words.watch}: `) })
        .first()
        .click();
      await expect(dialog(page, words.title)).toBeHidden();
      await expect(button(page, text.screens.title.newGame)).toBeHidden();
    });

    test('records count them, and achievements say when they were earned or what they require', async ({ page }) => {
      await bring(page, matches.slice(0, 6));
      await openTitle(page, { textScale: 2 });
      await button(page, text.screens.title.records).click();
      const first = page.getByRole('listitem').filter({ hasText: achievementText.firstStand.name });
      await expect(first).toContainText(/Earned/);
      await expect(page.getByRole('listitem').filter({ hasText: achievementText.oldHand.name })).toContainText(
        '6 of 50',
      );
      for (const { title } of Object.values(recordsText.tables)) {
        const table = page.getByRole('table', { name: title, exact: true });
        await expect(table.getByRole('row').first()).toHaveAccessibleName(/ Games Wins Win rate$/);
        expect(await brokenWords(table)).toEqual([]);
      }
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('a game won on a step of difficulty shows in the records, and marks the step in New game', async ({ page }) => {
  await bring(page, [matchNamed('victory'), matchNamed('hard-4-mixed-05-x3')]);
  await openTitle(page);
  await button(page, text.screens.title.records).click();
  await expect(page.getByRole('term').filter({ hasText: 'Hardest step won' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Gentle, 2 of 10' })).toBeVisible();
  const table = page.getByRole('table', { name: 'By difficulty', exact: true });
  await expect(table.getByRole('row', { name: '2. Gentle 1 1 100%', exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: '5. Hunted 1 0 0%', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, text.screens.title.newGame).click();
  await button(page, 'Difficulty: Classic').click();
  const list = page.getByRole('dialog', { name: 'Difficulty with 3 heroes', exact: true });
  await expect(list.getByRole('button', { name: /\(won/ })).toHaveCount(1);
  await expect(list.getByRole('button', { name: '2. Gentle (won)', exact: true })).toBeVisible();
});

test('all games are saved to one file; another browser asks whose they are, and counts them only then', async ({
  page,
  browser,
}) => {
  await bring(page, matches.slice(0, 3));
  await openTitle(page);
  await button(page, text.screens.title.replays).click();
  await expect(page.getByText(words.found(3), { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, words.saveAll).click();
  const body = Buffer.concat(await (await (await saved).createReadStream()).toArray());

  const otherDevice = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await otherDevice.newPage();
  await openTitle(elsewhere);
  await button(elsewhere, text.screens.title.replays).click();
  await expect(elsewhere.getByText(words.empty)).toBeVisible();
  const open = async (answer: string): Promise<void> => {
    const chosen = elsewhere.waitForEvent('filechooser');
    await button(elsewhere, words.openFile).click();
    await (await chosen).setFiles({ name: 'replays.faza.json', mimeType: 'application/json', buffer: body });
    const question = dialog(elsewhere, whoseText.title);
    await expect(question).toContainText(whoseText.about(3));
    expect(await violations(elsewhere)).toEqual([]);
    await question.getByRole('button', { name: answer, exact: true }).click();
  };
  const guests = elsewhere.getByRole('listitem').filter({ hasText: words.guest });
  await open(whoseText.guest);
  await expect(elsewhere.getByText(replayFileText.added(3, 0, 0))).toBeVisible();
  await expect(guests).toHaveCount(3);
  // Opening the same file again corrects a wrong answer.
  await open(whoseText.own);
  await expect(elsewhere.getByText(replayFileText.added(0, 3, 0))).toBeVisible();
  await expect(guests).toHaveCount(0);
  await otherDevice.close();
});

test('an abandoned game is kept; a damaged one is reported, and the others are there', async ({ page }) => {
  const match = beginning(at(matches, 0), 3);
  await page.addInitScript((game) => {
    if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.game', game);
  }, gameText(match));
  await openTitle(page);
  await button(page, text.screens.title.continue).click();
  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.giveUp).click();
  await dialog(page, shellText.giveUp.title).getByRole('button', { name: shellText.giveUp.confirm }).click();
  await button(page, text.screens.title.replays).click();
  await expect(page.getByRole('listitem').filter({ hasText: archiveText.end('givenUp') })).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('faza');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put({ id: 'bad', game: 7 });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await button(page, text.screens.title.replays).click();
  await expect(page.getByText(archiveText.trouble('damaged'))).toBeVisible();
  await expect(page.getByText(words.found(1), { exact: true })).toBeVisible();
});

test('without a database the page says that replays do not last', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openTitle(page);
  await button(page, text.screens.title.replays).click();
  await expect(page.getByText(archiveText.trouble('noStore'))).toBeVisible();
});

test('a share code is copied from one game and typed as the seed of another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTitle(page);
  await button(page, text.screens.title.quickStart).click();
  await button(page, text.controlText.menu).click();
  await button(page, shellText.menu.share).click();
  await button(page, codeText.title).click();
  await button(page, codeText.copy).click();
  await expect(page.getByText(codeText.copied)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const stored = await page.evaluate(() => localStorage.getItem('faza.game'));
  const { setup } = (JSON.parse(stored ?? '') as { record: { setup: Setup } }).record;
  expect(code).toBe(codeOf(codes, setup));
  await page.evaluate(() => localStorage.removeItem('faza.game'));
  await page.reload();

  const type = async (typed: string): Promise<void> => {
    await button(page, text.screens.newGame.seed).click();
    await page.getByRole('textbox').fill(typed);
    await page.keyboard.press('Enter');
  };
  await button(page, text.screens.title.newGame).click();
  await type(code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'));
  const doubted = dialog(page, codeText.unreadable);
  await expect(doubted).toContainText('This code has a typo');
  await doubted.getByRole('button', { name: pageText.cancel }).click();
  // The game keeps its seed.
  await expect(button(page, text.screens.newGame.seed)).toHaveAccessibleDescription(/^A secret seed/);
  await type(`“${code.slice(0, 4)}–${code.slice(4, 8).toLowerCase()}\u200b—${code.slice(8)}.”`);
  await dialog(page, codeText.ask).getByRole('button', { name: codeText.play }).click();
  await new Player(page, setup).arrived();
});

test('a game that continues in another tab closes in this one, with its dialogs, and is not overwritten', async ({
  page,
  context,
}) => {
  const match = beginning(at(matches, 0), 3);
  await page.addInitScript((game) => {
    if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.game', game);
  }, gameText(match));
  await openTitle(page);
  await button(page, text.screens.title.continue).click();
  await button(page, text.controlText.menu).click();
  const later = gameText(beginning(at(matches, 0), 4));
  const other = await context.newPage();
  await other.goto('./manifest.webmanifest');
  await other.evaluate((game) => localStorage.setItem('faza.game', game), later);
  const { title, lines, confirm } = savingText.otherTab;
  const told = dialog(page, title);
  await expect(told).toContainText(lines.further);
  await expect(button(page, shellText.menu.resume)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await told.getByRole('button', { name: confirm }).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toBe(later);
});

test('records and replays show that the games are being loaded', async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => new Promise(() => undefined);
  });
  await openTitle(page);
  for (const name of ['records', 'replays'] as const) {
    await button(page, text.screens.title[name]).click();
    await expect(dialog(page, archiveText[name].title)).toContainText('Looking up your games…');
    await page.keyboard.press('Escape');
  }
});

test('the page works if the database never answers', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openTitle(page);
  await button(page, text.screens.title.replays).click();
  await expect(page.getByText(archiveText.trouble('noStore'))).toBeVisible();
});

test('the page works if the database opens and then never answers', async ({ page }) => {
  await page.addInitScript(() => {
    const never = { set: () => undefined };
    Object.defineProperties(IDBTransaction.prototype, { oncomplete: never, onabort: never });
  });
  await openTitle(page);
  await button(page, text.screens.title.records).click();
  await expect(dialog(page, archiveText.records.title)).toContainText(archiveText.records.empty);
  await expect(page.getByText(archiveText.trouble('noStore'))).toBeVisible();
});

test('records do not wait for another tab that was stopped while it held the archive', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('./manifest.webmanifest');
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('faza.archive', () => {
          held();
          return new Promise(() => undefined);
        });
      }),
  );
  await openTitle(page);
  await button(page, text.screens.title.records).click();
  await expect(dialog(page, archiveText.records.title)).toContainText(archiveText.records.empty);
});
