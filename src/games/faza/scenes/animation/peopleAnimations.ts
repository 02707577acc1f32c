import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import type { Image } from '../../../../table/stage/props.ts';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board/board.ts';
import { pieceStamp } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { settle, topOf } from './effects/pools.ts';
import { fire } from './effects/shipFire.ts';
import { travel } from './effects/travel.ts';
import { TIMINGS } from './timings.ts';

const { Quadratic } = Phaser.Math.Easing;

/** Heroes and Rebels: how they walk, fly, appear, join and fall. */

export const heroMoved: FactAnimation<'heroMoved'> = async (context, fact, next) => {
  const name = `hero:${fact.seat}`;
  const piece = context.piece(name);
  const goal = context.standing(next, fact.path.at(-1) ?? heroAt(next, fact.seat).tile, name);
  if (!piece || !goal) return context.show(next);
  context.hold(name);
  piece.image.setDepth(DEPTH.flying);
  await travel(context, { bodies: [piece.image], goals: [goal] }, fact.path, fact.manner);
  context.show(next);
};

export const rebelsMoved: FactAnimation<'rebelsMoved'> = async (context, fact, next) => {
  const [from, to] = [fact.path[0], fact.path.at(-1)];
  if (from === undefined || to === undefined) return;
  const bodies = clones(context, from, fact.count);
  const old = tileAt(context.state, to).rebels;
  const goals = bodies.map(
    (_, i) =>
      context.standing(next, to, `rebel:${to}:${old + i}`) ??
      context.standing(next, to, `rebel:${to}:0`) ??
      context.center(to),
  );
  await travel(context, { bodies, goals }, fact.path, fact.manner);
  for (const body of bodies) context.props.drop(body);
  context.show(next);
};

/** Props in place of the last Rebels of a tile, who are hidden meanwhile. */
function clones(context: BoardContext, tile: TileNo, count: number): Image[] {
  const { rebels } = tileAt(context.state, tile);
  const bodies: Image[] = [];
  for (let i = rebels - count; i < rebels; i++) {
    const piece = context.figure('rebel', tile, i);
    if (!piece) continue;
    if (piece.badge === undefined || rebels === count) piece.image.setVisible(false);
    const aside = piece.badge === undefined ? 0 : (i - rebels + count) * 9;
    bodies.push(context.props.sprite(pieceStamp(context.picture.surface, piece), piece.x + aside, piece.y));
  }
  return bodies;
}

export const rebelsPlaced: FactAnimation<'rebelsPlaced'> = async (context, fact, next) => {
  context.sound('recruit');
  const old = tileAt(context.state, fact.tile).rebels;
  const tops = Array.from({ length: fact.count }, (_, i) => topOf(context, 'rebel', i));
  context.show(next);
  settle(context, 'rebel');
  await together(tops, async (top, i) => {
    const piece = context.figure('rebel', fact.tile, old + i);
    if (!piece) return;
    const { name, x, y, size } = piece;
    if (piece.badge === undefined) context.hide(name);
    const body = context.props.sprite(pieceStamp(context.picture.surface, piece), top.x, top.y, DEPTH.banner - 1);
    const full = body.scaleX;
    const small = full * (top.size / size);
    await Promise.all([
      context.fly(body, piece, TIMINGS.recruitFlight + i * TIMINGS.heapStagger, 60 * context.unit, Quadratic.Out),
      context.motion.move(TIMINGS.recruitFlight, (t) => body.setScale(small + (full - small) * t)),
    ]);
    context.props.drop(body);
    context.reveal(name);
    context.fx.puff('spark', { x, y: y - 10 }, 70 * context.unit, color.lilac, 320);
    context.fx.scatter('dust', { x, y: y + size * 0.36 }, 3);
  });
};

export const rebelsLost: FactAnimation<'rebelsLost'> = async (context, fact, next) => {
  const bodies = clones(context, fact.tile, fact.count);
  const [first] = bodies;
  if (first) await fire(context, fact.by, { x: first.x, y: first.y, size: first.displayHeight });
  context.sound('rebelLost');
  context.show(next);
  for (const [i, body] of bodies.entries()) context.meanwhile(fallOver(context, body, i));
  await context.motion.wait(TIMINGS.rebelLead);
};

async function fallOver(context: BoardContext, body: Image, turn: number): Promise<void> {
  const { x, y } = body;
  const size = body.displayHeight;
  // Under reduced motion the picture fades where it is.
  const far = context.motion.lively ? 1 : 0;
  await context.motion.wait(turn * TIMINGS.dropStagger);
  context.fx.puff('smoke', { x, y }, size * 0.9, color.lilac, 420);
  context.fx.scatter('debris', { x, y }, 3, 0x7a3fa3);
  await context.motion.fade(TIMINGS.rebelFall, (part) => {
    const t = Quadratic.In(part);
    body
      .setPosition(x + 10 * t * far, y + 12 * t * t * far)
      .setAngle(88 * t * far)
      .setAlpha(1 - t ** 3);
  });
  context.props.drop(body);
}

export const heroProtected: FactAnimation<'heroProtected'> = async (context, fact, next) => {
  const piece = context.piece(`hero:${fact.seat}`);
  context.show(next);
  if (piece) context.fx.puff('ring', piece, piece.size * 1.1, color.lilac, 420);
  context.sound('shield');
  context.sound('brave');
  await context.motion.wait(TIMINGS.shield);
};

export const injuriesIgnored: FactAnimation<'injuriesIgnored'> = async (context, fact, next) => {
  const piece = context.piece(`hero:${fact.seat}`);
  context.show(next);
  if (piece) {
    const shield = context.props.frame('icon/shield', piece.x, piece.y, piece.size * 0.8).setTint(color.act);
    const full = shield.scaleX;
    context.sound('shield');
    await context.motion.move(TIMINGS.shieldIn, (t) => shield.setScale(full * (1.5 - 0.5 * t)));
    await context.motion.fade(TIMINGS.shieldOut, (t) => shield.setAlpha(1 - t));
    context.props.drop(shield);
  }
};
