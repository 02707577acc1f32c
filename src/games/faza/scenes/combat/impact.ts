import Phaser from 'phaser';
import { mayFlash } from '../../../../table/scheduling.ts';
import type { Corner } from './combatLayout.ts';
import { fan, hatch } from './fan.ts';
import type { FightContext, Image } from './fightContext.ts';
import { FIGHT_TIMINGS } from './timings.ts';

type Graphics = Phaser.GameObjects.Graphics;

/** Two colours: the ground with its rays, and the figure that is struck. */
export interface Flat {
  readonly ground: number;
  readonly rays: number;
  readonly figure: number;
}

/**
 * An impact frame: for a blink, one panel is a picture in two flat colours, with rays out of the blow. Never the whole page,
 * and never under reduced motion. Tells whether it was shown.
 */
export async function impactFrame(
  { motion, layout }: FightContext,
  on: { readonly panel: 0 | 1; readonly at: Corner; readonly graphics: Graphics; readonly figures: readonly Image[] },
  { ground, rays, figure }: Flat,
): Promise<boolean> {
  if (!motion.lively || motion.instant || !mayFlash()) return false;
  const corners = layout.panels[on.panel];
  const inside = clampInto(corners, on.at);
  on.graphics.clear().fillStyle(ground);
  on.graphics.fillPoints(
    corners.map(({ x, y }) => new Phaser.Math.Vector2(x, y)),
    true,
  );
  on.graphics.fillStyle(rays);
  for (const [a, b, c] of fan(corners, inside, 22, 0.62, 0.16)) on.graphics.fillTriangle(a.x, a.y, b.x, b.y, c.x, c.y);
  for (const image of on.figures) image.setTint(figure).setTintMode(Phaser.TintModes.FILL);
  await motion.wait(FIGHT_TIMINGS.impact);
  on.graphics.clear();
  for (const image of on.figures) image.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
  return true;
}

/**
 * Strokes over a panel that are there at once, thin out and go. As they follow an impact frame of their colour directly, both
 * are one flash; without one it is for the caller to ask whether they may.
 */
export async function hatchOver({ motion, layout }: FightContext, graphics: Graphics, tone: number): Promise<void> {
  if (motion.instant) return;
  const unit = layout.page.unit;
  const strokes = hatch(layout.panels[0], Math.max(9, 15 * unit));
  await motion.fade(FIGHT_TIMINGS.recoil * 1.6, (t) => {
    graphics.clear();
    if (t >= 1) return;
    graphics.lineStyle(Math.max(1.5, 5 * unit * (1 - t)), tone, 0.9 * (1 - t * t));
    for (const [a, b] of strokes) graphics.lineBetween(a.x, a.y, b.x, b.y);
  });
}

/** A spot, or the nearest to the middle on the way to it that lies well inside a convex panel. */
function clampInto(corners: readonly Corner[], spot: Corner): Corner {
  const mid = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const polygon = new Phaser.Geom.Polygon(corners.map(({ x, y }) => new Phaser.Math.Vector2(x, y)));
  for (let part = 1; part > 0; part -= 0.1) {
    const x = mid.x + (spot.x - mid.x) * part;
    const y = mid.y + (spot.y - mid.y) * part;
    if (polygon.contains(x, y)) return { x, y };
  }
  return mid;
}
