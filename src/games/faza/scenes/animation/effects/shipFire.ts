import Phaser from 'phaser';
import { at } from '../../../../../kernel/values/at.ts';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { Source } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import type { Placed } from '../../board/pieces/pieces.ts';
import { DEPTH } from '../../board/surface.ts';
import type { BoardContext } from '../boardContext.ts';
import { TIMINGS } from '../timings.ts';

/** A target, and its size. */
type Target = Spot & { readonly size: number };

/** A ship fires at a nearby target: muzzle flash, bolt, lettering. Does nothing if the cause is not the Destroyer. */
export async function fire(context: BoardContext, by: Source, target: Target): Promise<void> {
  if (by !== 'destroyer') return;
  const ship = context.piece('ship:destroyer');
  if (!ship) return;
  const { motion, fx } = context;
  const from = { x: ship.x, y: ship.y + ship.size * 0.16 };
  context.sound('raycannon');
  if (motion.lively && !motion.instant) {
    context.hold(ship.name);
    const flash = context.props.frame('spark', from.x, from.y, ship.size * 0.55).setTint(color.act);
    const full = flash.scaleX;
    await motion.move(TIMINGS.muzzle, (t) => flash.setScale(full * (0.3 + t)).setAngle(50 * t));
    context.meanwhile(motion.fade(120, (t) => flash.setAlpha(1 - t)).then(() => context.props.drop(flash)));
    // The recoil.
    const { image, y } = ship;
    context.meanwhile(motion.move(220, (t) => image.active && image.setY(y - 7 * context.grain * (1 - t))));
    await bolt(context, from, target);
    fx.shake(130, 0.004);
  }
  const words = text.screens.combat.strike;
  // Beside the target, on the side away from the ship.
  const aside = target.x < ship.x ? -0.62 : 0.62;
  const word = at(words, Math.round(target.x + target.y) % words.length);
  fx.burst(word, 'red', { x: target.x + target.size * aside, y: target.y - target.size * 0.3 }, target.size * 0.8);
  fx.scatter('spark', target, 7);
  fx.puff('smoke', { x: target.x, y: target.y + target.size * 0.2 }, target.size * 0.7, 0x8a7480, 460);
}

/** A zigzag of light with an ink edge that appears and disappears at once. */
async function bolt(context: BoardContext, from: Spot, to: Spot, thick = 1): Promise<void> {
  const ink = context.props.graphics(DEPTH.flying);
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const normal = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  const joints = Math.max(3, Math.round(far / (16 * thick * context.grain)));
  // Too sharp a zigzag would have spikes at its corners.
  const wide = Math.min(6 * thick * context.grain, far / joints / 2);
  const spots = Array.from({ length: joints + 1 }, (_, i) => {
    const off = i === 0 || i === joints ? 0 : (i % 2 === 0 ? 1 : -1) * wide;
    const part = i / joints;
    return new Phaser.Math.Vector2(
      from.x + (to.x - from.x) * part + normal.x * off,
      from.y + (to.y - from.y) * part + normal.y * off,
    );
  });
  for (const [width, value] of [
    [9, color.ink],
    [5.5, color.hurt],
    [2.4, color.paper],
  ] as const)
    ink.lineStyle(width * thick * context.grain, value).strokePoints(spots);
  await context.motion.wait(TIMINGS.bolt);
  context.props.drop(ink);
}

/** The Drones of a tile fire at a hero on it, one after another; nothing waits for the last. */
export async function volley(context: BoardContext, tile: TileNo, target: Target): Promise<void> {
  const { motion } = context;
  const drones = [...context.picture.pieces.values()].filter(({ name }) => name.startsWith(`drone:${tile}:`));
  if (drones.length === 0 || !motion.lively || motion.instant) return;
  for (const [i, drone] of drones.entries()) context.meanwhile(shot(context, drone, target, i));
  await motion.wait(TIMINGS.volleyLead);
}

async function shot(context: BoardContext, drone: Placed, target: Target, turn: number): Promise<void> {
  const { image, x, y, size, poses, still, name } = drone;
  await context.motion.wait(turn * TIMINGS.volleyStagger);
  context.hold(name);
  context.sound('ray');
  const firing = poses.get('fire');
  if (firing && image.active) image.setTexture(firing.page, firing.id);
  const aside = x < target.x ? 1 : -1;
  const from = { x: x + aside * size * 0.2, y: y + size * 0.05 };
  const flash = context.props.frame('spark', from.x, from.y, size * 0.5).setTint(color.act);
  await bolt(context, from, { x: target.x, y: target.y + target.size * 0.12 }, 0.55);
  context.props.drop(flash);
  context.fx.scatter('spark', target, 3);
  if (image.active && context.piece(name)?.image === image) image.setTexture(still.page, still.id);
}
