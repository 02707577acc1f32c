import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import { mayFlash } from '../../../../table/pages/scheduling.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import type { FightContext, Image } from './fightContext.ts';
import { between, fan, hatch } from './geometry.ts';

type Graphics = Phaser.GameObjects.Graphics;

/** Where an impact frame is shown: a panel, its graphics, the spot of the blow, and the figures that become silhouettes. */
interface Impact {
  readonly panel: 0 | 1;
  readonly at: Spot;
  readonly graphics: Graphics;
  readonly figures: readonly Image[];
}

/** Two colors: the ground with its rays, and the figure that is struck. */
interface Flat {
  readonly ground: number;
  readonly rays: number;
  readonly figure: number;
}

/**
 * An impact frame: for a blink, one panel is a picture in two flat colors, with rays out of the blow. Never the whole page,
 * and never under reduced motion. Resolves to whether it was shown.
 */
export async function impactFrame(
  context: FightContext,
  { panel, at, graphics, figures }: Impact,
  { ground, rays, figure }: Flat,
): Promise<boolean> {
  if (!context.isAnimated || !mayFlash()) return false;
  const corners = context.layout.panels[panel];
  graphics.clear().fillStyle(ground).fillPoints(vectors(corners), true).fillStyle(rays);
  for (const [a, b, c] of fan(corners, clampInto(corners, at), 22, 0.62, 0.16)) {
    graphics.fillTriangle(a.x, a.y, b.x, b.y, c.x, c.y);
  }
  for (const image of figures) image.setTint(figure).setTintMode(Phaser.TintModes.FILL);
  await context.motion.wait(FIGHT_TIMINGS.impact);
  graphics.clear();
  for (const image of figures) image.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
  return true;
}

/**
 * Strokes over the hero's panel that appear at once, thin out and vanish. Where they directly follow an impact frame of their
 * color, both are one flash; without one, the caller asks whether they may flash.
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

/** A spot, or the closest to it on the way to the middle that is well inside a convex panel. */
function clampInto(corners: readonly Spot[], spot: Spot): Spot {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const polygon = new Phaser.Geom.Polygon(vectors(corners));
  for (let part = 1; part > 0; part -= 0.1) {
    const inside = between(middle, spot, part);
    if (polygon.contains(inside.x, inside.y)) return inside;
  }
  return middle;
}

function vectors(spots: readonly Spot[]): Phaser.Math.Vector2[] {
  return spots.map(({ x, y }) => new Phaser.Math.Vector2(x, y));
}
