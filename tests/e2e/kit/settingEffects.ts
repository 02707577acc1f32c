import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../../src/shell/settings/settings.ts';
import { shellText } from '../../../src/shell/text.en.ts';

/* What each setting does at an open table of any game. */

const words = shellText.settings;

/** The parts of a table that matter for settings. */
export interface SettingsTable {
  readonly page: Page;
  /** The name of its menu button. */
  readonly menu: string;
}

/** Changes a setting in the dialog, and checks the effect. */
export type Effect<T extends SettingsTable = SettingsTable> = (dialog: Locator, table: T) => Promise<void>;

/** The settings whose effect differs between games, or that some games do not use. */
export type OwnSetting = 'coach' | 'proposals' | 'density' | 'confirm' | 'alwaysForecast' | 'phaseSummary' | 'speed';

/** Their effects at the tables of one game: `null` where it has no use for the setting, and does not offer it. */
export type OwnEffects<T extends SettingsTable> = Readonly<Record<OwnSetting, Effect<T> | null>>;

/** Opens the settings from the table's menu. */
export async function openSettings({ page, menu }: SettingsTable): Promise<Locator> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.settings, exact: true }).click();
  return page.getByRole('dialog', { name: words.title });
}

/** The settings in an open dialog. */
export async function settingsIn(dialog: Locator): Promise<string[]> {
  const shown = await dialog
    .locator('[data-setting]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-setting') ?? ''));
  return [...new Set(shown)].sort();
}

/** From now on the page records the volumes that its sound is set to. */
export async function noteLevels(page: Page): Promise<void> {
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
}

/** A setting that changes what is drawn. */
export const changesPicture =
  (change: (dialog: Locator) => Promise<void>): Effect =>
  async (dialog, { page }) => {
    const picture = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('#game canvas')?.toDataURL() ?? '');
    const before = await picture();
    await change(dialog);
    await expect.poll(async () => (await picture()) === before).toBe(false);
  };

/** A chosen volume is passed on to the browser's audio, once sound is on. */
const sounds =
  (name: string, volume: number): Effect =>
  async (dialog, { page }) => {
    const slider = dialog.getByRole('slider', { name, exact: true });
    const isSet = (): Promise<boolean> =>
      page.evaluate(
        (volume) =>
          // Fades pass through every value between two volumes, so only the volume itself counts.
          Array.from(Object(Reflect.get(window, 'levels')), Number).some((level) => Math.abs(level - volume) < 1e-9),
        volume,
      );
    expect(await isSet()).toBe(false);
    await slider.fill(String(volume));
    await expect
      .poll(async () => {
        // The sample plays once the sounds have loaded.
        await slider.dispatchEvent('change');
        return isSet();
      })
      .toBe(true);
  };

/**
 * The effects of settings at every table, one after the other: the first turns the sound on. A new setting does not
 * compile before it is listed here, or among those of each game.
 */
export const effects: Readonly<Record<Exclude<keyof Settings, OwnSetting>, Effect>> = {
  muted: async (dialog, { page }) => {
    await dialog.getByRole('switch', { name: words.muted }).click();
    const isLoaded = page.waitForRequest(/\/game\/sound\//);
    await page.keyboard.press('Escape');
    await page.mouse.click(1, 1);
    await isLoaded;
  },
  music: sounds(words.music, 0.35),
  effects: sounds(words.effects, 0.45),
  interface: sounds(words.interface, 0.55),
  hints: async (dialog, table) => {
    const hint = table.page.locator('.guide-bubble');
    await dialog.getByRole('switch', { name: words.hints }).click();
    await table.page.keyboard.press('Escape');
    await expect(hint).toBeVisible();
    const again = await openSettings(table);
    await again.getByRole('switch', { name: words.hints }).click();
    await table.page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
  },
  highContrast: changesPicture((dialog) => dialog.getByRole('switch', { name: words.highContrast }).click()),
  reducedMotion: async (dialog, { page }) => {
    await dialog.getByRole('radio', { name: words.reducedMotions.off, exact: true }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'usual');
    await dialog.getByRole('radio', { name: words.reducedMotions.on, exact: true }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  },
  textScale: async (dialog, { page }) => {
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const before = await size();
    await dialog.getByRole('slider', { name: words.textScale }).press('End');
    await expect.poll(size).not.toBe(before);
  },
};
