import type { Browser } from '@playwright/test';
import { writeDoc } from './kit/docs.ts';
import { atRest } from './kit/gameTime.ts';
import { Guest } from './kit/guest.ts';
import { sideBySide } from './kit/sheet.ts';
import { WINDOWS } from './kit/visitor.ts';
import { ANIMATION_SCREENS } from './screens/animations.ts';
import { ENDING_SCREENS } from './screens/endings.ts';
import { LEARN_SCREENS } from './screens/learning.ts';
import { PAGE_SCREENS } from './screens/pages.ts';
import { PEOPLE_SCREENS } from './screens/people.ts';
import { TABLE_SCREENS } from './screens/table.ts';

/** Screens are also photographed on a phone held sideways. */
const SIZES = [...WINDOWS, { name: 'side', width: 640, height: 360, ratio: 2 }];

/**
 * Ordered so that one visit serves many screens: first those at the table, then animations, then those that need a new
 * visit.
 */
const SCREENS = [
  ...TABLE_SCREENS,
  ...PEOPLE_SCREENS,
  ...ENDING_SCREENS,
  ...ANIMATION_SCREENS,
  ...LEARN_SCREENS,
  ...PAGE_SCREENS,
];

/**
 * Photographs every screen whose name matches, in all windows at once, one sheet for each screen. One that fails does
 * not stop the others.
 */
export async function screens(browser: Browser, url: string, only: RegExp): Promise<void> {
  const guests = SIZES.map((size) => new Guest(browser, url, size));
  const failures: string[] = [];
  for (const { name, go } of SCREENS) {
    if (!only.test(name)) continue;
    const began = performance.now();
    const shots = await Promise.allSettled(
      guests.map(async (guest) => {
        const page = await go(guest);
        await atRest(page);
        return page.screenshot();
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const failed = shots.find(({ status }) => status === 'rejected');
    if (failed && 'reason' in failed) {
      failures.push(name);
      console.error(`  ${name}: ${String(failed.reason).split('\n')[0]}`);
      for (const guest of guests) await guest.leave();
      continue;
    }
    const pictures = shots.flatMap((shot) => ('value' in shot ? [shot.value] : []));
    writeDoc(`screens/${name}.webp`, await sideBySide(pictures), `, ${seconds.toFixed(1)} s`);
  }
  for (const guest of guests) await guest.leave();
  if (failures.length > 0) throw new Error(`not photographed: ${failures.join(', ')}`);
}
