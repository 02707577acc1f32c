import type { Browser } from '@playwright/test';
import { writeDoc } from './kit/docs.ts';
import { Guest } from './kit/guest.ts';
import { sideBySide } from './kit/sheet.ts';
import { WINDOWS } from './kit/visitor.ts';
import { PAGE_SCREENS } from './screens/pages.ts';
import { TABLE_SCREENS } from './screens/table.ts';

/** Screens are also looked at on a phone that lies on its side. */
const SIZES = [...WINDOWS, { name: 'side', width: 640, height: 360, ratio: 2 }];

/** Photographs every screen whose name matches, in all windows, a sheet for each. */
export async function screens(browser: Browser, url: string, only: RegExp): Promise<void> {
  for (const { name, go } of [...PAGE_SCREENS, ...TABLE_SCREENS]) {
    if (!only.test(name)) continue;
    const shots: Buffer[] = [];
    for (const size of SIZES) {
      const guest = new Guest(browser, url, size);
      shots.push(await (await go(guest)).screenshot());
      await guest.leave();
    }
    writeDoc(`screens/${name}.webp`, await sideBySide(shots));
  }
}
