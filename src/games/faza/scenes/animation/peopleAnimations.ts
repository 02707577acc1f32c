import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import type { Image } from '../../../../table/stage/props.ts';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board/board.ts';
import { pieceStamp } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { settle, topOf } from './pools.ts';
import { fire } from './shipFire.ts';
import { TIMINGS } from './timings.ts';
import { travel } from './travel.ts';

const { Quadratic } = Phaser.Math.Easing;

/** Heroes and Rebels: how they walk, fly, appear, join and fall. */

export const heroMoved: FactAnimation<'heroMoved'> = async (set, fact, next) => {
  const name = `hero:${fact.seat}`;
  const piece = set.piece(name);
  const goal = set.standing(next, fact.path.at(-1) ?? heroAt(next, fact.seat).tile, name);
  if (!piece || !goal) return set.show(next);
  set.hold(name);
  piece.image.setDepth(DEPTH.flying);
  await travel(set, { bodies: [piece.image], goals: [goal] }, fact.path, fact.manner);
  set.show(next);
};

export const rebelsMoved: FactAnimation<'rebelsMoved'> = async (set, fact, next) => {
  const [from, to] = [fact.path[0], fact.path.at(-1)];
  if (from === undefined || to === undefined) return;
  const bodies = clones(set, from, fact.count);
  const old = tileAt(set.state, to).rebels;
  const goals = bodies.map(
    (_, i) =>
      set.standing(next, to, `rebel:${to}:${old + i}`) ?? set.standing(next, to, `rebel:${to}:0`) ?? set.center(to),
  );
  await travel(set, { bodies, goals }, fact.path, fact.manner);
  for (const body of bodies) set.props.drop(body);
  set.show(next);
};

/** Props in place of the last Rebels of a tile, who are hidden meanwhile. */
function clones(set: BoardContext, tile: TileNo, count: number): Image[] {
  const { rebels } = tileAt(set.state, tile);
  const bodies: Image[] = [];
  for (let i = rebels - count; i < rebels; i++) {
    const piece = set.figure('rebel', tile, i);
    if (!piece) continue;
    if (piece.badge === undefined || rebels === count) piece.image.setVisible(false);
    const aside = piece.badge === undefined ? 0 : (i - rebels + count) * 9;
    bodies.push(set.props.sprite(pieceStamp(set.picture.surface, piece), piece.x + aside, piece.y));
  }
  return bodies;
}

export const rebelsPlaced: FactAnimation<'rebelsPlaced'> = async (set, fact, next) => {
  set.sound('recruit');
  const old = tileAt(set.state, fact.tile).rebels;
  const tops = Array.from({ length: fact.count }, (_, i) => topOf(set, 'rebel', i));
  set.show(next);
  settle(set, 'rebel');
  await together(tops, async (top, i) => {
    const piece = set.figure('rebel', fact.tile, old + i);
    if (!piece) return;
    const { name, x, y, size } = piece;
    if (piece.badge === undefined) set.hide(name);
    const body = set.props.sprite(pieceStamp(set.picture.surface, piece), top.x, top.y, DEPTH.banner - 1);
    const full = body.scaleX;
    const small = full * (top.size / size);
    await Promise.all([
      set.fly(body, piece, TIMINGS.recruitFlight + i * TIMINGS.heapStagger, 60 * set.unit, Quadratic.Out),
      set.motion.move(TIMINGS.recruitFlight, (t) => body.setScale(small + (full - small) * t)),
    ]);
    set.props.drop(body);
    set.reveal(name);
    set.fx.puff('spark', { x, y: y - 10 }, 70 * set.unit, color.lilac, 320);
    set.fx.scatter('dust', { x, y: y + size * 0.36 }, 3);
  });
};

export const rebelsLost: FactAnimation<'rebelsLost'> = async (set, fact, next) => {
  const bodies = clones(set, fact.tile, fact.count);
  const [first] = bodies;
  if (first) await fire(set, fact.by, { x: first.x, y: first.y, size: first.displayHeight });
  set.sound('rebelLost');
  set.show(next);
  for (const [i, body] of bodies.entries()) set.meanwhile(fallOver(set, body, i));
  await set.motion.wait(TIMINGS.rebelLead);
};

async function fallOver(set: BoardContext, body: Image, turn: number): Promise<void> {
  const { x, y } = body;
  const size = body.displayHeight;
  // Under reduced motion the picture fades where it is.
  const far = set.motion.lively ? 1 : 0;
  await set.motion.wait(turn * TIMINGS.dropStagger);
  set.fx.puff('smoke', { x, y }, size * 0.9, color.lilac, 420);
  set.fx.scatter('debris', { x, y }, 3, 0x7a3fa3);
  await set.motion.fade(TIMINGS.rebelFall, (part) => {
    const t = Quadratic.In(part);
    body
      .setPosition(x + 10 * t * far, y + 12 * t * t * far)
      .setAngle(88 * t * far)
      .setAlpha(1 - t ** 3);
  });
  set.props.drop(body);
}

export const heroProtected: FactAnimation<'heroProtected'> = async (set, fact, next) => {
  const piece = set.piece(`hero:${fact.seat}`);
  set.show(next);
  if (piece) set.fx.puff('ring', piece, piece.size * 1.1, color.lilac, 420);
  set.sound('shield');
  set.sound('brave');
  await set.motion.wait(TIMINGS.shield);
};

export const injuriesIgnored: FactAnimation<'injuriesIgnored'> = async (set, fact, next) => {
  const piece = set.piece(`hero:${fact.seat}`);
  set.show(next);
  if (piece) {
    const shield = set.props.frame('icon/shield', piece.x, piece.y, piece.size * 0.8).setTint(color.act);
    const full = shield.scaleX;
    set.sound('shield');
    await set.motion.move(TIMINGS.shieldIn, (t) => shield.setScale(full * (1.5 - 0.5 * t)));
    await set.motion.fade(TIMINGS.shieldOut, (t) => shield.setAlpha(1 - t));
    set.props.drop(shield);
  }
};
