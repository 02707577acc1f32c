import type { Page } from '@playwright/test';
import type { Press } from './player.ts';

/** Buttons of a gamepad in the browser's standard mapping. */
export const PAD = {
  a: 0,
  b: 1,
  shoulderBack: 4,
  shoulderOn: 5,
  trigger: 6,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

/** The simulated gamepad in the page: presses a button for one poll of the page. */
interface TestPad {
  readonly press: (button: number) => Promise<void>;
  /** Holds a button down permanently. */
  readonly hold: (button: number) => void;
  /**
   * Unplugs the gamepad, or plugs it in again with nothing held; with or without an event for the page. Waits for a poll
   * of the page: no gamepad is unplugged and plugged in between two frames.
   */
  readonly plug: (isIn: boolean, isTold: boolean) => Promise<void>;
}

/** Plugs a gamepad in before the page is opened. */
export async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The page requested the same frame earlier, and so has polled before this continues.
    const seen = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
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
    const press = async (index: number): Promise<void> => {
      const button = buttons[index];
      if (!button) throw new Error('no such button');
      button.pressed = true;
      await seen();
      button.pressed = false;
      await seen();
    };
    const hold = (index: number): void => {
      const button = buttons[index];
      if (button) button.pressed = true;
    };
    const plug = async (isIn: boolean, isTold: boolean): Promise<void> => {
      pad.connected = isIn;
      for (const button of isIn ? buttons : []) button.pressed = false;
      if (isTold) window.dispatchEvent(new Event(isIn ? 'gamepadconnected' : 'gamepaddisconnected'));
      await seen();
    };
    Object.assign(window, { testPad: { press, hold, plug } });
  });
}

/**
 * Presses a button and releases it, each for exactly one poll of the page, however slowly it draws: held longer, it
 * would repeat.
 */
export async function padPress(page: Page, button: number, times = 1): Promise<void> {
  await page.evaluate(
    async ({ index, count }) => {
      const { press } = Reflect.get(window, 'testPad') as TestPad;
      for (let time = 0; time < count; time++) await press(index);
    },
    { index: button, count: times },
  );
}

/** Holds a button down until the gamepad is unplugged. */
export async function padHold(page: Page, button: number): Promise<void> {
  await page.evaluate((index) => (Reflect.get(window, 'testPad') as TestPad).hold(index), button);
}

/** Unplugs the gamepad or plugs it in again; some browsers send an event, others do not. */
export async function padPlug(page: Page, isIn: boolean, isTold = true): Promise<void> {
  await page.evaluate(({ isIn, isTold }) => (Reflect.get(window, 'testPad') as TestPad).plug(isIn, isTold), {
    isIn,
    isTold,
  });
}

/** The most steps that may lie between two buttons. */
const MOST_STEPS = 40;

/**
 * Presses with a gamepad alone: the focus moves to the button in four directions, toward it first, and around obstacles
 * if that does not help; then A presses it.
 */
export const pad: Press = async (button) => {
  await button.waitFor();
  const walk: Walk = { been: {}, steps: 0 };
  // The page walks as far as it can; if the button was rebuilt on the way, the locator finds the new one.
  while (walk.steps < MOST_STEPS) {
    const { isThere, ...further } = await button.evaluate(walkTo, { walk, most: MOST_STEPS, pad: PAD });
    if (isThere) return padPress(button.page(), PAD.a);
    Object.assign(walk, further);
  }
  throw new Error(`no way by gamepad to ${await button.getAttribute('aria-label')}`);
};

/** A walk so far: how often each button had the focus, and the steps taken. */
interface Walk {
  readonly been: Record<string, number>;
  steps: number;
}

type Way = 'up' | 'down' | 'left' | 'right';

interface WalkOrder {
  readonly walk: Walk;
  readonly most: number;
  readonly pad: Readonly<Record<Way, number>>;
}

/** Runs in the page: moves until the focus is on the button, the button is gone, or there were too many steps. */
async function walkTo(goal: Element, { walk, most, pad }: WalkOrder): Promise<Walk & { isThere: boolean }> {
  const { press } = Reflect.get(window, 'testPad') as TestPad;
  const middle = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  /** The four directions, the best first. */
  const ways = ([x, y]: [number, number]): Way[] => {
    const [toX, toY] = middle(goal);
    const [across, along]: [Way, Way] = [toX < x ? 'left' : 'right', toY < y ? 'up' : 'down'];
    const best: Way[] = Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
    return [...best, ...(['up', 'down', 'left', 'right'] as const).filter((way) => !best.includes(way))];
  };
  const been = { ...walk.been };
  let { steps } = walk;
  for (; steps < most && goal.isConnected; steps++) {
    const active = document.activeElement ?? document.body;
    if (active === goal) return { been, steps, isThere: true };
    const from = middle(active);
    const here = `${active.getAttribute('data-control')} ${active.textContent} ${from}`;
    const times = been[here] ?? 0;
    been[here] = times + 1;
    const way = ways(from)[times % 4];
    if (way) await press(pad[way]);
  }
  return { been, steps, isThere: false };
}
