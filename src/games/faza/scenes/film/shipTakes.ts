import Phaser from 'phaser';
import { color } from '../../../../table/theme.ts';
import type { ShipId } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board.ts';
import type { FactOf } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import { pieceStamp } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { FilmSet } from './filmSet.ts';

const { Quadratic, Sine, Bounce } = Phaser.Math.Easing;

/** Motherships: how they wake, glide, are boarded and go down. */

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
    await set.motion.move(
      320,
      (t) => image.setPosition(goal.x, goal.y - 80 * (1 - t) * set.unit).setAlpha(t),
      Bounce.Out,
    );
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
        steps.length > 1 ? 250 : 350,
        (t) =>
          image
            .setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 5)
            .setAngle(lean * Math.sin(t * Math.PI)),
        ease,
      );
    }
  }
  set.show(next);
}

export async function trackerMoved(set: FilmSet, fact: FactOf<'trackerMoved'>, next: State): Promise<void> {
  set.sound('tick');
  set.show(next);
  void pulse(set, fact.ship, 220);
  await set.motion.wait(60);
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
    await set.motion.move(190, (t) => image.active && image.setScale(full * (1 + 0.14 * Math.sin(t * Math.PI))));
  }
  if (!set.motion.lively) await set.motion.wait(200);
}

async function pulse(set: FilmSet, ship: ShipId, length: number): Promise<void> {
  const panel = set.panel(`guide:${ship}`);
  if (!panel) return;
  const full = panel.scaleX;
  await set.motion.move(length, (t) => panel.active && panel.setScale(full * (1 + 0.06 * Math.sin(t * Math.PI))));
}

export async function activationCancelled(
  set: FilmSet,
  fact: FactOf<'activationCancelled'>,
  next: State,
): Promise<void> {
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
  const rebel =
    fact.rebels > 0 ? (set.piece(`rebel:${fact.tile}:${rebels - 1}`) ?? set.piece(`rebel:${fact.tile}:0`)) : hero;
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
    const spots = [
      [0, 0],
      [-0.25, -0.1],
      [0.26, 0.08],
      [0.05, -0.22],
      [-0.12, 0.2],
    ] as const;
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
