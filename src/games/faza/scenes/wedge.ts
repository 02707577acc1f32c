import type Phaser from 'phaser';
import type { Spot } from '../../../table/canvasPainter.ts';

/** Fills one ray of a sky, from `center` as far as `reach`, between two angles in radians. */
export function fillWedge(
  ink: Phaser.GameObjects.Graphics,
  center: Spot,
  reach: number,
  from: number,
  to: number,
): void {
  ink.fillTriangle(
    center.x,
    center.y,
    center.x + Math.cos(from) * reach,
    center.y + Math.sin(from) * reach,
    center.x + Math.cos(to) * reach,
    center.y + Math.sin(to) * reach,
  );
}
