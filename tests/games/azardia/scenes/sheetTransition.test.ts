import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import { createSheets } from '../../../../src/games/azardia/scenes/paint/sheetTransition.ts';
import { WINDOWS } from '../windows.ts';

/** Sheets over a page, and the positions of their corners, sheet by sheet. */
function sheetsOver(width: number, height: number) {
  const outlines: { x: number; y: number }[][] = [];
  let left = 0;
  let isSeen = true;
  const graphics: Record<string, unknown> = {
    beginPath: () => outlines.push([]),
    lineTo: (x: number, y: number) => outlines.at(-1)?.push({ x, y }),
    setX: (x: number) => {
      left = x;
    },
  };
  for (const name of ['fillStyle', 'closePath', 'fillPath']) graphics[name] = () => graphics;
  graphics.setVisible = (seen: boolean) => {
    isSeen = seen;
    return graphics;
  };
  const scene: unknown = { add: { graphics: () => graphics } };
  const sheets = createSheets(scene as Phaser.Scene, width, height);
  const at = (widget: number, opening: boolean) => {
    sheets.cover(widget, opening);
    return { isSeen, outlines: outlines.map((spots) => spots.map(({ x, y }) => ({ x: x + left, y }))) };
  };
  return { at };
}

describe.each(WINDOWS)('over a page of %i × %i', (width, height) => {
  test.each([false, true])('three sheets of paper cover all of it in the end (opening: %s)', (opening) => {
    const { isSeen, outlines } = sheetsOver(width, height).at(1, opening);
    expect(isSeen).toBe(true);
    expect(outlines).toHaveLength(3);
    for (const spots of outlines) {
      const [lefts, rights] = [spots.filter(({ x }) => x < width / 2), spots.filter(({ x }) => x >= width / 2)];
      expect(Math.max(...lefts.map(({ x }) => x))).toBeLessThan(0);
      expect(Math.min(...rights.map(({ x }) => x))).toBeGreaterThan(width);
      for (const side of [lefts, rights]) {
        expect(Math.min(...side.map(({ y }) => y))).toBe(0);
        expect(Math.max(...side.map(({ y }) => y))).toBe(height);
      }
    }
  });

  test('none of it is covered at first, nor when they are gone', () => {
    const { at } = sheetsOver(width, height);
    expect(at(0, false).isSeen).toBe(false);
    for (const { x } of at(1e-6, false).outlines.flat()) expect(x).toBeGreaterThan(width - 0.1);
    for (const { x } of at(1e-6, true).outlines.flat()) expect(x).toBeLessThan(0.1);
  });
});
