import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { toBase64Url } from '../../../src/shell/files/deflate.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { savingText } from '../../../src/shell/saving/text.en.ts';
import { packGame } from '../../../src/shell/share/gameLink.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { keys, Player, type Press } from '../kit/player.ts';
import { openTitle, startGame } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const words = shareText;
const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor', 'senator'],
  seed: 'from outside',
  health: null,
  rewards: true,
  fazaFirst: false,
};

/** A game that another person has played for a while. */
function theirs(): { session: FazaSession; file: string } {
  let session: FazaSession = begin(faza, { ...setup, seed: 'theirs' });
  for (let index = 0; index < 6; index++) {
    const legal = faza.legalCommands(now(session));
    const result = give(session, at(legal, (index * 7) % legal.length));
    if ('session' in result) session = result.session;
  }
  return { session, file: gameText({ session, players: ['you', 'you', 'you'] }) };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a file from the share menu or the replays. */
async function chooseFile(page: Page, body: string, press: Press = keys): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await press(button(page, words.openFile));
  await (await chosen).setFiles({ name: 'game.faza.json', mimeType: 'application/json', buffer: Buffer.from(body) });
}

/** The game that the page has stored; `null` if there is none. */
async function stored(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('faza.game'))) ?? 'null');
}

async function openShareMenu(page: Page, press: Press): Promise<void> {
  await press(button(page, text.controlText.menu));
  await press(button(page, shellText.menu.share));
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a game is saved to a file and opened again, by keys alone', async ({ page }) => {
      await openTitle(page, { confirm: true });
      await startGame(page, setup, keys);
      const player = new Player(page, setup, keys);
      await player.arrived();
      await openShareMenu(page, keys);
      const saved = page.waitForEvent('download');
      await keys(button(page, words.saveFile));
      const download = await saved;
      expect(download.suggestedFilename()).toBe('normal-round-1.faza.json');
      const file = await download.createReadStream();
      const body = Buffer.concat(await file.toArray()).toString('utf8');
      const { seal, ...game } = JSON.parse(body);
      expect(seal).toMatch(/^[0-9a-f]{32}$/);
      expect(game).toEqual(await stored(page));
      await expect(
        page.getByRole('status').filter({ hasText: savingText.savedAs('normal-round-1.faza.json') }),
      ).toBeVisible();

      await keys(button(page, text.controlText.menu));
      await keys(button(page, shellText.menu.giveUp));
      await keys(page.getByRole('dialog').getByRole('button', { name: shellText.giveUp.confirm }));
      await expect(button(page, text.screens.title.quickStart)).toBeVisible();
      expect(await stored(page)).toBeNull();
      await keys(button(page, text.screens.title.replays));
      await chooseFile(page, body);
      await expect(page.getByRole('dialog', { name: words.ask })).toBeVisible();
      await expect(button(page, words.take)).toBeFocused();
      await page.keyboard.press('Enter');
      await player.arrived();
      // It comes home: its seal identifies the owner.
      expect(await stored(page)).toEqual({ ...game, whose: 'own' });
    });

    test('a link to a game asks first, and replaces another game only after a yes', async ({ page }) => {
      const { session, file } = theirs();
      const packed = await packGame(file);
      if ('problem' in packed) throw new Error(packed.problem);
      await openTitle(page);
      await startGame(page, setup, keys);
      const mine = await stored(page);

      await page.goto(`./${packed.hash}`);
      const question = page.getByRole('dialog', { name: words.ask });
      await expect(question).toContainText(words.replaces);
      expect(page.url()).not.toContain('#');
      await keys(button(page, words.leave));
      await expect(question).toBeHidden();
      expect(await stored(page)).toEqual(mine);

      await page.goto(`./${packed.hash}`);
      await keys(button(page, words.take));
      await new Player(page, setup, keys).shows(now(session));
      expect(await stored(page)).toEqual({ ...JSON.parse(file), whose: 'guest' });

      await page.reload();
      await expect(button(page, text.screens.title.continue)).toBeVisible();
      await expect(question).toBeHidden();
    });
  });
}

