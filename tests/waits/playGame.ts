import type { Browser, Page } from '@playwright/test';
import { regular } from '../../src/games/azardia/bots/regular.ts';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../src/games/azardia/rules/state/command.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import { nextPress } from '../../src/games/azardia/ui/lessons/nextPress.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { age, begin, give, now, type Session, viewNow } from '../../src/kernel/session.ts';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import type { Control } from '../../src/table/control.ts';
import { setupOf } from '../games/azardia/subject.ts';
import { openPage } from '../looks/kit/visitor.ts';

/** The seat of the person; computers play all others. */
const SEAT = 0;

/**
 * How far the page's clock advances between two looks at the page, in milliseconds: the resolution of all measured
 * waits.
 */
const STEP = 50;

/** The longest possible wait, in milliseconds of page time: a longer one is a deadlock. */
const MOST_WAIT = 180_000;

const WINDOW = { name: 'phone', width: 844, height: 390, ratio: 1 } as const;

/**
 * What filled a wait: milliseconds by the name of the fact that was shown, or `between` for the time between two
 * commands.
 */
export type Spent = ReadonlyMap<string, number>;

/** The time between two decisions of the person. */
export interface Wait {
  readonly length: number;
  readonly spent: Spent;
  /** Whether others had a turn meanwhile. */
  readonly isOthers: boolean;
  readonly round: number;
}

/** A whole game, with all the waits of the person at the table. */
export interface PlayedGame {
  readonly seed: string;
  readonly players: number;
  readonly rounds: number;
  readonly decisions: number;
  /** How long the game would take if every decision were instant, in milliseconds. */
  readonly length: number;
  readonly waits: readonly Wait[];
}

/** What the page offers and has shown. */
interface Look {
  readonly isOver: boolean;
  /** Whether the person has a decision to make. */
  readonly isAsked: boolean;
  readonly controls: readonly Control[];
  readonly time: number;
  readonly facts: readonly (readonly [number, string | null])[];
  readonly saved: string | null;
}

/**
 * Milliseconds between two frames: half as many frames as on a fast screen, so that playing a game takes half the time.
 */
const FRAME = 32;

/** Runs in the page: draws fewer frames, and, once the stage exists, records when each fact begins to be shown. */
const NOTE = `(() => {
  window.requestAnimationFrame = (call) => setTimeout(() => call(performance.now()), ${FRAME});
  window.cancelAnimationFrame = clearTimeout;
  window.shownFacts = [];
  const look = setInterval(() => {
    if (!window.azardiaGame) return;
    clearInterval(look);
    window.azardiaGame.events.on('fact', (name) => window.shownFacts.push([performance.now(), name]));
  }, 20);
})()`;

/** Runs in the page: returns what can be pressed, and takes what has been recorded. */
const LOOK = `(() => {
  const buttons = [...document.querySelectorAll('.semantic [data-control]')];
  const controls = buttons.map((one) => ({
    id: one.dataset.control,
    label: one.getAttribute('aria-label'),
    confirms: '',
    ...(one.hasAttribute('aria-pressed') ? { pressed: one.getAttribute('aria-pressed') === 'true' } : {}),
  }));
  return {
    isOver: buttons.some((one) => one.dataset.control.startsWith('ending:')),
    isAsked: buttons.some((one) => one.matches('.main') && /^(go|pass|swap|die:|hand:|choice:)/.test(one.dataset.control)),
    controls,
    time: performance.now(),
    facts: window.shownFacts.splice(0),
    saved: localStorage.getItem('azardia.game'),
  };
})()`;

/**
 * Plays a game from its first decision to its ending, with animations at normal speed. The page's clock stands still
 * while the bot decides and presses, and advances in steps while it waits, so the figures do not depend on how busy the
 * computer is.
 */
