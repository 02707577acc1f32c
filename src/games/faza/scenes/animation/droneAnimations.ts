import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board/board.ts';
import { type Placed, pieceStamp } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { bringHome, settle, takeUp, topOf } from './pools.ts';
import { TIMINGS } from './timings.ts';

const { Cubic, Quadratic } = Phaser.Math.Easing;

/** Drones: how they rain from ships, leave the heap, burst and disappear. */

export const dronesPlaced: FactAnimation<'dronesPlaced'> = async (set, fact, next) => {
  const old = tileAt(set.state, fact.tile).drones;
  const ship = set.state.ships.find(({ id, tile }) => id === fact.by && tile === fact.tile);
  const from = ship ? set.piece(`ship:${ship.id}`) : undefined;
  const tops = Array.from({ length: fact.count }, (_, i) => topOf(set, 'drone', i));
  if (from) takeUp(set, 'drone', fact.count);
  set.show(next);
  if (from) beamDown(set, fact.tile, from);
  else settle(set, 'drone');
  for (let i = 0; i < fact.count; i++) {
    const piece = set.figure('drone', fact.tile, old + i);
    if (!piece) continue;
    const top = tops[i];
    set.meanwhile(from || !top ? rain(set, piece, from, i) : march(set, piece, top, i));
  }
  await set.motion.wait(
    from ? TIMINGS.dropLead + fact.count * TIMINGS.dropStagger : TIMINGS.heapLead + fact.count * TIMINGS.heapStagger,
  );
};

/** A Drone falls out of a ship, stretched by its fall, and lands. */
async function rain(set: BoardContext, piece: Placed, from: Spot | undefined, turn: number): Promise<void> {
  const { x, y, size } = piece;
  const high = from ? Math.max(size * 0.5, y - from.y) : size;
  const start = { x: from ? from.x + (x - from.x) * 0.4 : x, y: y - high };
  const body = bodyOf(set, piece, start);
  body.setAlpha(0);
  await set.motion.wait(turn * TIMINGS.dropStagger);
  set.sound('droneDrop');
  const full = Math.abs(body.scaleX);
  await set.motion.eased(Quadratic.In, TIMINGS.dropFall, (t) =>
    body
      .setPosition(start.x + (x - start.x) * Math.sqrt(t), start.y + (y - start.y) * t)
      .setAlpha(Math.min(1, t * 5))
      .setScale(full * (0.5 + 0.4 * Math.min(1, t * 1.6)), full * (0.6 + 0.6 * Math.min(1, t * 1.6))),
  );
  await land(set, piece, body, full);
}

/** A Drone jumps out of the heap and flies over the table to its tile. */
async function march(set: BoardContext, piece: Placed, top: Spot & { size: number }, turn: number): Promise<void> {
  const body = bodyOf(set, piece, top);
  const full = body.scaleX;
  const small = full * (top.size / piece.size);
  body.setScale(small).setDepth(DEPTH.banner - 1);
  await set.motion.wait(turn * TIMINGS.heapStagger);
  set.sound('droneDrop');
  await Promise.all([
    set.fly(body, piece, TIMINGS.heapFlight, 60 * set.unit),
    set.motion.move(TIMINGS.heapFlight, (t) =>
      body.setScale(small + (full - small) * t).setAngle(12 * Math.sin(t * 9)),
    ),
  ]);
  await land(set, piece, body.setAngle(0), full);
}

/** The moving piece, as a prop; its target stays empty until then, unless others of its kind are there. */
function bodyOf(set: BoardContext, piece: Placed, at: Spot): Phaser.GameObjects.Image {
  if (piece.badge === undefined) set.hide(piece.name);
  return set.props.sprite(pieceStamp(set.picture.surface, piece), at.x, at.y, DEPTH.piece + 0.95);
}

/** Dust, a squash, and it stands. */
async function land(set: BoardContext, piece: Placed, body: Phaser.GameObjects.Image, full: number): Promise<void> {
  const { x, y, size, name } = piece;
  set.sound('drop');
  set.fx.scatter('dust', { x, y: y + size * 0.34 }, 3);
  await set.motion.move(TIMINGS.landing, (t) => {
    const squash = Math.cos(t * Math.PI * 1.5) * (1 - t);
    body.setPosition(x, y + size * 0.12 * squash).setScale(full * (1 + 0.28 * squash), full * (1 - 0.3 * squash));
  });
  set.props.drop(body);
  set.reveal(name);
}