test('a link is copied from the menu, and leads back to the game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTitle(page);
  await startGame(page, setup, keys);
  await openShareMenu(page, keys);
  await keys(button(page, words.copyLink));
  await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const game = (await stored(page)) as { record: unknown };
  await page.evaluate(() => localStorage.removeItem('faza.game'));
  await page.goto('about:blank');
  await page.goto(link);
  await keys(button(page, words.take));
  await new Player(page, setup, keys).arrived();
  // The browser's database still held the game, so it is the same one that continues, not a copy.
  expect(await stored(page)).toMatchObject({ record: game.record });
});

test('without clipboard access, the link is shown to be copied manually', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openTitle(page);
  await startGame(page, setup, keys);
  await openShareMenu(page, keys);
  await keys(button(page, words.copyLink));
  const field = page.getByRole('textbox', { name: words.byHand.label });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^http.*#game=[\w-]{100,}$/);
});

test('a file that is no game is refused with the reason, and the game in progress stays', async ({ page }) => {
  await openTitle(page);
  await startGame(page, setup, keys);
  const mine = await stored(page);
  for (const [body, problem] of [
    ['hello', 'notJson'],
    [theirs().file.replace('"format":1', '"format":1,"__proto__":{}'), 'notAGame'],
    [theirs().file.replace('"seed":"theirs"', '"seed":"others"'), 'otherStates'],
    [theirs().file.replace('"commands":[', '"commands":[{"do":"fight","hero":0,"tile":99},'), 'badCommand'],
    ['x'.repeat(1_000_001), 'tooBig'],
  ] as const) {
    await openShareMenu(page, keys);
    await chooseFile(page, body);
    const refusal = page.getByRole('dialog', { name: words.refused.file });
    await expect(refusal).toContainText(words.problem(problem));
    await page.keyboard.press('Enter');
    await expect(refusal).toBeHidden();
  }
  await expect(button(page, text.controlText.menu)).toBeVisible();
  expect(await stored(page)).toEqual(mine);
});

test('a file can be dropped on the page', async ({ page }) => {
  await openTitle(page);
  const { session, file } = theirs();
  const files = await page.evaluateHandle((body) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([body], 'game.faza.json'));
    return transfer;
  }, file);
  await page.dispatchEvent('canvas', 'dragover', { dataTransfer: files });
  await expect(page.locator('html[data-drop]')).toHaveCount(1);
  await page.dispatchEvent('canvas', 'drop', { dataTransfer: files });
  await expect(page.locator('html[data-drop]')).toHaveCount(0);
  await keys(button(page, words.take));
  await new Player(page, setup, keys).shows(now(session));
});

test('a bad link is refused with the reason, however large its claimed content', async ({ page }) => {
  await openTitle(page);
  const bomb = toBase64Url(deflateRawSync(Buffer.alloc(100_000_000), { level: 9 }));
  for (const [hash, problem] of [
    ['#game=AAAA!', 'linkDamaged'],
    [`#game=${toBase64Url(deflateRawSync(Buffer.from('[]')))}`, 'notAGame'],
    [`#game=${'A'.repeat(300_000)}`, 'linkTooLong'],
    [`#game=${bomb}`, 'tooBig'],
  ] as const) {
    // The page is open already: only the part after # changes.
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    const refusal = page.getByRole('dialog', { name: words.refused.link });
    await expect(refusal).toContainText(words.problem(problem));
    expect(page.url()).not.toContain('#');
    await page.keyboard.press('Enter');
    await expect(refusal).toBeHidden();
  }
});

test('a dialog closes with its screen; the question that brought another game was on top of it', async ({ page }) => {
  const { session, file } = theirs();
  const packed = await packGame(file);
  if ('problem' in packed) throw new Error(packed.problem);
  await openTitle(page);
  await startGame(page, setup, keys);
  await keys(button(page, text.controlText.menu));
  await keys(button(page, shellText.menu.settings));
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, packed.hash);
  await keys(button(page, words.take));
  await new Player(page, setup, keys).shows(now(session));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.control:focus')).toHaveCount(1);
});