export async function playGame(browser: Browser, url: string, seed: string, players: number): Promise<PlayedGame> {
  const setup = setupOf(seed, players);
  let session: Session<AzardiaTypes> = begin(azardia, setup);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === SEAT ? ('you' as const) : ('computer' as const),
  );
  const stored = { 'azardia.game': gameText({ session, players: seats }), 'faza.lastGame': 'azardia' };
  const page = await openPage(browser, WINDOW, { stored });
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.addInitScript(NOTE);
  await page.goto(url);
  await page.locator('body:not(.without-pictures)').waitFor({ state: 'attached' });
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await page.getByRole('button', { name: /^Continue/ }).evaluate((button) => (button as HTMLButtonElement).click());

  const waits: Wait[] = [];
  let start: number | null = null;
  let first = 0;
  for (let decisions = 0; ; decisions++) {
    const { look, facts } = await nextDecision(page, start ?? -1);
    session = upTo(session, look.saved);
    if (start === null) first = look.time;
    else waits.push(waitOf(start, look.time, facts, now(session).round));
    if (look.isOver) {
      await page.context().close();
      return { seed, players, decisions, rounds: now(session).round, length: look.time - first, waits };
    }
    const view = viewNow(session, SEAT);
    const command = regular.choose(view, chanceFrom(`waits/${seed}/${age(session)}`));
    if (!command) throw new Error('nothing can be done');
    start = await press(page, look, command);
  }
}

/** Advances the page's clock until the person has to decide, or the game is over. */
async function nextDecision(page: Page, start: number): Promise<{ look: Look; facts: Look['facts'] }> {
  const facts: Look['facts'][number][] = [];
  for (let waited = 0; waited < MOST_WAIT; waited += STEP) {
    const look = await page.evaluate<Look>(LOOK);
    facts.push(...look.facts);
    if (look.isOver || (look.isAsked && look.time > start)) return { look, facts };
    await page.clock.runFor(STEP);
  }
  throw new Error(`nothing to do: ${JSON.stringify(await page.evaluate<Look>(LOOK))}`);
}

/** Gives a command by pressing the page's buttons; returns when it was given. */
async function press(page: Page, look: Look, command: Command): Promise<number> {
  for (let now = look, presses = 0; presses < 12; presses++) {
    const control = nextPress(now.controls, command) ?? anotherDiscard(now, command);
    if (!control) break;
    const box = await page.locator(`[data-control="${control.id}"]`).boundingBox();
    if (!box) break;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // A pointer that already rests where a button appears must not press it.
    await page.mouse.move(1, 1);
    // A command that loses the game asks first.
    const confirm = page.getByRole('dialog').getByRole('button').last();
    if (await confirm.isVisible()) {
      await confirm.evaluate((button: HTMLButtonElement) => button.click());
      return look.time;
    }
    now = await page.evaluate<Look>(LOOK.replace('.splice(0)', '.slice(0)'));
    if (!now.isAsked) return now.time;
    if (now.saved !== look.saved) return now.time;
  }
  throw new Error(`cannot be pressed: ${JSON.stringify({ command, controls: look.controls })}`);
}

/** Cards that have to go are chosen all together: where the bot names one of several, another one goes with it. */
export function anotherDiscard({ controls }: Pick<Look, 'controls'>, command: Command): Control | null {
  if (command.do !== 'discard') return null;
  return controls.find(({ id, pressed }) => id.startsWith('hand:') && pressed === false) ?? null;
}

/** The session with every command so far. */
export function upTo(session: Session<AzardiaTypes>, saved: string | null): Session<AzardiaTypes> {
  if (saved === null) return session;
  const { record } = JSON.parse(saved) as { record: { commands: readonly Command[] } };
  return record.commands.slice(age(session)).reduce<Session<AzardiaTypes>>((before, command) => {
    const given = give(before, command);
    if (!('session' in given)) throw new Error(`the rules refuse ${JSON.stringify(command)}`);
    return given.session;
  }, session);
}

function waitOf(start: number, end: number, facts: Look['facts'], round: number): Wait {
  const spent = new Map<string, number>();
  const add = (name: string | null, length: number): void => {
    if (length > 0) spent.set(name ?? 'between', (spent.get(name ?? 'between') ?? 0) + length);
  };
  add(null, (facts[0]?.[0] ?? end) - start);
  for (const [index, [time, name]] of facts.entries()) add(name, (facts[index + 1]?.[0] ?? end) - time);
  return { length: end - start, spent, isOthers: facts.some(([, name]) => name === 'turnEnded'), round };
}
