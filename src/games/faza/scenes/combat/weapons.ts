import Phaser from 'phaser';
import { prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import type { Corner } from './combatLayout.ts';
import type { FightContext } from './fightContext.ts';
import { RAY_DEPTH, ray } from './ray.ts';
import { FIGHT_TIMINGS } from './timings.ts';

const { Quadratic } = Phaser.Math.Easing;

/** The sound of what the hero shoots with. */
export function weaponSound({ story: { weapon } }: FightContext): string {
  if (weapon === 'bazooka') return 'bazooka';
  if (weapon === 'grenades') return 'grenade';
  if (weapon === 'raygun') return 'ray';
  return weapon === 'rayCannon' ? 'raycannon' : 'sidearm';
}

/** The sound of a Drone that it brings down. */
export function killSound({ story: { weapon } }: FightContext): string {
  if (weapon === 'bazooka' || weapon === 'grenades') return 'kill/blast';
  return weapon === 'raygun' || weapon === 'rayCannon' ? 'kill/ray' : 'kill';
}

/** The hero shoots: a flash at the hand, then a ray, a bullet, or a shell on its arc. Ends when it strikes. */
export async function shoot(set: FightContext, to: Corner): Promise<void> {
  const { hand, story, layout, motion } = set;
  void muzzleFlash(set, hand, color.act);
  const u = layout.page.unit;
  if (story.weapon === 'bazooka' || story.weapon === 'grenades') return shell(set, hand, to);
  if (story.weapon !== 'raygun' && story.weapon !== 'rayCannon') return bullet(set, hand, to);
  const width = Math.max(5, u * (story.weapon === 'rayCannon' ? 18 : 10));
  await ray(set, hand, to, width, color.live);
  if (motion.lively && story.weapon === 'rayCannon') void set.camera.shake(5, 0, 160);
}

/** Light at the mouth of a weapon. */
export async function muzzleFlash({ motion, scene, layout }: FightContext, at: Corner, tone: number): Promise<void> {
  if (!motion.lively || motion.instant) return;
  const size = Math.max(40, 120 * layout.page.unit);
  const flash = prop(scene, 'impact', at.x, at.y, size).setTint(tone).setDepth(RAY_DEPTH);
  const full = flash.scaleX;
  await motion.move(FIGHT_TIMINGS.aim * 2, (t) =>
    flash
      .setScale(full * (0.4 + 0.6 * t))
      .setAngle(t * 24)
      .setAlpha(1 - t * t),
  );
  flash.destroy();
}

async function bullet({ motion, scene, layout }: FightContext, from: Corner, to: Corner): Promise<void> {
  if (!motion.lively || motion.instant) return;
  const graphics = scene.add.graphics().setDepth(RAY_DEPTH);
  const u = Math.max(0.6, layout.page.unit);
  await motion.move(
    FIGHT_TIMINGS.shot,
    (t) => {
      const at = (part: number): Corner => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      const [head, tail] = [at(t), at(Math.max(0, t - 0.4))];
      graphics
        .clear()
        .lineStyle(9 * u, color.ink)
        .lineBetween(tail.x, tail.y, head.x, head.y);
      graphics.lineStyle(4.5 * u, color.act).lineBetween(tail.x, tail.y, head.x, head.y);
    },
    (t) => t,
  );
  graphics.destroy();
}

async function shell({ motion, scene, layout }: FightContext, from: Corner, to: Corner): Promise<void> {
  if (!motion.lively || motion.instant) return;
  const u = Math.max(0.6, layout.page.unit);
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
  const at = (t: number): Corner => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - Math.sin(Math.max(0, t) * Math.PI) * lift,
  });
  await motion.move(
    FIGHT_TIMINGS.shot * 2,
    (t) => {
      const now = at(t);
      const next = at(t + 0.05);
      body.setPosition(now.x, now.y).setRotation(Math.atan2(next.y - now.y, next.x - now.x));
      for (const [i, puff] of trail.entries()) {
        const then = at(Math.max(0, t - 0.1 * (i + 1)));
        puff.setPosition(then.x, then.y);
      }
    },
    Quadratic.In,
  );
  for (const part of [body, ...trail]) part.destroy();
}
