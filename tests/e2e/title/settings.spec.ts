import { expect, type Locator, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { summaryText } from '../../../src/games/faza/text/module.en.ts';
import { coachText } from '../../../src/shell/coach/text.en.ts';
import { defaultSettings } from '../../../src/shell/settings/settings.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { azardiaGolden, momentOf, openAzardiaAt } from '../kit/azardiaGame.ts';
import { golden } from '../kit/golden.ts';
import type { Player } from '../kit/player.ts';
import {
  changesPicture,
  effects,
  noteLevels,
  type OwnEffects,
  openSettings,
  type SettingsTable,
  settingsIn,
} from '../kit/settingEffects.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/*
 * Settings that are changed while a game is on the table.
 */

const words = shellText.settings;
const { setup } = golden('victory');

test('a speed chosen during playback applies to the rest of it', async ({ page }) => {
  const player = await openNewTable(page, setup, { speed: 0.5, reducedMotion: 'off' });
  const skip = player.button(text.controlText.skip);
  await player.point({ do: 'endTeamPhase' });
  await player.button(text.controlText.confirmEnd).click();
  await expect(skip).toBeAttached();
  const dialog = await openSettings({ page, menu: text.controlText.menu });
  await dialog.getByRole('radio', { name: words.speeds.instant }).check({ force: true });
  await page.keyboard.press('Escape');
  // Nothing is skipped manually; at half speed the phase would take minutes.
  await expect(skip).toBeHidden();
});

test('the system’s reduced-motion preference takes effect at once, unless the settings override it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const player = await openNewTable(page, setup, { speed: 0.5, reducedMotion: 'system' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openSettings({ page, menu: text.controlText.menu });
  await dialog.getByRole('radio', { name: words.reducedMotions.off }).check({ force: true });
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.keyboard.press('Escape');
  // Highlighted places then move, too, whatever the system asks for.
  await player.button(text.controlText.menu).hover();
  await page.keyboard.press('g');
  const moves = (): Promise<string> =>
    page.locator('.ping').evaluate((ring) => getComputedStyle(ring, '::before').animationName);
  expect(await moves()).toBe('ping');
});

test('the rulebook opens and folds its contents when the window becomes wider or narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1152, height: 648 });
  const player = await openNewTable(page, setup);
  await player.button(text.controlText.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.rulebook }).click();
  const contents = page.locator('details.contents');
  await expect(contents).toHaveAttribute('open');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 1152, height: 648 });
  await expect(contents).toHaveAttribute('open');
});

/** A table of FAZA, with a player who presses its buttons. */
interface FazaTable extends SettingsTable {
  readonly player: Player;
}

const atTable = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Ends the Team phase. */
async function endPhase(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await atTable(page, text.controlText.end).click();
  await atTable(page, text.controlText.confirmEnd).click();
}

/** Waits until a command is in the saved game, after something was pressed. */
async function commands(page: Page, key: string, press: () => Promise<void>): Promise<void> {
  const saved = (): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);
  const before = await saved();
  await press();
  await expect.poll(async () => (await saved()) === before).toBe(false);
}

const fazaEffects: OwnEffects<FazaTable> = {
  coach: async (dialog, { page }) => {
    await dialog.getByRole('radio', { name: coachText.levels.danger }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: coachText.name })).toBeVisible();
  },
  // There are none at this table; coach.spec.ts plays with them.
  proposals: async (dialog, { page }) => {
    await dialog.getByRole('switch', { name: coachText.proposals }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('faza.settings'))).toContain('"proposals":true');
  },
  // Names on tiles are always drawn; the words that experts do without appear only beside odds and forecasts.
  density: changesPicture((dialog) =>
    dialog.getByRole('radio', { name: words.densities.newcomer }).check({ force: true }),
  ),
  confirm: async (dialog, { page, player }) => {
    await dialog.getByRole('switch', { name: words.confirm }).click();
    await page.keyboard.press('Escape');
    const [first] = golden('victory').commands;
    // It is in the saved game, although nothing was confirmed.
    await commands(page, 'faza.game', async () => first && player.point(first));
  },
  alwaysForecast: changesPicture((dialog) => dialog.getByRole('switch', { name: words.alwaysForecast }).click()),
  phaseSummary: async (dialog, { page }) => {
    await dialog.getByRole('switch', { name: summaryText.phase.setting.name }).click();
    await endPhase(page);
    await expect(page.locator('.summary-figures')).toBeVisible();
  },
  speed: async (dialog, { page }) => {
    await dialog.getByRole('radio', { name: words.speeds[0.5] }).check({ force: true });
    await endPhase(page);
    await expect(atTable(page, text.controlText.skip)).toBeAttached();
  },
};

