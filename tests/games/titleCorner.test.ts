import { expect, test } from 'vitest';
import { azardiaModule } from '../../src/games/azardia/module.ts';
import { titleLayout as azardiaLayout } from '../../src/games/azardia/scenes/title/titleLayout.ts';
import { faceOffModule } from '../../src/games/faceOff/module.ts';
import { titleLayout as faceOffLayout } from '../../src/games/faceOff/scenes/title/titleLayout.ts';
import { factionFunModule } from '../../src/games/factionFun/module.ts';
import { titleLayout as factionFunLayout } from '../../src/games/factionFun/scenes/title/titleLayout.ts';
import { titleLayout as fazaLayout } from '../../src/games/faza/interaction/title/titleLayout.ts';
import { fazaModule } from '../../src/games/faza/module.ts';
import type { TitleActions } from '../../src/module/screens/title.ts';
import type { Rect } from '../../src/table/layout/rect.ts';
import { bidsModule } from './bids/module.ts';
import { titleOf } from './faza/scenes/viewOf.ts';
import { isInside, overlap, WINDOWS } from './faza/scenes/windows.ts';

/** Where the letters of a title are, in each game that draws some. */
const LETTERS: Readonly<Record<string, (width: number, height: number) => readonly Rect[]>> = {
  faza: (width, height) => {
    const { logo, tagline } = fazaLayout(titleOf(width, height, true));
    return [logo, tagline];
  },
  azardia: (width, height) => [azardiaLayout(width, height).logo],
  factionFun: (width, height) => [factionFunLayout(width, height).name],
  faceOff: (width, height) => [faceOffLayout(width, height).name],
  bids: () => [],
};

test.each([
  ['faza', fazaModule],
  ['azardia', azardiaModule],
  ['factionFun', factionFunModule],
  ['faceOff', faceOffModule],
  ['bids', bidsModule],
] as const)(
  'on the title of %s the page’s own buttons cover neither letters nor buttons, in any window',
  (name, { title }) => {
    const wrong: string[] = [];
    for (const [width, height] of WINDOWS) {
      for (const hasGame of [true, false]) {
        const view = titleOf(width, height, hasGame);
        const place = title.corner(view);
        if (!isInside(place, width, height) || place.h < 44 || place.w < 240) wrong.push(`${width}×${height}: no room`);
        const letters = LETTERS[name]?.(width, height) ?? [];
        if (letters.some((r) => overlap(r, place))) wrong.push(`${width}×${height}: over letters`);
        const under = title.controls(view, {} as TitleActions).filter(({ rect }) => overlap(rect, place));
        wrong.push(...under.map(({ id }) => `${width}×${height}: over ${id}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);
