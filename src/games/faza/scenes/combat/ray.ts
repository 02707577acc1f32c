import { rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { Corner } from './combatLayout.ts';
import type { FightContext, Image } from './fightContext.ts';
import { FIGHT_TIMINGS } from './timings.ts';

/** Over the panels, under lettering. */
export const RAY_DEPTH = 24;

/** How long a piece of the shaft is painted, in CSS pixels; it is drawn out to the length of the ray. */
const PIECE = 8;
/** The mouth of a ray is so much thicker than its shaft. */
const MOUTH = 1.6;

/**
 * A ray of light with an ink edge, from a weapon to what it strikes; ends when it is there, and thins out by itself. Painted
 * once and drawn out: round lines would be cut into triangles anew in each frame.
 */
export async function ray(set: FightContext, from: Corner, to: Corner, width: number, tone: number): Promise<void> {
  const { motion } = set;
  if (!motion.lively || motion.instant) return;
  // From the edge to the core.
  const bands = [
    [width * 1.9, color.ink],
    [width, tone],
    [width * 0.36, color.white],
  ] as const;
  const [[thickness]] = bands;
  const shaft = set.panel(rect(0, 0, PIECE, thickness), (g) => {
    for (const [size, value] of bands) g.fill(rect(0, (thickness - size) / 2, PIECE, size), value);
  }).image;
  const end = (scale: number): Image => {
    const side = thickness * scale;
    return set.panel(rect(0, 0, side, side), (g) => {
      for (const [size, value] of bands) g.circle(side / 2, side / 2, (size * scale) / 2, value);
    }).image;
  };
  const [tip, mouth] = [end(1), end(MOUTH)];
  const parts = [shaft, tip, mouth];
  const full = shaft.scaleX;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (const part of parts) part.setDepth(RAY_DEPTH).setRotation(Math.atan2(to.y - from.y, to.x - from.x));
  shaft.setOrigin(0, 0.5).setPosition(from.x, from.y);
  mouth.setPosition(from.x, from.y);
  const draw = (t: number, thick: number): void => {
    shaft.setScale((full * length * t) / PIECE, full * thick);
    tip.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t).setScale(full * thick);
    mouth.setScale(full * thick);
  };
  await motion.move(
    FIGHT_TIMINGS.shot,
    (t) => draw(t, 1),
    (t) => t,
  );
  void motion
    .fade(FIGHT_TIMINGS.shot * 2, (t) => draw(1, 1 - t))
    .then(() => {
      for (const part of parts) part.destroy();
    });
}
