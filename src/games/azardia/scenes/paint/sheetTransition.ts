import type Phaser from 'phaser';
import type { Transition } from '../../../../table/pages/transition.ts';
import { paint } from './paint.ts';

/** How far the edges of a sheet extend, in CSS pixels, and the number of teeth along the tear. */
const EDGE = 26;
const TEETH = 14;
/** How far a sheet sticks out from under the one above it. */
const APART = 16;

/** Sheets of torn paper from the lowest to the uppermost. */
const SHEETS = [paint.ground3, paint.gold, paint.paper] as const;

/** Where the torn sides of a sheet are that covers a page, down the right side and up the left one. */
function sheetOutline(width: number, height: number, wider: number): { x: number; y: number }[] {
  const side = (x: number, out: number): { x: number; y: number }[] =>
    Array.from({ length: TEETH * 2 + 1 }, (_, index) => ({
      x: x + out * (wider + EDGE * (index % 2 === 0 ? 0.2 : 0.6 + 0.4 * Math.sin(index * 5.3) ** 2)),
      y: (height * index) / (TEETH * 2),
    }));
  return [...side(width, 1), ...side(0, -1).reverse()];
}

/** Layers of torn paper that slide over the page from the right, and off it to the left. */
export function createSheets(scene: Phaser.Scene, width: number, height: number): Transition {
  const sheets = scene.add.graphics();
  for (const [index, fill] of SHEETS.entries()) {
    const spots = sheetOutline(width, height, (SHEETS.length - 1 - index) * APART);
    sheets.fillStyle(fill, 1).beginPath();
    for (const { x, y } of spots) sheets.lineTo(x, y);
    sheets.closePath().fillPath();
  }
  const way = width + 2 * (EDGE + SHEETS.length * APART);
  return {
    cover: (part, opening = false) => {
      sheets.setVisible(part > 0).setX((opening ? part - 1 : 1 - part) * way);
    },
    destroy: () => sheets.destroy(),
  };
}
