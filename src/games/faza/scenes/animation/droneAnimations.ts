import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board/board.ts';
import { type Placed, pieceStamp } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { bringHome, settle, takeUp, topOf } from './effects/pools.ts';
import { TIMINGS } from './timings.ts';

const { Cubic, Quadratic } = Phaser.Math.Easing;

/** Drones: how they rain from ships, leave the heap, burst and disappear. */

export const dronesPlaced: FactAnimation<'dronesPlaced'> = async (context, fact, next) => {
  const old = tileAt(context.state, fact.tile).drones;
  const ship = context.state.ships.find(({ id, tile }) => id === fact.by && tile === fact.tile);
  const from = ship ? context.piece(`ship:${ship.id}`) : undefined;
  const tops = Array.from({ length: fact.count }, (_, i) => topOf(context, 'drone', i));
  if (from) takeUp(context, 'drone', fact.count);
  context.show(next);
  if (from) beamDown(context, fact.tile, from);
  else settle(context, 'drone');
  for (let i = 0; i < fact.count; i++) {
    const piece = context.figure('drone', fact.tile, old + i);
    if (!piece) continue;
    const top = tops[i];
    context.meanwhile(from || !top ? rain(context, piece, from, i) : march(context, piece, top, i));
  }
  await context.motion.wait(
    from ? TIMINGS.dropLead + fact.count * TIMINGS.dropStagger : TIMINGS.heapLead + fact.count * TIMINGS.heapStagger,
  );
};

/** A Drone falls out of a ship, stretched by its fall, and lands. */
async function rain(context: BoardContext, piece: Placed, from: Spot | undefined, turn: number): Promise<void> {
  const { x, y, size } = piece;
  const high = from ? Math.max(size * 0.5, y - from.y) : size;
  const start = { x: from ? from.x + (x - from.x) * 0.4 : x, y: y - high };
  const body = bodyOf(context, piece, start);
  body.setAlpha(0);
  await context.motion.wait(turn * TIMINGS.dropStagger);
  context.sound('droneDrop');
  const full = Math.abs(body.scaleX);
  await context.motion.eased(Quadratic.In, TIMINGS.dropFall, (t) =>
    body
      .setPosition(start.x + (x - start.x) * Math.sqrt(t), start.y + (y - start.y) * t)
      .setAlpha(Math.min(1, t * 5))
      .setScale(full * (0.5 + 0.4 * Math.min(1, t * 1.6)), full * (0.6 + 0.6 * Math.min(1, t * 1.6))),
  );
  await land(context, piece, body, full);
}

/** A Drone jumps out of the heap and flies over the table to its tile. */
async function march(context: BoardContext, piece: Placed, top: Spot & { size: number }, turn: number): Promise<void> {
  const body = bodyOf(context, piece, top);
  const full = body.scaleX;
  const small = full * (top.size / piece.size);
  body.setScale(small).setDepth(DEPTH.banner - 1);
  await context.motion.wait(turn * TIMINGS.heapStagger);
  context.sound('droneDrop');
  await Promise.all([
    context.fly(body, piece, TIMINGS.heapFlight, 60 * context.unit),
    context.motion.move(TIMINGS.heapFlight, (t) =>
      body.setScale(small + (full - small) * t).setAngle(12 * Math.sin(t * 9)),
    ),
  ]);
  await land(context, piece, body.setAngle(0), full);
}

/** The moving piece, as a prop; its target stays empty until then, unless others of its kind are there. */
function bodyOf(context: BoardContext, piece: Placed, at: Spot): Phaser.GameObjects.Image {
  if (piece.badge === undefined) context.hide(piece.name);
  return context.props.sprite(pieceStamp(context.picture.surface, piece), at.x, at.y, DEPTH.piece + 0.95);
}

/** Dust, a squash, and it stands. */
async function land(context: BoardContext, piece: Placed, body: Phaser.GameObjects.Image, full: number): Promise<void> {
  const { x, y, size, name } = piece;
  context.sound('drop');
  context.fx.scatter('dust', { x, y: y + size * 0.34 }, 3);
  await context.motion.move(TIMINGS.landing, (t) => {
    const squash = Math.cos(t * Math.PI * 1.5) * (1 - t);
    body.setPosition(x, y + size * 0.12 * squash).setScale(full * (1 + 0.28 * squash), full * (1 - 0.3 * squash));
  });
  context.props.drop(body);
  context.reveal(name);
}