/** The light in which Drones come down. */
function beamDown(set: BoardContext, tile: TileNo, from: Placed): void {
  if (!set.motion.lively || set.motion.instant) return;
  const cell = set.cell(tile);
  const top = from.y + from.size * 0.1;
  const light = set.props
    .frame('beam', from.x, top, cell.y + cell.h * 0.96 - top, DEPTH.piece + 0.9)
    .setOrigin(0.5, 0)
    .setTint(color.live);
  const full = light.scaleX * 1.7;
  const shine = (t: number): void => {
    light.setScale(full * (t < 0.2 ? t / 0.2 : 1 - 0.25 * ((t - 0.2) / 0.8)), light.scaleY);
    light.setAlpha(0.85 * (t < 0.5 ? 1 : 2 - 2 * t));
  };
  set.dropAfter(light, set.motion.fade(460, shine));
}

export const dronesBlocked: FactAnimation<'dronesBlocked'> = async (set, fact) => {
  const cell = set.cell(fact.tile);
  const sign = set.props
    .frame('icon/x', cell.x + cell.w / 2, cell.y + cell.h * 0.45, cell.h * 0.36)
    .setTint(color.amber);
  const { x, scaleX: full } = sign;
  set.meanwhile(
    set.motion
      .move(TIMINGS.blocked * 0.6, (t) =>
        sign.setX(x + Math.sin(t * Math.PI * 5) * 4 * (1 - t)).setScale(full * (1.3 - 0.3 * t)),
      )
      .then(() => set.motion.fade(TIMINGS.blocked * 0.4, (t) => sign.setAlpha(1 - t)))
      .then(() => set.props.drop(sign)),
  );
  await set.motion.wait(TIMINGS.blockedLead);
};

export const dronesDefeated: FactAnimation<'dronesDefeated'> = async (set, fact, next) => {
  const panel = set.picture.view.layout.heroes[fact.seat]?.panel;
  const bodies = fallen(set, fact.tile, fact.count);
  set.show(next);
  await together(bodies, async ({ x, y, size }, i) => {
    await set.motion.wait(i * TIMINGS.killStagger);
    set.sound('kill');
    const body = set.props.frame('drone/hit', x, y, size);
    const full = body.scaleX;
    void set.fx.impact({ image: body, x, y, size });
    set.fx.scatter('debris', { x, y }, 5, color.amber);
    set.fx.puff('impact', { x, y }, size * 1.3, color.act, 260);
    await set.motion.move(TIMINGS.killHit, (t) => body.setScale(full * (1.25 - 0.25 * t)).setAngle(14 * t));
    // A defeated Drone becomes a Point.
    if (panel) {
      const goal = { x: panel.x + panel.w - 24 * set.unit, y: panel.y + 30 * set.unit };
      await Promise.all([
        set.fly(body, goal, TIMINGS.killFlight, 40 * set.unit, Cubic.In),
        set.motion.move(TIMINGS.killFlight, (t) => body.setScale(full * (1 - 0.6 * t))),
      ]);
      set.sound('coin');
    }
    set.props.drop(body);
  });
};

export const dronesRemoved: FactAnimation<'dronesRemoved'> = async (set, fact, next) => {
  const bodies = fallen(set, fact.tile, fact.count);
  set.show(next);
  for (const body of bodies) {
    set.fx.puff('spark', body, body.size * 0.9, color.amber, 300);
    set.fx.scatter('dust', { x: body.x, y: body.y + body.size * 0.3 }, 3);
    set.meanwhile(bringHome(set, 'drone', body, body.size));
  }
  await set.motion.wait(TIMINGS.leaveLead);
};

/** The positions of a tile's last Drones. */
function fallen(set: BoardContext, tile: TileNo, count: number): { x: number; y: number; size: number }[] {
  const { drones } = tileAt(set.state, tile);
  const pieces = Array.from({ length: count }, (_, i) => set.figure('drone', tile, drones - 1 - i));
  return pieces.flatMap((piece) => (piece ? [{ x: piece.x, y: piece.y, size: piece.size }] : []));
}
