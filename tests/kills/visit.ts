import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { applyLegal } from '../../src/games/faza/rules/apply.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../src/games/faza/rules/legal.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../src/games/faza/rules/state/state.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { drawBelow, type Drawing as Luck } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import { golden } from '../e2e/kit/golden.ts';
import { Player } from '../e2e/kit/player.ts';
import { startGame } from '../e2e/kit/start.ts';
import { browserFlags } from '../tools/browserFlags.ts';
import { browserProcesses, killAll } from './browserProcesses.ts';

/** How a visit ends. */
export const KINDS = ['browser', 'renderer', 'tab'] as const;
export type Kind = (typeof KINDS)[number];

/** A game as the page wrote it. */
export interface Written {
  readonly setup: Setup;
  readonly commands: readonly Command[];
  /** A finished game is removed from storage. */
  readonly isOver: boolean;
}

/** What a visit found, and what it left behind. */
export interface Visit {
  /** The game in progress when the page was opened; `null` where there was none. */
  readonly found: Written | null;
  /** The last game that the database confirmed before the kill. */
  readonly confirmed: Written | null;
  /** What the page was doing when the browser was killed. */
  readonly during: string;
}

interface Place {
  readonly url: string;
  /** The folder of the browser's profile, which outlives the kills. */
  readonly profile: string;
  readonly executablePath: string;
}

/**
 * Opens the page, continues the game in progress or begins one, plays by pressing buttons, with animations, and kills
 * the browser: either some time into a command, or as soon as a write has begun.
 */
export async function visit(place: Place, kind: Kind, luck: Luck): Promise<Visit> {
  const context = await chromium.launchPersistentContext(place.profile, {
    executablePath: place.executablePath,
    args: browserFlags('canvas'),
    baseURL: place.url,
    viewport: { width: 1152, height: 648 },
    serviceWorkers: 'block',
  });
  let confirmed: Written | null = null;
  let onWrite = (): void => undefined;
  await context.exposeBinding('noteWrite', () => onWrite());
  await context.exposeBinding('noteConfirmed', (_, body: string | null) => {
    confirmed = writtenIn(body);
  });
  await context.addInitScript(watchWrites);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('./');
  const title = page.getByRole('button', { name: text.screens.title.newGame, exact: true });
  await title.waitFor({ timeout: 60_000 });
  const found = writtenIn(await page.evaluate(() => localStorage.getItem('faza.game')));
  const player = await openTable(page, found, luck);

  let during = '';
  const end = async (what: string): Promise<void> => {
    if (during !== '') return;
    during = what;
    await kill(kind, place, context, page);
  };
  const commands = 1 + drawBelow(luck, 4);
  const isAtWrite = drawBelow(luck, 3) === 0;
  const delay = drawBelow(luck, 3000);
  try {
    for (let index = 0; index < commands && during === ''; index++) {
      const command = choose(player, luck);
      if (command === null) break;
      if (index === commands - 1) {
        if (isAtWrite) onWrite = () => void end(`a write (${command.do})`);
        else setTimeout(() => void end(command.do), delay);
      }
      await player.give(command);
    }
  } catch (error) {
    // Pressing in a killed page throws an error; any other error is a real one.
    if (during === '') throw error;
  }
  await end('a pause');
  await context.close().catch(() => undefined);
  killAll(browserProcesses(place.profile));
  return { found, confirmed, during };
}

/** Runs in the page: reports every write to the database, when it begins and when it has reached the disk. */
function watchWrites(): void {
  const tell = window as unknown as { noteWrite(): void; noteConfirmed(body: string | null): void };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (
    this: IDBObjectStore,
    row: { text: string | null },
    ...rest: [IDBValidKey?]
  ) {
    if (this.name === 'generations') {
      tell.noteWrite();
      this.transaction.addEventListener('complete', () => tell.noteConfirmed(row.text));
    }
    return put.call(this, row, ...rest);
  };
  localStorage.setItem(
    'faza.settings',
    JSON.stringify({
      speed: 2,
      reducedMotion: 'off',
      muted: true,
      phaseSummary: false,
      hints: false,
      proposals: false,
    }),
  );
}

/** A stored game; `null` where there is none. */
function writtenIn(body: string | null): Written | null {
  if (body === null) return null;
  const { setup, commands } = (JSON.parse(body) as { record: Omit<Written, 'isOver'> }).record;
  return { setup, commands, isOver: stateAfter(setup, commands).outcome !== null };
}

function stateAfter(setup: Setup, commands: readonly Command[]): State {
  return commands.reduce((state, command) => applyLegal(state, command).state, faza.newGame(setup).state);
}

/** Opens the table with the game in progress, or with a new one. */
async function openTable(page: Page, found: Written | null, luck: Luck): Promise<Player> {
  if (found === null || found.isOver) {
    const setup = { ...golden('defeat').setup, seed: `kill ${drawBelow(luck, 1e6)}` };
    await startGame(page, setup);
    return new Player(page, setup);
  }
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('button', { name: text.controlText.menu, exact: true })).toBeVisible();
  const player = new Player(page, found.setup);
  for (const command of found.commands) player.follow(command);
  return player;
}

/**
 * A legal command; fights and the end of the phase, which take the longest, are picked more often than at random.
 * `null` in a finished game.
 */
function choose({ state }: Player, luck: Luck): Command | null {
  // A vehicle's passengers are chosen from a list in which heroes have the names of their buttons.
  const legal = legalCommands(state).filter((command) => command.do !== 'drive');
  if (legal.length === 0) return null;
  const wanted = ['fight', 'endTeamPhase'].at(drawBelow(luck, 4));
  const liked = legal.filter((command) => command.do === wanted);
  const from = liked.length > 0 ? liked : legal;
  return at(from, drawBelow(luck, from.length));
}

async function kill(kind: Kind, { profile }: Place, context: BrowserContext, page: Page): Promise<void> {
  if (kind === 'browser') killAll(browserProcesses(profile));
  else if (kind === 'tab') await page.close({ runBeforeUnload: false }).catch(() => undefined);
  else {
    const crashed = new Promise((resolve) => page.once('crash', resolve));
    const session = await context.newCDPSession(page).catch(() => null);
    // The page may be gone already, so that the command never resolves.
    session?.send('Page.crash').catch(() => undefined);
    if (session) await crashed;
  }
}
