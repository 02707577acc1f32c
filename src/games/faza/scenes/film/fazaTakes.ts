import Phaser from 'phaser';
import { color } from '../../../../table/theme.ts';
import type { ShipId } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board.ts';
import type { FactOf } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { pieceStamp } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import { text } from '../../text/en.ts';
import type { FilmSet } from './filmSet.ts';

const { Quadratic, Sine, Bounce, Cubic } = Phaser.Math.Easing;

/** Motherships and Drones: how they glide, drop, turn tiles, burst and go down. */

export async function shipMoved(set: FilmSet, fact: FactOf<'shipMoved'>, next: State): Promise<void> {
  const name = `ship:${fact.ship}`;
  const piece = set.piece(name);
  const goal = set.standing(next, fact.path.at(-1) ?? 1, name);
  if (!piece || !goal) {
    set.show(next);
    return;
  }
  const { image } = piece;
  set.hold(name);
  image.setDepth(DEPTH.flying);
  set.sound('glide');
  if (fact.jump) {
    const y = image.y;
    set.puff('impact', image, piece.size, color.live, 380);
    await set.motion.move(260, (t) => image.setPosition(image.x, y - 80 * t * set.unit).setAlpha(1 - t), Quadratic.In);
    await set.motion.move(320, (t) => image.setPosition(goal.x, goal.y - 80 * (1 - t) * set.unit).setAlpha(t), Bounce.Out);
  } else {
    const steps = fact.path.slice(1);
    for (const [i, tile] of steps.entries()) {
      const last = i === steps.length - 1;
      const cell = set.cell(tile);
      const to = last ? goal : { x: cell.x + cell.w / 2, y: cell.y + cell.h * 0.2 };
      const from = { x: image.x, y: image.y };
      const lean = Math.sign(to.x - from.x) * 7;
      const ease = steps.length === 1 ? Sine.InOut : i === 0 ? Sine.In : last ? Sine.Out : Phaser.Math.Easing.Linear;
      await set.motion.move(
        steps.length > 1 ? 330 : 440,
        (t) => image.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 5).setAngle(lean * Math.sin(t * Math.PI)),
        ease,
      );
    }
  }
  set.show(next);
}

export async function dronesPlaced(set: FilmSet, fact: FactOf<'dronesPlaced'>, next: State): Promise<void> {
  const old = tileAt(set.state, fact.tile).drones;
  const ship = set.state.ships.find(({ id, tile }) => id === fact.by && tile === fact.tile);
  const from = ship ? set.piece(`ship:${ship.id}`) : undefined;
  set.show(next);
  if (from) beamDown(set, fact.tile);
  await Promise.all(
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
      await set.motion.wait(i * 90);
      set.sound('drop');
      await set.motion.move(
        320,
        (t) => body.active && body.setPosition(start.x + (x - start.x) * Math.min(1, t * 1.4), start.y + (y - start.y) * t).setAlpha(Math.min(1, t * 5)).setScale(full * (0.55 + 0.45 * Math.min(1, t * 1.3))),
        Bounce.Out,
      );
      set.puff('smoke', { x, y: y + piece.size * 0.3 }, piece.size * 0.5, 0xe8c9a0, 240);
      if (bold) set.drop(body);
    }),
  );
}

function beamDown(set: FilmSet, tile: number): void {
  if (!set.motion.lively || set.motion.instant) return;
  const cell = set.cell(tile);
  const light = set.frame('ui', 'beam', cell.x + cell.w / 2, cell.y + cell.h * 0.28, cell.h * 0.8, DEPTH.piece + 0.9).setOrigin(0.5, 0).setTint(color.live);
  light.setScale(light.scaleX * 1.5, light.scaleY);
  void set.motion.fade(420, (t) => light.setAlpha(0.75 * (1 - t * t))).then(() => set.drop(light));
}

export async function dronesBlocked(set: FilmSet, fact: FactOf<'dronesBlocked'>): Promise<void> {
  const cell = set.cell(fact.tile);
  const sign = set.frame('ui', 'icon/x', cell.x + cell.w / 2, cell.y + cell.h * 0.45, cell.h * 0.4).setTint(color.drone);
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
        await Promise.all([set.fly(body, goal, 360, 40 * set.unit, Cubic.In), set.motion.move(360, (t) => body.setScale(full * (1 - 0.6 * t)))]);
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
  return Array.from({ length: count }, (_, i) => set.piece(`drone:${tile}:${drones - 1 - i}`) ?? set.piece(`drone:${tile}:0`)).flatMap((piece) =>
    piece ? [{ x: piece.x, y: piece.y, size: piece.size }] : [],
  );
}

export async function tileTurned(set: FilmSet, fact: FactOf<'tileTurned'>, next: State): Promise<void> {
  const { x, y } = set.center(fact.tile);
  const side = set.cell(fact.tile).w;
  set.sound('flip');
  set.puff('ring', { x, y }, side * 1.5, fact.fazaformed ? 0xa05ad0 : color.live, 520);
  await set.turnOver(set.tile(fact.tile), 400, () => {
    set.show(next);
    return set.tile(fact.tile);
  });
  for (const [dx, dy] of [[-0.3, 0.3], [0.32, 0.1], [0, -0.3], [-0.2, -0.1], [0.25, 0.38]] as const) {
    set.puff('smoke', { x: x + dx * side, y: y + dy * side }, side * 0.34, fact.fazaformed ? 0x8a4bb0 : 0xbfe08a, 460);
  }
  set.shake(120, 0.003);
}

