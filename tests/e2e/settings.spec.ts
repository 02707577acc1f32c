import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { words as moduleWords } from '../../src/games/faza/text/module.en.ts';
import { defaultSettings, type Settings } from '../../src/shell/settings/settings.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { golden } from './kit/golden.ts';
import type { Player } from './kit/player.ts';
import { openNewTable } from './kit/start.ts';
import { test } from './kit/test.ts';

/*
 * Settings that are changed while a game is on the table.
 */

const words = shellText.settings;
const { setup } = golden('victory');

/** Opens the settings from the table's menu. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text.controlText.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.settings, exact: true }).click();
  return page.getByRole('dialog', { name: words.title });
}

test('the dialog at the table has a control for every setting that there is', async ({ page }) => {
  await openNewTable(page, setup);
  const dialog = await openSettings(page);
  const shown = await dialog
    .locator('[data-setting]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-setting') ?? ''));
  const wanted: readonly (keyof Settings)[] = Object.keys(defaultSettings) as (keyof Settings)[];
  expect([...new Set(shown)].sort()).toEqual([...wanted].sort());
});

test('a speed that is chosen in the middle of a playback holds for the rest of it', async ({ page }) => {
  const player = await openNewTable(page, setup, { speed: 0.5, reducedMotion: 'off' });
  const skip = player.button(text.controlText.skip);
  await player.point({ do: 'endTeamPhase' });
  await player.button(text.controlText.confirmEnd).click();
  await expect(skip).toBeAttached();
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: words.speeds.instant }).check({ force: true });
  await page.keyboard.press('Escape');
  // Nothing is skipped by hand; at half the speed the phase would take minutes.
  await expect(skip).toBeHidden();
});

test('less motion that the system asks for is in force at once, unless the settings say otherwise', async ({
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
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: words.reducedMotions.off }).check({ force: true });
  await expect(root).toHaveAttribute('data-motion', 'usual');
  await page.keyboard.press('Escape');
  // What is pointed out moves then, too, whatever the system asks for.
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

/** Changes a setting in the dialog at an open table, and sees what comes of it. */
type Effect = (dialog: Locator, page: Page, player: Player) => Promise<void>;

const toggle =
  (name: string, sees: (page: Page) => Promise<void>): Effect =>
  async (dialog, page) => {
    await dialog.getByRole('switch', { name }).click();
    await sees(page);
  };
const changesPicture =
  (change: (dialog: Locator) => Promise<void>): Effect =>
  async (dialog, page) => {
    const picture = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('#game canvas')?.toDataURL() ?? '');
    const before = await picture();
    await change(dialog);
    await expect.poll(async () => (await picture()) === before).toBe(false);
  };
/** A volume that is chosen is one that the browser's audio is set to. */
const sounds =
  (name: string): Effect =>
  async (dialog, page) => {
    await dialog.getByRole('switch', { name: words.muted }).click();
    await dialog.getByRole('slider', { name, exact: true }).fill('0.35');
    const isSet = (): Promise<boolean> =>
      page.evaluate(() =>
        Array.from(Object(Reflect.get(window, 'levels')), Number).some((level) => Math.abs(level - 0.35) < 0.001),
      );
    await expect
      .poll(async () => {
        // The sample is heard once the sounds have been loaded.
        await dialog.getByRole('slider', { name, exact: true }).dispatchEvent('change');
        return isSet();
      })
      .toBe(true);
  };
const atTable = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** Ends the Team phase. */
async function endPhase(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await atTable(page, text.controlText.end).click();
  await atTable(page, text.controlText.confirmEnd).click();
}

/** What each setting does at a table; one that is added does not compile before it is named here. */
const effects: Readonly<Record<keyof Settings, Effect>> = {
  density: changesPicture((dialog) =>
    dialog.getByRole('radio', { name: words.densities.expert }).check({ force: true }),
  ),
  confirm: async (dialog, page, player) => {
    await dialog.getByRole('switch', { name: words.confirm }).click();
    await page.keyboard.press('Escape');
    const [first] = golden('victory').commands;
    const saved = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('faza.game'));
    const before = await saved();
    if (first) await player.point(first);
    // It is in the saved game, although nothing was confirmed.
    await expect.poll(async () => (await saved()) === before).toBe(false);
  },
  alwaysForecast: changesPicture((dialog) => dialog.getByRole('switch', { name: words.alwaysForecast }).click()),
  phaseSummary: toggle(moduleWords.summary.name, async (page) => {
    await endPhase(page);
    await expect(page.locator('.summary-figures')).toBeVisible();
  }),
  hints: async (dialog, page) => {
    const hint = page.locator('.guide-bubble');
    await dialog.getByRole('switch', { name: words.hints }).click();
    await page.keyboard.press('Escape');
    await expect(hint).toBeVisible();
    const again = await openSettings(page);
    await again.getByRole('switch', { name: words.hints }).click();
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
  },
  speed: async (dialog, page) => {
    await dialog.getByRole('radio', { name: words.speeds[0.5] }).check({ force: true });
    await endPhase(page);
    await expect(atTable(page, text.controlText.skip)).toBeAttached();
  },
  muted: toggle(words.muted, async (page) => {
    const isLoaded = page.waitForRequest(/\/game\/sound\//);
    await page.keyboard.press('Escape');
    await page.mouse.click(1, 1);
    await isLoaded;
  }),
  music: sounds(words.music),
  effects: sounds(words.effects),
  interface: sounds(words.interface),
  textScale: async (dialog, page) => {
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const before = await size();
    await dialog.getByRole('slider', { name: words.textScale }).press('End');
    await expect.poll(size).not.toBe(before);
  },
  highContrast: changesPicture((dialog) => dialog.getByRole('switch', { name: words.highContrast }).click()),
  reducedMotion: async (dialog, page) => {
    await dialog.getByRole('radio', { name: words.reducedMotions.off }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'usual');
    await dialog.getByRole('radio', { name: words.reducedMotions.on }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  },
};

for (const [setting, effect] of Object.entries(effects)) {
  test(`the setting ${setting} does something at an open table`, async ({ page }) => {
    await page.addInitScript(() => {
      const levels: number[] = [];
      Object.assign(window, { levels });
      const own = AudioParam.prototype.setValueAtTime;
      AudioParam.prototype.setValueAtTime = function (this: AudioParam, value: number, time: number) {
        levels.push(value);
        return own.call(this, value, time);
      };
      const ramp = AudioParam.prototype.linearRampToValueAtTime;
      AudioParam.prototype.linearRampToValueAtTime = function (this: AudioParam, value: number, time: number) {
        levels.push(value);
        return ramp.call(this, value, time);
      };
      const target = AudioParam.prototype.setTargetAtTime;
      AudioParam.prototype.setTargetAtTime = function (this: AudioParam, value: number, time: number, rate: number) {
        levels.push(value);
        return target.call(this, value, time, rate);
      };
    });
    const player = await openNewTable(page, setup, { density: 'normal' });
    await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
    await effect(await openSettings(page), page, player);
  });
}
