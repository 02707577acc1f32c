import type { Browser, Page } from '@playwright/test';
import { golden } from '../e2e/kit/golden.ts';
import { Player, type Press } from '../e2e/kit/player.ts';
import { gameAfter, openPage, toTable, toTitle, WINDOWS } from '../looks/kit/visitor.ts';
import { SLOW } from './watch.ts';

const record = golden('victory');
/** A round as people play it, with all its fights. */
const ROUND = record.commands.findIndex(({ do: kind }) => kind === 'endTeamPhase') + 1;

/** How long the screen took to respond to each press, in milliseconds, the slowest first, and the number of presses. */
export interface Presses {
  readonly count: number;
  readonly slowest: readonly number[];
}

/** The browser's own measure, Event Timing: from a press to the next paint. It reports only those of 16 ms or more. */
const WATCH = `(() => {
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) || 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.slowPresses = () => [...longest.values()].sort((a, b) => b - a);
})()`;

/** How long a finger stays down, in milliseconds. */
const HELD = 60;

/**
 * Presses like a finger. `Locator.click` would release at once and search for the element under the pointer at each
 * event; both would distort the figures.
 */
function asPeoplePress(page: Page): Press {
  return async (button) => {
    await button.click({ trial: true });
    const box = await button.boundingBox();
    if (!box) throw new Error('the button is gone');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD });
  };
}

/** Plays a round by real presses, with the processor slowed down by that factor. */
export async function presses(browser: Browser, url: string, slower: number = SLOW.processor): Promise<Presses> {
  const [phone] = WINDOWS;
  if (!phone) throw new Error('there is no window');
  const page = await openPage(browser, phone, { game: gameAfter(record, 0), settings: { speed: 4 } });
  await page.addInitScript(WATCH);
  await toTitle(page, url);
  await page.locator('body:not(.without-pictures)').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await toTable(page);
  let count = 0;
  const press = asPeoplePress(page);
  const player = new Player(page, record.setup, (button) => {
    count += 1;
    return press(button);
  });
  for (const command of record.commands.slice(0, ROUND)) await player.give(command);
  const slowest: number[] = await page.evaluate('window.slowPresses()');
  await page.context().close();
  return { count, slowest };
}

/**
 * The time within which 98 of 100 presses were answered; those that the browser does not report took less than 16 ms.
 */
export function p98({ count, slowest }: Presses): number {
  return slowest[Math.floor(count * 0.02)] ?? 16;
}
