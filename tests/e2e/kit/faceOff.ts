import { expect, type Locator, type Page } from '@playwright/test';
import { faceOffListing } from '../../../src/games/faceOff/listing.ts';
import { moduleText } from '../../../src/games/faceOff/text/module.en.ts';
import { passingText } from '../../../src/games/faceOff/text/passing.en.ts';
import { screenText } from '../../../src/games/faceOff/text/screen.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { atTitleOf, rememberGame } from './games.ts';
import { keys, type Press } from './player.ts';
import { drawSameSeeds } from './start.ts';

/** Opens the page for somebody whose last game was Face Off. Settings replace those that make tests fast. */
export async function openFaceOff(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (stored) => localStorage.setItem('faza.settings', stored),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false, ...settings }),
  );
  await rememberGame(page, 'faceOff');
  await page.goto('./');
  await atTitleOf(page, faceOffListing.name);
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const group = (page: Page, name: keyof typeof screenText.groups): Locator =>
  page.getByRole('group', { name: screenText.groups[name], exact: true });

/** Begins a game in which people have so many of the seats, and Rookies the others; factions are picked, or drawn. */
export async function begin(
  page: Page,
  seats: number,
  people: number,
  press: Press = keys,
  isDrawn = false,
): Promise<void> {
  await press(button(page, text.title.newGame));
  await press(button(page, text.setup.count(seats)));
  for (let number = 2; number <= seats; number++) {
    const name = text.seat(number);
    const wanted = number <= people ? text.setup.person(name) : text.setup.level(name, moduleText.levels.rookie.name);
    while (!(await button(page, wanted).isVisible())) await press(button(page, new RegExp(`^${name}: `)));
  }
  if (isDrawn) await press(button(page, moduleText.chance));
  await press(button(page, text.setup.start));
}

/** The button that whoever gets the device holds down. */
export const holdHere = (page: Page): Locator => button(page, passingText.hold.label);

/** Who is asked to take the device. */
export const nextName = (page: Page): Promise<string> => page.locator('.hand-over .name-tag').innerText();

/** Holds Enter down until the box is open: presses do not count while they may be meant for the page before. */
export async function openBox(page: Page): Promise<void> {
  const here = holdHere(page);
  await here.focus();
  await page.keyboard.down('Enter');
  await expect(here).toBeHidden();
  await page.keyboard.up('Enter');
}

/** More presses than any game needs. */
const MOST = 900;

/** How a game is played on. */
interface Playing {
  /** What ends the playing; if it is not given, the end of the game. */
  readonly until?: Locator;
  readonly press?: Press;
  /** Is called before each press. */
  readonly look?: () => Promise<unknown>;
}

/**
 * Presses until a game is over, or for as long as its player wants: the main button, or else the first faction, the first choice in the arena, of the
 * hand, or beside the button. The device is passed on where a game asks for it.
 */
export async function playToEnd(page: Page, { until, press = keys, look }: Playing = {}): Promise<void> {
  const over = until ?? button(page, text.ending.again);
  const here = holdHere(page);
  const choices = (['factions', 'arena', 'hand', 'choices'] as const).map((name) =>
    group(page, name).getByRole('button').and(page.locator('[aria-pressed]')),
  );
  const go = group(page, 'confirm').getByRole('button');
  for (let made = 0; made < MOST; made++) {
    await expect(choices.reduce((all, one) => all.or(one), go.or(over).or(here)).first()).toBeVisible();
    if (await over.isVisible()) return;
    await look?.();
    if (await here.isVisible()) {
      await openBox(page);
      continue;
    }
    for (const one of [go, ...choices])
      if (await one.first().isVisible()) {
        await press(one.first());
        break;
      }
  }
  throw new Error('the game does not end');
}
