import type { Page } from '@playwright/test';
import { type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { focusOn, type Sight, spotOf, type Target } from './sight.ts';

/** What an action works with. */
export interface Moment {
  readonly page: Page;
  readonly sight: Sight;
  /** The random numbers that decide the action, together with what is visible. */
  readonly luck: Drawing;
  /** How often each name has been pressed before. */
  readonly pressed: Map<string, number>;
}

/** Does something on the page, and returns a description of it. */
type Act = (moment: Moment) => Promise<string>;

/** Windows, from the smallest phone to a television. */
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 480],
  [360, 640],
  [640, 360],
  [844, 390],
  [390, 844],
  [1024, 768],
  [1152, 648],
  [700, 700],
  [1280, 300],
];

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Escape', 'Backspace', 'Home', 'End'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Shift+ArrowLeft', '+', '-', '0'],
  ...[
    '1',
    '2',
    '3',
    '4',
    '?',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
    'k',
    'l',
    'm',
    'n',
    'o',
    'p',
    'q',
    'r',
    's',
  ],
  ...['t', 'u', 'v', 'w', 'x', 'y', 'z', 'Control+z', 'Control+y', 'F1'],
];

const WORDS = [
  'Ada',
  '',
  '7',
  'ZZZZ-ZZZZ-ZZZZ',
  '\u200b\u200b',
  '🛸'.repeat(30),
  '<b>bold</b>',
  'Drone',
  '-1',
  '1e999',
];

const BAD_LINKS = ['#game=', '#game=AAAA', '#game=%%%', `#game=${'A'.repeat(300)}`, '#nothing'];

const pick = <T>(luck: Drawing, items: readonly [T, ...T[]]): T => items[drawBelow(luck, items.length)] ?? items[0];
const chosen = <T>(luck: Drawing, items: readonly T[]): T | undefined => items[drawBelow(luck, items.length)];

/** Something to press: of three picked at random, the one that was pressed least. */
function drawTarget({ sight, luck, pressed }: Moment): Target | undefined {
  const drawn = [0, 1, 2].flatMap(() => chosen(luck, sight.targets) ?? []);
  const times = ({ name }: Target): number => pressed.get(name) ?? 0;
  const target = drawn.reduce<Target | undefined>(
    (least, one) => (least && times(least) <= times(one) ? least : one),
    undefined,
  );
  if (target) pressed.set(target.name, times(target) + 1);
  return target;
}

async function press(moment: Moment): Promise<string> {
  const { page, luck } = moment;
  const target = drawTarget(moment);
  if (!target) return 'press nothing';
  const { kind, name } = target;
  if (kind === 'select') {
    const by = 1 + drawBelow(luck, 3);
    await focusOn(page, target);
    for (let times = 0; times < by; times++) await page.keyboard.press('ArrowDown');
    return `choose another of "${name}"`;
  }
  if (kind === 'text' || kind === 'search') {
    await focusOn(page, target);
    const word = chosen(luck, WORDS) ?? '';
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(word);
    return `type ${JSON.stringify(word)} into "${name}"`;
  }
  const spot = target.spot ?? (await spotOf(page, target));
  if (spot === null || drawBelow(luck, 4) === 0) {
    await focusOn(page, target);
    await page.keyboard.press(kind === 'range' ? pick(luck, ['ArrowLeft', 'ArrowRight']) : 'Enter');
    return `press "${name}" by key`;
  }
  await page.mouse.click(spot.x, spot.y, { clickCount: drawBelow(luck, 12) === 0 ? 2 : 1 });
  return `press "${name}"`;
}

/** A random position in the window. */
function somewhere({ page, luck }: Moment): { x: number; y: number } {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return { x: drawBelow(luck, width), y: drawBelow(luck, height) };
}

async function point(moment: Moment): Promise<string> {
  const { x, y } = somewhere(moment);
  await moment.page.mouse.click(x, y);
  return `click at ${x}, ${y}`;
}

async function hover(moment: Moment): Promise<string> {
  const target = drawTarget(moment);
  const spot = target?.spot ?? somewhere(moment);
  await moment.page.mouse.move(spot.x, spot.y, { steps: 3 });
  return `point at ${target?.spot ? `"${target.name}"` : `${spot.x}, ${spot.y}`}`;
}

async function drag(moment: Moment): Promise<string> {
  const { page, luck } = moment;
  const from = drawTarget(moment)?.spot ?? somewhere(moment);
  const to = drawTarget(moment)?.spot ?? somewhere(moment);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  if (drawBelow(luck, 4) === 0) await page.keyboard.press('Escape');
  await page.mouse.up();
  return `drag from ${Math.round(from.x)}, ${Math.round(from.y)} to ${Math.round(to.x)}, ${Math.round(to.y)}`;
}

