import Phaser from 'phaser';
import { color } from '../../../../table/theme.ts';
import { tileAt } from '../../rules/board.ts';
import type { FactOf } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { pieceStamp } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { FilmSet } from './filmSet.ts';

const { Bounce, Cubic } = Phaser.Math.Easing;

/** Drones and tiles: how they drop, burst and leave, and how the ground turns over. */

export async function dronesPlaced(set: FilmSet, fact: FactOf<'dronesPlaced'>, next: State): Promise<void> {
  const old = tileAt(set.state, fact.tile).drones;
  const ship = set.state.ships.find(({ id, tile }) => id === fact.by && tile === fact.tile);
  const from = ship ? set.piece(`ship:${ship.id}`) : undefined;
  set.show(next);
  if (from) beamDown(set, fact.tile);
  // The next thing begins while the last Drone still bounces.
  void Promise.all(
    Array.from({ length: fact.count }, async (_, i) => {
      const piece = set.piece(`drone:${fact.tile}:${old + i}`) ?? set.piece(`drone:${fact.tile}:0`);
      if (!piece) return;
      const { image, x, y } = piece;
      const bold = piece.count !== undefined;
      const body = bold ? set.prop(pieceStamp(set.picture.surface, piece), x, y) : image;
      const high = from ? Math.max(30, y - from.y) + 10 : set.cell(fact.tile).h * 0.9;
      const start = { x: from && !bold ? from.x + (x - from.x) * 0.3 : x, y: y - high };
      const full = body.scaleX;
      body.setPosition(start.x, start.y).setAlpha(0);
      await set.motion.wait(i * 70);
      set.sound('drop');
      await set.motion.move(
        320,
        (t) =>
          body.active &&
          body
            .setPosition(start.x + (x - start.x) * Math.min(1, t * 1.4), start.y + (y - start.y) * t)
            .setAlpha(Math.min(1, t * 5))
            .setScale(full * (0.55 + 0.45 * Math.min(1, t * 1.3))),
        Bounce.Out,
      );
      set.puff('smoke', { x, y: y + piece.size * 0.3 }, piece.size * 0.5, 0xe8c9a0, 240);
      if (bold) set.drop(body);
    }),
  );
  await set.motion.wait(150 + fact.count * 70);
}

function beamDown(set: FilmSet, tile: number): void {
  if (!set.motion.lively || set.motion.instant) return;
  const cell = set.cell(tile);
  const light = set
    .frame('ui', 'beam', cell.x + cell.w / 2, cell.y + cell.h * 0.28, cell.h * 0.8, DEPTH.piece + 0.9)
    .setOrigin(0.5, 0)
    .setTint(color.live);
  light.setScale(light.scaleX * 1.5, light.scaleY);
  void set.motion.fade(420, (t) => light.setAlpha(0.75 * (1 - t * t))).then(() => set.drop(light));
}

export async function dronesBlocked(set: FilmSet, fact: FactOf<'dronesBlocked'>): Promise<void> {
  const cell = set.cell(fact.tile);
  const sign = set
    .frame('ui', 'icon/x', cell.x + cell.w / 2, cell.y + cell.h * 0.45, cell.h * 0.4)
    .setTint(color.drone);
  const x = sign.x;
  await set.motion.move(180, (t) => sign.setX(x + Math.sin(t * Math.PI * 6) * 4));
  await set.motion.fade(120, (t) => sign.setAlpha(1 - t));
  set.drop(sign);
}

export async function dronesDefeated(set: FilmSet, fact: FactOf<'dronesDefeated'>, next: State): Promise<void> {
  const pill = set.picture.view.layout.heroes[fact.seat]?.panel;
  const bodies = fallen(set, fact.tile, fact.count);
  set.show(next);
  await Promise.all(
    bodies.map(async ({ x, y, size }, i) => {
      await set.motion.wait(i * 110);
      set.sound('kill');
      set.puff('impact', { x, y }, size * 1.3, color.act, 260);
      const body = set.frame('pieces', 'drone/hit', x, y, size);
      const full = body.scaleX;
      await set.motion.move(150, (t) => body.setScale(full * (1.25 - 0.25 * t)).setAngle(14 * t));
      // What is defeated becomes a Point.
      if (pill) {
        const goal = { x: pill.x + pill.w - 24 * set.unit, y: pill.y + 30 * set.unit };
        await Promise.all([
          set.fly(body, goal, 360, 40 * set.unit, Cubic.In),
          set.motion.move(360, (t) => body.setScale(full * (1 - 0.6 * t))),
        ]);
      }
      set.drop(body);
    }),
  );
}

export async function dronesRemoved(set: FilmSet, fact: FactOf<'dronesRemoved'>, next: State): Promise<void> {
  const bodies = fallen(set, fact.tile, fact.count);
  set.show(next);
  for (const body of bodies) set.puff('smoke', body, body.size, color.drone, 380);
  await set.motion.wait(220);
}

/** Where the last Drones of a tile stand now. */
function fallen(set: FilmSet, tile: number, count: number): { x: number; y: number; size: number }[] {
  const { drones } = tileAt(set.state, tile);
  return Array.from(
    { length: count },
    (_, i) => set.piece(`drone:${tile}:${drones - 1 - i}`) ?? set.piece(`drone:${tile}:0`),
  ).flatMap((piece) => (piece ? [{ x: piece.x, y: piece.y, size: piece.size }] : []));
}

export async function tileTurned(set: FilmSet, fact: FactOf<'tileTurned'>, next: State): Promise<void> {
  const { x, y } = set.center(fact.tile);
  const side = set.cell(fact.tile).w;
  set.sound('flip');
  set.puff('ring', { x, y }, side * 1.5, fact.fazaformed ? 0xa05ad0 : color.live, 520);
  await set.turnOver(set.tile(fact.tile), 340, () => {
    set.show(next);
    return set.tile(fact.tile);
  });
  for (const [dx, dy] of [
    [-0.3, 0.3],
    [0.32, 0.1],
    [0, -0.3],
    [-0.2, -0.1],
    [0.25, 0.38],
  ] as const) {
    set.puff('smoke', { x: x + dx * side, y: y + dy * side }, side * 0.34, fact.fazaformed ? 0x8a4bb0 : 0xbfe08a, 460);
  }
  set.shake(120, 0.003);
}
