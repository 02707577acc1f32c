import type { Browser, Page } from '@playwright/test';
import { regular } from '../../src/games/azardia/bots/regular.ts';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import { nextPress } from '../../src/games/azardia/ui/lessons/nextPress.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { age, begin, now, type Session, viewNow } from '../../src/kernel/session.ts';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import type { Control } from '../../src/table/control.ts';
import { golden } from '../e2e/kit/golden.ts';
import { Player, type Press } from '../e2e/kit/player.ts';
import { setupOf } from '../games/azardia/subject.ts';
import { gameAfter, type Luggage, openPage, WINDOWS } from '../looks/kit/visitor.ts';
import { anotherDiscard, upTo } from '../waits/playGame.ts';

const record = golden('victory');
/** A round as people play it, with all its fights. */
const ROUND = record.commands.findIndex(({ do: kind }) => kind === 'endTeamPhase') + 1;

/** How long one press took, in milliseconds: until the page had time for it, in the page's own code, and until the screen changed. */
export interface TimedPress {
  readonly whole: number;
  readonly delay: number;
  readonly own: number;
}

/** The presses of a game that took 16 ms or more, the slowest first, and the number of presses. */
export interface Presses {
  readonly count: number;
  readonly slowest: readonly TimedPress[];
}

/** The browser's own measure, Event Timing: from a press to the next paint. It reports only those of 16 ms or more. */
const WATCH = `(() => {
  const presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId) continue;
      const known = presses.get(interactionId) || { whole: 0, delay: 0, own: 0 };
      presses.set(interactionId, {
        whole: Math.max(duration, known.whole),
        delay: Math.max(processingStart - startTime, known.delay),
        own: Math.max(processingEnd - processingStart, known.own),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.slowPresses = () => [...presses.values()].sort((a, b) => b.whole - a.whole);
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

/** A game on a slow phone: a page at its title, with the processor slowed down by a factor from now on. */
async function openSlowly(browser: Browser, url: string, slower: number, luggage: Luggage): Promise<Page> {
  const [phone] = WINDOWS;
  if (!phone) throw new Error('there is no window');
  const page = await openPage(browser, phone, { settings: { speed: 4 }, ...luggage });
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.locator('body:not(.without-pictures)').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.getByRole('button', { name: /^Continue/ }).click();
  return page;
}

async function timed(page: Page, count: number): Promise<Presses> {
  const slowest: TimedPress[] = await page.evaluate('window.slowPresses()');
  await page.context().close();
  return { count, slowest };
}

/** Plays a round of FAZA by real presses. */
async function ofFaza(browser: Browser, url: string, slower: number): Promise<Presses> {
  const page = await openSlowly(browser, url, slower, { game: gameAfter(record, 0) });
  await page.locator('[data-control="menu"]').waitFor();
  let count = 0;
  const press = asPeoplePress(page);
  const player = new Player(page, record.setup, (button) => {
    count += 1;
    return press(button);
  });
  for (const command of record.commands.slice(0, ROUND)) await player.give(command);
  return timed(page, count);
}

/** How many commands of a person are given in Azardia. */
const COMMANDS = 20;

/** Plays Azardia by real presses, against computers. */
async function ofAzardia(browser: Browser, url: string, slower: number): Promise<Presses> {
  let session: Session<AzardiaTypes> = begin(azardia, setupOf('presses', 2));
  const players = ['you', 'computer'] as const;
  const stored = { 'azardia.game': gameText({ session, players }), 'faza.lastGame': 'azardia' };
  const page = await openSlowly(browser, url, slower, { stored });
  const press = asPeoplePress(page);
  let count = 0;
  for (let given = 0; given < COMMANDS && !azardia.result(now(session)); given++) {
    // A person decides where a button is the main one.
    await page
      .locator(
        '.semantic .main:is([data-control="go"], [data-control="pass"], [data-control^="choice:"], [data-control^="hand:"])',
      )
      .first()
      .waitFor();
    session = upTo(session, await page.evaluate<string | null>(`localStorage.getItem('azardia.game')`));
    const before = age(session);
    const command = regular.choose(viewNow(session, 0), chanceFrom(`presses/${before}`));
    if (!command) continue;
    for (let presses = 0; presses < 12 && age(session) === before; presses++) {
      const controls = await page.evaluate<Control[]>(CONTROLS);
      const control = nextPress(controls, command) ?? anotherDiscard({ controls }, command);
      if (!control) break;
      count += 1;
      await press(page.locator(`[data-control="${control.id}"]`));
      session = upTo(session, await page.evaluate<string | null>(`localStorage.getItem('azardia.game')`));
    }
  }
  return timed(page, count);
}

/** Runs in the page: what can be pressed. */
const CONTROLS = `[...document.querySelectorAll('.semantic [data-control]')].map((one) => ({
  id: one.dataset.control,
  label: one.getAttribute('aria-label'),
  confirms: '',
  ...(one.hasAttribute('aria-pressed') ? { pressed: one.getAttribute('aria-pressed') === 'true' } : {}),
}))`;

/** Plays each game by real presses, with the processor slowed down by a factor. */
export const presses = { FAZA: ofFaza, Azardia: ofAzardia } as const;

/** The time within which 98 of 100 presses were answered; those that the browser does not report took less than 16 ms. */
export function p98({ count, slowest }: Presses, part: keyof TimedPress = 'whole'): number {
  const times = slowest.map((one) => one[part]).sort((a, b) => b - a);
  return Math.round(times[Math.floor(count * 0.02)] ?? 16);
}
