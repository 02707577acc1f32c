import type { Page } from '@playwright/test';
import type { Press } from './player.ts';

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

/** More steps than this from one button to another would be a maze. */
const MOST_STEPS = 40;

/**
 * Presses with a gamepad alone: the focus walks to the button by the four directions, towards it first and around what lies
 * between where that leads nowhere, and A presses it.
 */
export const pad: Press = async (button) => {
  await button.waitFor();
  const page = button.page();
  const been = new Map<string, number>();
  for (let step = 0; step < MOST_STEPS; step++) {
    const { here, ways } = await button.evaluate(waysTo);
    const way = ways[been.get(here) ?? 0];
    if (way === undefined) return padPress(page, PAD.a);
    been.set(here, ((been.get(here) ?? 0) + 1) % ways.length);
    await padPress(page, PAD[way]);
  }
  throw new Error(`no way by gamepad to ${await button.getAttribute('aria-label')}`);
};

type Way = 'up' | 'down' | 'left' | 'right';

/** Runs in the page: where the focus is, and the directions to a button, the best first; none where the focus is on it. */
function waysTo(goal: Element): { here: string; ways: Way[] } {
  const active = document.activeElement ?? document.body;
  if (active === goal) return { here: '', ways: [] };
  const middle = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [toX, toY]] = [middle(active), middle(goal)];
  const [across, along]: [Way, Way] = [toX < x ? 'left' : 'right', toY < y ? 'up' : 'down'];
  const best: Way[] = Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
  const rest = (['up', 'down', 'left', 'right'] as const).filter((way) => !best.includes(way));
  return { here: `${active.getAttribute('data-control')} ${active.textContent} ${x} ${y}`, ways: [...best, ...rest] };
}
