import { expect, test } from 'vitest';
import { cornerPlace, placeTitleButtons, titleLayout } from '../../../../src/games/azardia/scenes/title/titleLayout.ts';
import type { TitleView } from '../../../../src/module/screens/title.ts';
import { common, rect } from '../../../../src/table/layout/rect.ts';
import { WINDOWS } from '../windows.ts';

const ITEMS = ['continue', 'newGame', 'quickStart', 'daily', 'learn', 'replays', 'records', 'rulebook', 'settings'];
const MORE = ['sound', 'install', 'update'];

/** The buttons of the title in a window, at most twelve. */
function buttonsOf(width: number, height: number, items: readonly string[]) {
  const controls = items.map((item) => ({
    id: `title:${item}`,
    rect: rect(0, 0, 0, 0),
    label: item,
    group: '',
    main: item === 'continue',
  }));
  const view: TitleView = {
    width,
    height,
    continue: null,
    daily: null,
    quickStart: '',
    canInstall: true,
    update: true,
    muted: false,
  };
  return placeTitleButtons(controls, view);
}

test.each(WINDOWS)('at %i × %i the title has room for all buttons and for the page’s own', (width, height) => {
  for (const items of [ITEMS.slice(1), [...ITEMS, ...MORE]]) {
    const corner = cornerPlace({ width, height });
    const buttons = buttonsOf(width, height, items);
    const areas = [...buttons.map(({ rect: area }) => area), corner];
    for (const [index, area] of areas.entries()) {
      expect(area.h, String(index)).toBeGreaterThanOrEqual(height < 400 ? 30 : 40);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.x + area.w).toBeLessThanOrEqual(width);
      expect(area.y + area.h).toBeLessThanOrEqual(height);
      for (const other of areas.slice(index + 1)) {
        const { w, h } = common(area, other);
        expect(Math.min(w, h), `${index}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test.each(WINDOWS)('at %i × %i three buttons are larger than all others, and are come to first', (width, height) => {
  for (const [items, large] of [
    [ITEMS.slice(1), ['newGame', 'learn', 'quickStart']],
    [
      [...ITEMS, ...MORE],
      ['continue', 'newGame', 'learn'],
    ],
  ] as const) {
    const buttons = buttonsOf(width, height, items);
    expect(buttons.map(({ id }) => id).toSorted()).toEqual(items.map((item) => `title:${item}`).toSorted());
    expect(buttons.slice(0, 3).map(({ label }) => label)).toEqual(large);
    const sizes = buttons.map(({ rect: { w, h } }) => w * h);
    expect(Math.min(...sizes.slice(0, 3))).toBeGreaterThan(Math.max(...sizes.slice(3)));
  }
});

test('a tall phone gives the room that the buttons do not need to the picture', () => {
  for (const items of [ITEMS.slice(1), [...ITEMS, ...MORE]]) {
    const lowest = Math.max(...buttonsOf(390, 844, items).map(({ rect: { y, h } }) => y + h));
    expect(844 - lowest).toBeLessThan(50);
  }
  expect(titleLayout(390, 844).scene.h).toBeGreaterThan(340);
});

test.each(WINDOWS.filter(([width, height]) => width > height))(
  'at %i × %i the page’s own buttons are beside the Tyrant, and not over his crown',
  (width, height) => {
    const { x, w } = cornerPlace({ width, height });
    expect(x + w).toBeLessThanOrEqual(width / 2);
  },
);
