import type { Page } from '@playwright/test';

/** Buttons of a gamepad in the browser's standard mapping. */
export const PAD = {
  a: 0,
  b: 1,
  shoulderBack: 4,
  shoulderOn: 5,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

/** Plugs a gamepad in before the page is opened. */
export async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      connected: true,
      id: 'pad',
      index: 0,
      mapping: 'standard',
      timestamp: 0,
      axes: [0, 0, 0, 0],
      buttons,
    };
    navigator.getGamepads = () => [pad as unknown as Gamepad];
    Object.assign(window, { testPad: pad });
  });
}

/** Presses a button and lets it go, each for exactly one look of the page, however slowly it draws: held longer, it would repeat. */
export async function padPress(page: Page, button: number, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    await page.evaluate(async (index) => {
      const { buttons } = Reflect.get(window, 'testPad') as { buttons: { pressed: boolean }[] };
      // The page asked for the same frame earlier, and so has looked before this goes on.
      const seen = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
      const one = buttons[index];
      if (!one) throw new Error('no such button');
      one.pressed = true;
      await seen();
      one.pressed = false;
      await seen();
    }, button);
  }
}
