import { expect, test } from 'vitest';
import { ACTION_IDS } from '../../../../src/games/azardia/content/cards.ts';
import { drawOwn, drawRivals } from '../../../../src/games/azardia/scenes/table/standing.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

test.each(WINDOWS)(
  'at %i × %i one’s own tile and coins lie beside nothing else, however many there are',
  (...window) => {
    const { shown } = tableFor(position('C', [{ tile: 148, level: 5, coins: 6000 }, {}]), 0, [], window);
    const paper = painted(drawOwn, shown);
    expect(paper.lines).toContain('148');
    expect(paper.lines).toContain(shown.layout.form === 'landscape' ? '6' : '6,000');
    const level = paper.boxes[paper.lines.indexOf('Level 5')];
    if (shown.layout.form === 'wide')
      for (const said of ['148', '6,000']) {
        const box = paper.boxes[paper.lines.indexOf(said)];
        if (!box || !level) throw new Error('nothing is drawn');
        expect(box.x + box.w, said).toBeLessThan(level.x - 2);
      }
    expect(paper.complaints).toEqual([]);
  },
);

test.each([
  [7, true],
  [6, false],
] as const)('beside %i cards at 1024 × 768 the own panel shows the level as bars: %s', (count, isNarrow) => {
  const hand = ACTION_IDS.slice(0, count);
  const { shown } = tableFor(position('C', [{ tile: 148, level: 5, coins: 6000, hand }, {}]), 0, [], [1024, 768]);
  const { own, hand: cards } = shown.layout;
  expect(own.w < 300).toBe(isNarrow);
  expect(own.x + own.w).toBeLessThan(cards.x);
  const paper = painted(drawOwn, shown);
  expect(paper.lines).toEqual(expect.arrayContaining(['148', '6,000']));
  expect(paper.complaints).toEqual([]);
});

test('on upright phones a single rival, who has the whole row, has a name in it', () => {
  const rivals = (count: number): readonly string[] => {
    const others = Array.from({ length: count }, () => ({ tile: 62 }));
    const { shown } = tableFor(position('C', [{}, ...others]), 0, [], [390, 844]);
    const paper = painted(drawRivals, shown);
    expect(paper.complaints).toEqual([]);
    return paper.lines;
  };
  expect(rivals(1)).toEqual(expect.arrayContaining(['Kuchuritok', 'tile 62']));
  expect(rivals(3)).not.toContain('Kuchuritok');
});

test.each([
  [40, 2, 'Level 2'],
  [148, 5, '150: 93%'],
] as const)('on upright phones above a large hand the own panel of tile %i has one line', (tile, level, aim) => {
  const hand = ACTION_IDS.slice(0, 8);
  const { shown } = tableFor(position('C', [{ tile, level, coins: 6000, hand }, {}]), 0, [], [360, 640]);
  const paper = painted(drawOwn, shown);
  expect(paper.lines).toEqual(expect.arrayContaining([String(tile), '6,000', aim]));
  expect(new Set(paper.boxes.map(({ y, h }) => Math.round((y + h / 2) / 4))).size).toBe(1);
  expect(paper.complaints).toEqual([]);
});