async function wheel(moment: Moment): Promise<string> {
  const { page, luck } = moment;
  const { x, y } = somewhere(moment);
  await page.mouse.move(x, y);
  // The browser never confirms a wheel event in a page that is just being left, as after Back and Escape.
  const isLeft = page.waitForEvent('framenavigated', { timeout: 0 }).catch(() => null);
  await Promise.race([page.mouse.wheel(0, 400 - drawBelow(luck, 800)), isLeft]);
  return `turn the wheel at ${x}, ${y}`;
}

async function key({ page, luck }: Moment): Promise<string> {
  const name = chosen(luck, KEYS) ?? 'Tab';
  await page.keyboard.press(name);
  return `key ${name}`;
}

/** Without it the monkey would spend most of its time in the longest dialogs. */
async function leave({ page }: Moment): Promise<string> {
  await page.keyboard.press('Escape');
  return 'leave by Escape';
}

async function mash({ page, luck }: Moment): Promise<string> {
  const names = Array.from({ length: 5 }, () => chosen(luck, KEYS) ?? 'Tab');
  for (const name of names) await page.keyboard.press(name);
  return `keys ${names.join(' ')}`;
}

async function resize({ page, luck }: Moment): Promise<string> {
  const [width, height] = chosen(luck, WINDOWS) ?? [360, 640];
  await page.setViewportSize({ width, height });
  return `resize to ${width}×${height}`;
}

/** Hides the tab, lets something happen meanwhile, and shows it again. */
async function hide(moment: Moment): Promise<string> {
  const { page, luck } = moment;
  await page.evaluate(() => window.monkey?.hide(true));
  const meanwhile = await pick<Act>(luck, [async () => 'nothing', resize, loseGraphics])(moment);
  await page.evaluate(() => window.monkey?.hide(false));
  return `hide the tab, ${meanwhile}, show it`;
}

async function goOffline({ page, luck }: Moment): Promise<string> {
  const isOffline = drawBelow(luck, 2) === 0;
  await page.context().setOffline(isOffline);
  return isOffline ? 'go offline' : 'go online';
}

async function loseGraphics({ page }: Moment): Promise<string> {
  return page.evaluate(() => window.monkey?.loseGraphics() ?? 'no graphics to lose');
}

async function back({ page, luck }: Moment): Promise<string> {
  const forward = drawBelow(luck, 3) === 0;
  // Never beyond the page: what lies there is not the game.
  await page.evaluate((isForward) => window.monkey?.travel(isForward), forward);
  return forward ? 'browser forward' : 'browser back';
}

async function reload({ page, luck }: Moment): Promise<string> {
  await page.context().setOffline(false);
  if (drawBelow(luck, 3) > 0) {
    // A history step back that the page has just started, as when a dialog closes, cancels a reload before it starts.
    await page.reload().catch((problem: Error) => {
      if (!problem.message.includes('ERR_ABORTED')) throw problem;
      return page.reload();
    });
    return 'reload';
  }
  await page.goto('about:blank');
  await page.goBack();
  return 'leave the page and come back';
}

async function followLink({ page, luck }: Moment): Promise<string> {
  const hash = chosen(luck, BAD_LINKS) ?? '#';
  await page.evaluate((link) => {
    window.location.hash = link;
  }, hash);
  return `follow the link ${hash.slice(0, 20)}`;
}

async function prefer({ page, luck }: Moment): Promise<string> {
  const reducedMotion = pick<'reduce' | 'no-preference'>(luck, ['reduce', 'no-preference']);
  await page.emulateMedia({ reducedMotion });
  return `prefer motion: ${reducedMotion}`;
}

/** Everything that the monkey does, with its frequency per thousand actions. */
const ACTIONS: readonly (readonly [name: string, weight: number, act: Act])[] = [
  ['press', 560, press],
  ['key', 120, key],
  ['mash', 20, mash],
  ['point', 60, point],
  ['hover', 40, hover],
  ['drag', 50, drag],
  ['wheel', 20, wheel],
  ['resize', 40, resize],
  ['hide', 20, hide],
  ['offline', 10, goOffline],
  ['graphics', 20, loseGraphics],
  ['history', 20, back],
  ['reload', 8, reload],
  ['link', 6, followLink],
  ['prefer', 6, prefer],
];

/** Picks one of the actions at random. */
export function drawAction(luck: Drawing, { isDialog }: Sight): (typeof ACTIONS)[number] {
  if (isDialog && drawBelow(luck, 6) === 0) return ['leave', 0, leave];
  let left = drawBelow(
    luck,
    ACTIONS.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const action of ACTIONS) {
    left -= action[1];
    if (left < 0) return action;
  }
  throw new RangeError('the weights do not add up');
}