const moves = (page: Page): Locator => page.getByRole('button', { name: /: move \d+ tiles$/ });

/** Rolls the dice, and waits until the moves are offered. */
async function roll(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(moves(page).first()).toBeVisible();
}

const azardiaEffects: OwnEffects<SettingsTable> = {
  coach: async (dialog, { page }) => {
    await dialog.getByRole('radio', { name: coachText.levels.danger }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: coachText.open })).toBeVisible();
  },
  proposals: null,
  density: null,
  confirm: async (dialog, { page }) => {
    await dialog.getByRole('switch', { name: words.confirm }).click();
    await roll(page);
    // It is in the saved game, although nothing was confirmed.
    const raise = page.getByRole('button', { name: /^Raise the/ });
    await commands(page, 'azardia.game', () => raise.first().click());
  },
  alwaysForecast: null,
  phaseSummary: null,
  speed: async (dialog, { page }) => {
    await dialog.getByRole('radio', { name: words.speeds.instant }).check({ force: true });
    // No animation or timer continues.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await roll(page);
  },
};

async function openFaza(page: Page): Promise<FazaTable> {
  const player = await openNewTable(page, setup, { density: 'normal' });
  return { page, menu: text.controlText.menu, player };
}

/** A single person against computers, whose turn it is to roll the dice. */
async function openAzardiaTable(page: Page, settings: Record<string, unknown>): Promise<SettingsTable> {
  await page.clock.install();
  const record = azardiaGolden();
  await openAzardiaAt(page, record, momentOf(record, 'roll'), { hints: false, ...settings });
  await expect(atTable(page, moduleText.table.menu)).toBeVisible();
  return { page, menu: moduleText.table.menu };
}

/** Declares the tests of all settings at the tables of one game. */
function testSettings<T extends SettingsTable>(
  name: string,
  open: (page: Page, setting: string) => Promise<T>,
  own: OwnEffects<T>,
): void {
  const offered = Object.entries({ ...effects, ...own }).flatMap(([setting, effect]) =>
    effect ? [{ setting, effect }] : [],
  );

  const isPlayed = (setting: string): boolean => setting in own;

  test(`the dialog at a table of ${name} has a control for every setting that does something there, and no other; those that every game has do something`, async ({
    page,
  }) => {
    await noteLevels(page);
    const table = await open(page, '');
    await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
    await test.step('a control for every setting, and no other', async () => {
      const shown = await settingsIn(await openSettings(table));
      expect(shown).toEqual(offered.map(({ setting }) => setting).sort());
      const all = new Set([...shown, ...Object.keys(own)]);
      expect([...all].sort()).toEqual(Object.keys(defaultSettings).sort());
      await page.keyboard.press('Escape');
    });
    for (const { setting, effect } of offered.filter(({ setting }) => !isPlayed(setting))) {
      await test.step(`the setting ${setting} does something`, async () => {
        const dialog = await openSettings(table);
        await effect(dialog, table);
        if (await dialog.isVisible()) await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }
  });

  // These depend on the position, or change it.
  for (const { setting, effect } of offered.filter(({ setting }) => isPlayed(setting))) {
    test(`the setting ${setting} does something at an open table of ${name}`, async ({ page }) => {
      const table = await open(page, setting);
      await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
      await effect(await openSettings(table), table);
    });
  }
}

testSettings('FAZA', openFaza, fazaEffects);
testSettings(
  'Azardia',
  (page, setting) => openAzardiaTable(page, setting === 'speed' ? { speed: 0.5, reducedMotion: 'off' } : {}),
  azardiaEffects,
);
