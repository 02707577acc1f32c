import type { Browser, Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { golden } from '../e2e/kit/golden.ts';
import { lived } from './kit/gameTime.ts';
import { commit, firstOf, Guest, game, MOVING, offered, press } from './kit/guest.ts';
import { framesShown, installSharpness, type Shown } from './kit/sharpness.ts';
import { WINDOWS, type Window } from './kit/visitor.ts';

/** How long each scene is watched, in milliseconds of game time. */
const WATCHED = { page: 1200, fight: 7000, event: 1500, animation: 14_000, ending: 5000 };

const victory = golden('victory');
/** A fight of two dice with help, a boarding, and the end of the second round. */
const FIGHT = firstOf(victory, 'fight', 31);
const BOARDING = firstOf(victory, 'board');
const PHASE = firstOf(victory, 'endTeamPhase', 31);
const ENDINGS = {
  victory,
  'defeat by a hero': golden('defeat'),
  'defeat by Drones': game(/^normal-3-random-.*-x3$/),
  'defeat by Outposts': game(/^[a-z]+-.-[a-z]+-\d\d-x4$/),
};

/** A frame that was shown enlarged: where, and at its largest scale. */
export interface Stretched extends Shown {
  readonly window: string;
  readonly moment: string;
}

/** The window sizes to measure: those of every screen, and the one that shows everything largest. */
const SIZES: readonly Window[] = [...WINDOWS, { name: 'laptop@2', width: 1280, height: 720, ratio: 2 }];

/** Everything that is shown enlarged on a walk from the title to every ending, in windows whose name matches. */
export async function stretched(browser: Browser, url: string, only: RegExp): Promise<Stretched[]> {
  const found: Stretched[] = [];
  for (const window of SIZES) {
    if (!only.test(window.name)) continue;
    const began = performance.now();
    found.push(...(await stretchedIn(browser, url, window)));
    console.log(`  ${window.name} walked through, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  return found.sort((a, b) => b.stretch - a.stretch);
}

async function stretchedIn(browser: Browser, url: string, window: Window): Promise<Stretched[]> {
  const guest = new Guest(browser, url, window, installSharpness);
  const largest = new Map<string, Stretched>();
  const watch = async (page: Page, moment: string, milliseconds: number): Promise<void> => {
    await lived(page, milliseconds);
    for (const shown of await framesShown(page)) {
      if (shown.stretch <= (largest.get(shown.frame)?.stretch ?? 0)) continue;
      largest.set(shown.frame, { window: window.name, moment, ...shown });
    }
  };
  await watch(await guest.title({ settings: MOVING }), 'title', WATCHED.page);
  const { page } = await offered(guest, victory, FIGHT, MOVING);
  await press(page, text.controlText.forecast);
  await watch(page, 'board', WATCHED.page);
  await press(page, text.controlText.forecast);
  await commit(page);
  await watch(page, 'fight', WATCHED.fight);
  await offered(guest, victory, BOARDING, MOVING);
  await commit(page);
  await page.getByRole('button', { name: text.controlText.resolve, exact: true }).waitFor();
  await watch(page, 'event', WATCHED.event);
  await offered(guest, victory, PHASE, MOVING);
  await commit(page);
  await watch(page, 'Faza phase', WATCHED.animation);
  for (const [name, record] of Object.entries(ENDINGS)) {
    await watch(await guest.ending(record, MOVING), name, WATCHED.ending);
  }
  await guest.leave();
  return [...largest.values()];
}