export async function trackerMoved(set: FilmSet, fact: FactOf<'trackerMoved'>, next: State): Promise<void> {
  set.sound('tick');
  set.show(next);
  await pulse(set, fact.ship, 150);
}

export async function shipActivated(set: FilmSet, fact: FactOf<'shipActivated'>, next: State): Promise<void> {
  set.show(next);
  const piece = set.piece(`ship:${fact.ship}`);
  if (piece) {
    set.hold(piece.name);
    const { image } = piece;
    const full = image.scaleX;
    if (fact.wreck) set.puff('smoke', image, piece.size * 0.8, 0x7d6a74, 500);
    else set.puff('ring', image, piece.size * 1.1, color.act, 420);
    await set.motion.move(260, (t) => image.active && image.setScale(full * (1 + 0.14 * Math.sin(t * Math.PI))));
  }
  if (!set.motion.lively) await set.motion.wait(200);
}

async function pulse(set: FilmSet, ship: ShipId, length: number): Promise<void> {
  const panel = set.panel(`guide:${ship}`);
  if (!panel) return;
  const full = panel.scaleX;
  await set.motion.move(length, (t) => panel.active && panel.setScale(full * (1 + 0.06 * Math.sin(t * Math.PI))));
}

export async function activationCancelled(set: FilmSet, fact: FactOf<'activationCancelled'>, next: State): Promise<void> {
  const piece = set.piece(`ship:${fact.ship}`);
  if (piece) set.burst(text.board.bursts.sabotage, 'yellow', piece, piece.size * 0.8);
  set.show(next);
  set.sound('shield');
  await set.motion.wait(420);
}

export async function shipBoarded(set: FilmSet, fact: FactOf<'shipBoarded'>, next: State): Promise<void> {
  const piece = set.piece(`ship:${fact.ship}`);
  const hero = set.piece(`hero:${fact.seat}`);
  const { rebels } = tileAt(set.state, fact.tile);
  const rebel = fact.rebels > 0 ? (set.piece(`rebel:${fact.tile}:${rebels - 1}`) ?? set.piece(`rebel:${fact.tile}:0`)) : hero;
  set.sound('board');
  if (piece && rebel) {
    set.hold(piece.name);
    const body = set.prop(pieceStamp(set.picture.surface, rebel), rebel.x, rebel.y);
    const full = body.scaleX;
    if (rebel.count === undefined) rebel.image.setVisible(false);
    await Promise.all([
      set.fly(body, { x: piece.x, y: piece.y }, 520, 34 * set.unit, Quadratic.In),
      set.motion.move(520, (t) => body.setScale(full * (1 - 0.7 * t * t)).setAngle(t * 340)),
    ]);
    set.drop(body);
    if (fact.rebels === 0) rebel.image.setVisible(true);
  }
  set.sound('shipHit');
  set.shake(220, 0.006);
  if (piece) {
    set.puff('impact', piece, piece.size * 1.2, color.act, 360);
    set.burst(text.board.bursts.hit, 'red', { x: piece.x, y: piece.y - piece.size * 0.1 }, piece.size * 0.85);
  }
  set.show(next);
  void pulse(set, fact.ship, 260);
  const hit = set.piece(`ship:${fact.ship}`);
  if (hit) {
    set.hold(hit.name);
    const { x } = hit.image;
    await set.motion.move(420, (t) => hit.image.active && hit.image.setX(x + Math.sin(t * Math.PI * 8) * 6 * (1 - t)));
  }
}

export async function shipDefeated(set: FilmSet, fact: FactOf<'shipDefeated'>, next: State): Promise<void> {
  const piece = set.piece(`ship:${fact.ship}`);
  set.sound('shipDown');
  if (piece) {
    const spots = [[0, 0], [-0.25, -0.1], [0.26, 0.08], [0.05, -0.22], [-0.12, 0.2]] as const;
    for (const [i, [dx, dy]] of spots.entries()) {
      const at = { x: piece.x + dx * piece.size, y: piece.y + dy * piece.size };
      set.puff('smoke', at, piece.size * 0.7, i % 2 === 0 ? color.warn : color.hurt, 620);
      set.puff('impact', at, piece.size * 0.9, color.act, 300);
      set.shake(140, 0.008);
      await set.motion.wait(130);
    }
    set.burst(text.board.bursts.down, 'yellow', { x: piece.x, y: piece.y }, piece.size * 1.15);
  }
  set.show(next);
  await set.motion.wait(520);
}

export async function shipHealed(set: FilmSet, fact: FactOf<'shipHealed'>, next: State): Promise<void> {
  const piece = set.piece(`ship:${fact.ship}`);
  if (piece) set.puff('ring', piece, piece.size * 1.2, color.live, 520);
  set.sound('recover');
  set.show(next);
  await pulse(set, fact.ship, 360);
}
