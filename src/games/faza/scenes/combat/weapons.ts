import Phaser from 'phaser';
import { rect, type Spot } from '../../../../table/layout/rect.ts';
import { prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import type { FightContext, Image } from './fightContext.ts';
import type { Weapon } from './fightStory.ts';
import { between } from './geometry.ts';

const { Linear, Quadratic } = Phaser.Math.Easing;

/** A weapon's projectile, its sound, and the sound of a Drone it defeats. */
interface Shot {
  readonly sound: string;
  readonly kill: string;
  readonly fires: 'bullet' | 'ray' | 'shell';
}

const SHOTS: Readonly<Record<Weapon, Shot>> = {
  bazooka: { sound: 'bazooka', kill: 'kill/blast', fires: 'shell' },
  grenades: { sound: 'grenade', kill: 'kill/blast', fires: 'shell' },
  raygun: { sound: 'ray', kill: 'kill/ray', fires: 'ray' },
  rayCannon: { sound: 'raycannon', kill: 'kill/ray', fires: 'ray' },
  sidearm: { sound: 'sidearm', kill: 'kill', fires: 'bullet' },
};

/** The hero's default weapon, a sidearm. */
export function shotOf({ story: { weapon } }: FightContext): Shot {
  return SHOTS[weapon ?? 'sidearm'];
}

/** The hero shoots: a flash at the hand, then a ray, a bullet, or a shell on its arc. Ends when it strikes. */
export async function shoot(context: FightContext, to: Spot): Promise<void> {
  const { hand, story, layout, motion } = context;
  void muzzleFlash(context, hand, color.act);
  const { fires } = shotOf(context);
  if (fires === 'shell') return shell(context, hand, to);
  if (fires === 'bullet') return bullet(context, hand, to);
  const isCannon = story.weapon === 'rayCannon';
  await ray(context, hand, to, Math.max(5, layout.page.unit * (isCannon ? 18 : 10)), color.live);
  if (motion.lively && isCannon) void context.camera.shake(5, 0, 160);
}

/** Light at the muzzle of a weapon. */
export async function muzzleFlash(context: FightContext, at: Spot, tone: number): Promise<void> {
  if (!context.isAnimated) return;
  const size = Math.max(40, 120 * context.layout.page.unit);
  const flash = prop(context.scene, 'impact', at.x, at.y, size).setTint(tone).setDepth(RAY_DEPTH);
  const full = flash.scaleX;
  await context.motion.move(FIGHT_TIMINGS.aim * 2, (t) =>
    flash
      .setScale(full * (0.4 + 0.6 * t))
      .setAngle(t * 24)
      .setAlpha(1 - t * t),
  );
  flash.destroy();
}

async function bullet(context: FightContext, from: Spot, to: Spot): Promise<void> {
  if (!context.isAnimated) return;
  const graphics = context.scene.add.graphics().setDepth(RAY_DEPTH);
  const u = Math.max(0.6, context.layout.page.unit);
  const fly = (t: number): void => {
    const [head, tail] = [between(from, to, t), between(from, to, Math.max(0, t - 0.4))];
    graphics.clear();
    graphics.lineStyle(9 * u, color.ink).lineBetween(tail.x, tail.y, head.x, head.y);
    graphics.lineStyle(4.5 * u, color.act).lineBetween(tail.x, tail.y, head.x, head.y);
  };
  await context.motion.eased(Linear, FIGHT_TIMINGS.shot, fly);
  graphics.destroy();
}

async function shell(context: FightContext, from: Spot, to: Spot): Promise<void> {
  if (!context.isAnimated) return;
  const { scene } = context;
  const u = Math.max(0.6, context.layout.page.unit);
  const trail = [0, 1, 2, 3].map((i) =>
    prop(scene, 'smoke', from.x, from.y, (26 + 12 * i) * u)
      .setDepth(RAY_DEPTH)
      .setAlpha(0.85 - i * 0.16),
  );
  const body = scene.add
    .ellipse(from.x, from.y, 30 * u, 15 * u, color.ink)
    .setStrokeStyle(3 * u, color.amber)
    .setDepth(RAY_DEPTH);
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  const at = (t: number): Spot => {
    const { x, y } = between(from, to, t);
    return { x, y: y - Math.sin(Math.max(0, t) * Math.PI) * lift };
  };
  const fly = (t: number): void => {
    const [now, next] = [at(t), at(t + 0.05)];
    body.setPosition(now.x, now.y).setRotation(Math.atan2(next.y - now.y, next.x - now.x));
    for (const [i, puff] of trail.entries()) {
      const then = at(Math.max(0, t - 0.1 * (i + 1)));
      puff.setPosition(then.x, then.y);
    }
  };
  await context.motion.eased(Quadratic.In, FIGHT_TIMINGS.shot * 2, fly);
  for (const part of [body, ...trail]) part.destroy();
}

/** Rays pass over the panels, under lettering. */
const RAY_DEPTH = 24;
/** The length of the painted piece of a shaft, in CSS pixels; it is stretched to the length of the ray. */
const PIECE = 8;
/** How many times thicker the mouth of a ray is than its shaft. */
const MOUTH = 1.6;

/**
 * A ray of light with an ink edge, from a weapon to what it strikes; ends when it gets there, and thins out by itself. It is
 * painted once and stretched: Phaser would cut round lines into triangles in each frame.
 */
export async function ray(context: FightContext, from: Spot, to: Spot, width: number, tone: number): Promise<void> {
  if (!context.isAnimated) return;
  // From the edge to the core.
  const bands = [
    [width * 1.9, color.ink],
    [width, tone],
    [width * 0.36, color.white],
  ] as const;
  const [[thickness]] = bands;
  const shaft = context.panel(rect(0, 0, PIECE, thickness), (g) => {
    for (const [size, value] of bands) g.fill(rect(0, (thickness - size) / 2, PIECE, size), value);
  }).image;
  const end = (scale: number): Image => {
    const side = thickness * scale;
    return context.panel(rect(0, 0, side, side), (g) => {
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
    const { x, y } = between(from, to, t);
    shaft.setScale((full * length * t) / PIECE, full * thick);
    tip.setPosition(x, y).setScale(full * thick);
    mouth.setScale(full * thick);
  };
  await context.motion.eased(Linear, FIGHT_TIMINGS.shot, (t) => draw(t, 1));
  void context.motion
    .fade(FIGHT_TIMINGS.shot * 2, (t) => draw(1, 1 - t))
    .then(() => {
      for (const part of parts) part.destroy();
    });
}
