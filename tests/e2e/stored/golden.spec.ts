import { expect, type Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { fazaDefinition } from '../../../src/games/faza/ui/schemas.ts';
import { pageText } from '../../../src/page/text.en.ts';
import { gameText, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { savingText } from '../../../src/shell/saving/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { azardiaGamesOf, type GoldenGame, golden, goldenGames } from '../kit/golden.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** A recorded game as the page stores games. */
function savedText(record: GoldenGame['record']): string {
  return JSON.stringify({ format: 1, record, future: [], players: record.setup.heroes.map(() => 'you') });
}

/** Replays saved games and returns each in its newly saved form, or the reason for refusing it. */
function playedAgain(texts: readonly string[]): string[] {
  return texts.map((saved) => {
    const game = parseGame(saved, fazaDefinition);
    return typeof game === 'string' ? game : gameText(game);
  });
}

/** The same in the page, by the code that the page was built from. */
function playedInPage(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(`${JSON.stringify(texts)}.map(window.faza.playedAgain)`);
}

test('every golden game leads to the same fingerprints in the browser', async ({ page }) => {
  const games = goldenGames();
  const texts = games.map(({ record }) => savedText(record));
  await openTitle(page);
  const inPage = await playedInPage(page, texts);
  expect(inPage).toHaveLength(games.length);
  expect(inPage).toEqual(playedAgain(texts));
  // The saved fingerprints are those that the page computed, not those that it was given.
  games.forEach(({ name, version, record }, index) => {
    const saved = inPage[index] ?? '';
    const found: unknown = saved.startsWith('{') ? JSON.parse(saved).record : saved;
    if (version === faza.version) expect(found, name).toEqual(record);
  });
});

test('every golden game of Azardia leads to the same fingerprints in the browser', async ({ page }) => {
  const games = azardiaGamesOf(azardia.version);
  const texts = games.map(({ record }) => {
    const players = Array.from({ length: record.setup.players }, () => 'you');
    return JSON.stringify({ format: 1, record, future: [], players });
  });
  await openAzardia(page);
  const inPage = await playedInPage(page, texts);
  const found: unknown[] = inPage.map((saved) => (saved.startsWith('{') ? JSON.parse(saved).record : saved));
  expect(found).toEqual(games.map(({ record }) => record));
});

test('a game that does not lead to its stated result is refused in the browser, too', async ({ page }) => {
  const { hashes, ...record } = golden('victory');
  await openTitle(page);
  const wrong = hashes.map((_, index) => hashes.with(index, '0'.repeat(14)));
  const texts = wrong.map((other) => savedText({ ...record, hashes: other }));
  expect(await playedInPage(page, texts)).toEqual(texts.map(() => 'otherStates'));
});

/** Serves the page as a later version with the next version of the rules, which keeps nothing of today's. */
async function updateRules(page: Page): Promise<void> {
  // Only one of the scripts contains the rules; the others stay as they are.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const next = script.replace(`version:${faza.version},newGame:`, `version:${faza.version + 1},newGame:`);
    await route.fulfill({ response, body: next });
  });
}

test('a game saved by earlier rules is continued by today’s, and the difference is reported once', async ({ page }) => {
  const { hashes, commands, ...record } = golden('victory');
  const begun = {
    ...record,
    commands: commands.slice(0, 1 + commands.findIndex(({ do: name }) => name === 'endTeamPhase')),
  };
  // As if a rule of the first round had changed: the second round differs.
  const saved = savedText({ ...begun, hashes: [...hashes.slice(0, 1), '0'.repeat(14), '0'.repeat(14)] });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', stored);
  }, saved);
  await updateRules(page);
  await openTitle(page);
  const { changedTitle, changed, kept } = savingText;
  const note = page.getByRole('dialog', { name: changedTitle });
  await expect(note).toContainText(`${changed({ round: 2, refused: null }, false)} ${kept}`);
  expect(await page.evaluate(() => localStorage.getItem('faza.refused.1'))).toBe(saved);
  await note.getByRole('button', { name: pageText.understood }).press('Enter');
  await expect(note).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: text.controlText.end, exact: true })).toBeVisible();
  await expect(note).toBeHidden();
  // Other scripts may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
