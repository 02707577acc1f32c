import Phaser from 'phaser';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board.ts';
import type { FactOf } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { pieceStamp } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { FilmSet, Image } from './filmSet.ts';
import { travel } from './travel.ts';

const { Quadratic } = Phaser.Math.Easing;

/** Heroes and Rebels: how they walk, fly, appear, join and fall. */

export async function heroMoved(set: FilmSet, fact: FactOf<'heroMoved'>, next: State): Promise<void> {
  const name = `hero:${fact.seat}`;
  const piece = set.piece(name);
  const goal = set.standing(next, fact.path.at(-1) ?? heroAt(next, fact.seat).tile, name);
  if (!piece || !goal) {
    set.show(next);
    return;
  }
  set.hold(name);
  piece.image.setDepth(DEPTH.flying);
  await travel(set, [piece.image], fact.path, fact.manner, [goal]);
  set.show(next);
}

export async function rebelsMoved(set: FilmSet, fact: FactOf<'rebelsMoved'>, next: State): Promise<void> {
  const [from, to] = [fact.path[0], fact.path.at(-1)];
  if (from === undefined || to === undefined) return;
  const bodies = clones(set, from, fact.count);
  const old = tileAt(set.state, to).rebels;
  const goals = bodies.map(
    (_, i) =>
      set.standing(next, to, `rebel:${to}:${old + i}`) ?? set.standing(next, to, `rebel:${to}:0`) ?? set.center(to),
  );
  await travel(set, bodies, fact.path, fact.manner, goals);
  for (const body of bodies) set.drop(body);
  set.show(next);
}

/** Props in place of the last Rebels of a tile, who are hidden meanwhile. */
function clones(set: FilmSet, tile: TileNo, count: number): Image[] {
  const { rebels } = tileAt(set.state, tile);
  const bodies: Image[] = [];
  for (let i = rebels - count; i < rebels; i++) {
    const piece = set.piece(`rebel:${tile}:${i}`) ?? set.piece(`rebel:${tile}:0`);
    if (!piece) continue;
    if (piece.count === undefined || rebels === count) piece.image.setVisible(false);
    bodies.push(
      set.prop(
        pieceStamp(set.picture.surface, piece),
        piece.x + (piece.count === undefined ? 0 : (i - rebels + count) * 9),
        piece.y,
      ),
    );
  }
  return bodies;
}

export async function rebelsPlaced(set: FilmSet, fact: FactOf<'rebelsPlaced'>, next: State): Promise<void> {
  set.sound('recruit');
  const old = tileAt(set.state, fact.tile).rebels;
  const pool = set.picture.view.layout.rebelPool;
  set.show(next);
  await Promise.all(
    Array.from({ length: fact.count }, async (_, i) => {
      const piece = set.piece(`rebel:${fact.tile}:${old + i}`) ?? set.piece(`rebel:${fact.tile}:0`);
      if (!piece) return;
      const { image, x, y } = piece;
      set.hold(piece.name);
      const body = set.prop(pieceStamp(set.picture.surface, piece), pool.x + pool.w / 2, pool.y + pool.h / 2);
      if (piece.count === undefined) image.setVisible(false);
      await set.fly(body, { x, y }, 380 + i * 80, 60 * set.unit, Quadratic.Out);
      set.drop(body);
      if (image.active) image.setVisible(true);
      set.puff('spark', { x, y: y - 10 }, 70 * set.unit, color.rebel, 320);
    }),
  );
}

export async function rebelsLost(set: FilmSet, fact: FactOf<'rebelsLost'>, next: State): Promise<void> {
  const bodies = clones(set, fact.tile, fact.count);
  set.sound('rebelLost');
  set.show(next);
  await Promise.all(
    bodies.map(async (body, i) => {
      const { x, y } = body;
      set.puff('smoke', { x, y }, body.displayHeight * 0.9, color.rebel, 420);
      await set.motion.wait(i * 70);
      await set.motion.move(
        360,
        (t) =>
          body
            .setPosition(x + 10 * t, y + 12 * t * t)
            .setAngle(88 * t)
            .setAlpha(1 - t ** 3),
        Quadratic.In,
      );
      set.drop(body);
    }),
  );
}

export async function heroProtected(set: FilmSet, fact: FactOf<'heroProtected'>, next: State): Promise<void> {
  const piece = set.piece(`hero:${fact.seat}`);
  set.show(next);
  if (piece) set.puff('ring', piece, piece.size * 1.1, color.rebel, 420);
  set.sound('shield');
  await set.motion.wait(240);
}

export async function injuriesIgnored(set: FilmSet, fact: FactOf<'injuriesIgnored'>, next: State): Promise<void> {
  const piece = set.piece(`hero:${fact.seat}`);
  set.show(next);
  if (piece) {
    const shield = set.frame('ui', 'icon/shield', piece.x, piece.y, piece.size * 0.8).setTint(color.act);
    const full = shield.scaleX;
    set.sound('shield');
    await set.motion.move(160, (t) => shield.setScale(full * (1.5 - 0.5 * t)));
    await set.motion.fade(260, (t) => shield.setAlpha(1 - t));
    set.drop(shield);
  }
}