/** The light in which Drones come down. */
function beamDown(context: BoardContext, tile: TileNo, from: Placed): void {
  if (!context.motion.lively || context.motion.instant) return;
  const cell = context.cell(tile);
  const top = from.y + from.size * 0.1;
  const light = context.props
    .frame('beam', from.x, top, cell.y + cell.h * 0.96 - top, DEPTH.piece + 0.9)
    .setOrigin(0.5, 0)
    .setTint(color.live);
  const full = light.scaleX * 1.7;
  const shine = (t: number): void => {
    light.setScale(full * (t < 0.2 ? t / 0.2 : 1 - 0.25 * ((t - 0.2) / 0.8)), light.scaleY);
    light.setAlpha(0.85 * (t < 0.5 ? 1 : 2 - 2 * t));
  };
  context.dropAfter(light, context.motion.fade(460, shine));
}

export const dronesBlocked: FactAnimation<'dronesBlocked'> = async (context, fact) => {
  const cell = context.cell(fact.tile);
  const sign = context.props
    .frame('icon/x', cell.x + cell.w / 2, cell.y + cell.h * 0.45, cell.h * 0.36)
    .setTint(color.amber);
  const { x, scaleX: full } = sign;
  context.meanwhile(
    context.motion
      .move(TIMINGS.blocked * 0.6, (t) =>
        sign.setX(x + Math.sin(t * Math.PI * 5) * 4 * (1 - t)).setScale(full * (1.3 - 0.3 * t)),
      )
      .then(() => context.motion.fade(TIMINGS.blocked * 0.4, (t) => sign.setAlpha(1 - t)))
      .then(() => context.props.drop(sign)),
  );
  await context.motion.wait(TIMINGS.blockedLead);
};

export const dronesDefeated: FactAnimation<'dronesDefeated'> = async (context, fact, next) => {
  const panel = context.picture.view.layout.heroes[fact.seat]?.panel;
  const bodies = fallen(context, fact.tile, fact.count);
  context.show(next);
  await together(bodies, async ({ x, y, size }, i) => {
    await context.motion.wait(i * TIMINGS.killStagger);
    context.sound('kill');
    const body = context.props.frame('drone/hit', x, y, size);
    const full = body.scaleX;
    void context.fx.impact({ image: body, x, y, size });
    context.fx.scatter('debris', { x, y }, 5, color.amber);
    context.fx.puff('impact', { x, y }, size * 1.3, color.act, 260);
    await context.motion.move(TIMINGS.killHit, (t) => body.setScale(full * (1.25 - 0.25 * t)).setAngle(14 * t));
    // A defeated Drone becomes a Point.
    if (panel) {
      const goal = { x: panel.x + panel.w - 24 * context.unit, y: panel.y + 30 * context.unit };
      await Promise.all([
        context.fly(body, goal, TIMINGS.killFlight, 40 * context.unit, Cubic.In),
        context.motion.move(TIMINGS.killFlight, (t) => body.setScale(full * (1 - 0.6 * t))),
      ]);
      context.sound('coin');
    }
    context.props.drop(body);
  });
};

export const dronesRemoved: FactAnimation<'dronesRemoved'> = async (context, fact, next) => {
  const bodies = fallen(context, fact.tile, fact.count);
  context.show(next);
  for (const body of bodies) {
    context.fx.puff('spark', body, body.size * 0.9, color.amber, 300);
    context.fx.scatter('dust', { x: body.x, y: body.y + body.size * 0.3 }, 3);
    context.meanwhile(bringHome(context, 'drone', body, body.size));
  }
  await context.motion.wait(TIMINGS.leaveLead);
};

/** The positions of a tile's last Drones. */
function fallen(context: BoardContext, tile: TileNo, count: number): { x: number; y: number; size: number }[] {
  const { drones } = tileAt(context.state, tile);
  const pieces = Array.from({ length: count }, (_, i) => context.figure('drone', tile, drones - 1 - i));
  return pieces.flatMap((piece) => (piece ? [{ x: piece.x, y: piece.y, size: piece.size }] : []));
}
