import type Phaser from 'phaser';
import type { Transition } from '../../../../table/pages/transition.ts';
import { PEOPLE_PAINT, paint } from './paint.ts';

/** How far the break is from straight, in CSS pixels, and the number of its corners. */
const JAG = 34;
const CORNERS = 11;
/** Clay at the break of each half, in CSS pixels, and the gold that joins both. */
const CLAY = 7;
const GOLD = 9;
/** From which part on the halves touch, and gold fills their joint. */
const JOINED_FROM = 0.7;

/** The corners of a break down the middle of a page. */
function breakOf(width: number, height: number): { x: number; y: number }[] {
  return Array.from({ length: CORNERS + 1 }, (_, index) => ({
    x: width / 2 + JAG * Math.sin(index * 4.1 + 0.6) * (index % 2 === 0 ? 1 : 0.35),
    y: (height * index) / CORNERS,
  }));
}

/** Two halves of a glazed tile that come together over the page from both sides; gold fills their joint, and they part again. */
export function createHalves(scene: Phaser.Scene, width: number, height: number): Transition {
  const line = breakOf(width, height);
  const half = (side: -1 | 1, fill: number): Phaser.GameObjects.Graphics => {
    const graphics = scene.add.graphics();
    const far = side < 0 ? -2 * JAG : width + 2 * JAG;
    graphics.fillStyle(fill, 1).beginPath();
    for (const { x, y } of [...line, { x: far, y: height }, { x: far, y: 0 }]) graphics.lineTo(x, y);
    graphics.closePath().fillPath();
    graphics.lineStyle(CLAY, paint.clay, 1).beginPath();
    for (const { x, y } of line) graphics.lineTo(x + (side * CLAY) / 2, y);
    graphics.strokePath();
    return graphics;
  };
  const halves = [half(-1, PEOPLE_PAINT.sailfolk.main), half(1, PEOPLE_PAINT.hearthfolk.main)] as const;
  const gold = scene.add.graphics();
  for (const [thick, tone] of [
    [GOLD + 4, paint.goldDark],
    [GOLD, paint.gold],
  ] as const) {
    gold.lineStyle(thick, tone, 1).beginPath();
    for (const { x, y } of line) gold.lineTo(x, y);
    gold.strokePath();
  }
  const way = width / 2 + 2 * JAG + GOLD;
  return {
    cover: (part) => {
      for (const [index, one] of halves.entries())
        one.setVisible(part > 0).setX((index === 0 ? -1 : 1) * (1 - Math.min(1, part / JOINED_FROM)) * way);
      gold.setVisible(part > JOINED_FROM).setAlpha((part - JOINED_FROM) / (1 - JOINED_FROM));
    },
    destroy: () => {
      for (const one of [...halves, gold]) one.destroy();
    },
  };
}
