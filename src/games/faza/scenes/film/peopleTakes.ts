import Phaser from 'phaser';
import { color } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board.ts';
import type { FactOf, Manner } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { pieceStamp } from '../board/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { FilmSet, Image } from './filmSet.ts';

const { Quadratic, Sine } = Phaser.Math.Easing;

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
  const goals = bodies.map((_, i) => set.standing(next, to, `rebel:${to}:${old + i}`) ?? set.standing(next, to, `rebel:${to}:0`) ?? set.center(to));
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
    bodies.push(set.prop(pieceStamp(set.picture.surface, piece), piece.x + (piece.count === undefined ? 0 : (i - rebels + count) * 9), piece.y));
  }
  return bodies;
}

async function travel(set: FilmSet, bodies: readonly Image[], path: readonly TileNo[], manner: Manner, goals: readonly { x: number; y: number }[]): Promise<void> {
  switch (manner) {
    case 'airplane':
      return flight(set, bodies, goals);
    case 'teleport':
      return beam(set, bodies, goals, color.live);
    case 'carried':
      return beam(set, bodies, goals, color.act);
    case 'underground':
      return tunnel(set, bodies, goals);
    case 'run':
    case 'ambulance':
    case 'step':
      return walk(set, bodies, path, goals, manner === 'ambulance' ? 150 : 230);
  }
}

async function walk(set: FilmSet, bodies: readonly Image[], path: readonly TileNo[], goals: readonly { x: number; y: number }[], pace: number): Promise<void> {
  const hop = set.cell(path[0] ?? 1).w * 0.1;
  for (let step = 1; step < path.length; step++) {
    const last = step === path.length - 1;
    const cell = set.cell(path[step] ?? 1);
    set.sound('step');
    await Promise.all(
      bodies.map((body, i) => {
        const goal = goals[i];
        const to = last && goal ? goal : { x: cell.x + cell.w * (0.42 + i * 0.12), y: cell.y + cell.h * 0.6 };
        return set.fly(body, to, pace + i * 30, hop, Sine.InOut);
      }),
    );
  }
}

async function flight(set: FilmSet, bodies: readonly Image[], goals: readonly { x: number; y: number }[]): Promise<void> {
  set.sound('fly');
  await Promise.all(
    bodies.map(async (body, i) => {
      const goal = goals[i] ?? body;
      const from = { x: body.x, y: body.y };
      const far = Math.hypot(goal.x - from.x, goal.y - from.y);
      const right = goal.x >= from.x;
      const size = set.cell(set.state.board[0] ?? 1).w * 0.62;
      const plane = set.frame('ui', 'icon/plane', from.x, from.y, size, DEPTH.flying - 1).setTint(color.paper);
      const outline = set.frame('ui', 'icon/plane', from.x, from.y, size * 1.16, DEPTH.flying - 2).setTint(color.ink);
      const full = body.scaleX;
      const turn = Math.atan2(goal.y - from.y, goal.x - from.x) + Math.PI / 2;
      await set.motion.move(
        420 + far * 0.5,
        (t) => {
          const lift = Math.sin(t * Math.PI);
          body.setPosition(from.x + (goal.x - from.x) * t, from.y + (goal.y - from.y) * t - lift * (30 + far * 0.22));
          body.setScale(full * (1 + lift * 0.22)).setAngle((right ? 1 : -1) * lift * 9);
          for (const part of [plane, outline]) part.setPosition(body.x, body.y + size * 0.3).setRotation(turn).setAlpha(Math.min(1, lift * 3));
        },
        Quadratic.InOut,
      );
      set.drop(plane);
      set.drop(outline);
      if (body.active) body.setScale(full).setAngle(0);
    }),
  );
  const [goal] = goals;
  if (goal) set.puff('smoke', { x: goal.x, y: goal.y + 14 }, 40 * set.unit + 20, color.paper, 300);
}

async function beam(set: FilmSet, bodies: readonly Image[], goals: readonly { x: number; y: number }[], tint: number): Promise<void> {
  set.sound('teleport');
  const gone = bodies.map((body) => {
    const [sx, sy] = [body.scaleX, body.scaleY];
    set.puff('ring', body, body.displayHeight, tint, 320);
    return set.motion.move(190, (t) => body.setScale(sx * (1 - t), sy * (1 + t * 0.9)).setTint(tint).setTintMode(Phaser.TintModes.FILL), Quadratic.In).then(() => ({ sx, sy }));
  });
  const sizes = await Promise.all(gone);
  await Promise.all(
    bodies.map((body, i) => {
      const goal = goals[i] ?? body;
      const { sx, sy } = sizes[i] ?? { sx: body.scaleX, sy: body.scaleY };
      body.setPosition(goal.x, goal.y);
      set.puff('ring', goal, body.displayHeight, tint, 380);
      set.puff('spark', goal, body.displayHeight * 1.2, tint, 420);
      return set.motion.move(240, (t) => {
        body.setScale(sx * t, sy * (1.9 - t * 0.9));
        if (t > 0.6) body.clearTint();
      });
    }),
  );
  for (const body of bodies) if (body.active) body.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
}

async function tunnel(set: FilmSet, bodies: readonly Image[], goals: readonly { x: number; y: number }[]): Promise<void> {
  set.sound('step');
  await Promise.all(
    bodies.map(async (body, i) => {
      const goal = goals[i] ?? body;
      const { x, y, scaleX, scaleY } = body;
      set.puff('smoke', { x, y: y + 16 }, 56, 0xb08a63, 340);
      await set.motion.move(220, (t) => body.setPosition(x, y + 20 * t).setScale(scaleX, scaleY * (1 - t)), Quadratic.In);
      set.puff('smoke', { x: goal.x, y: goal.y + 16 }, 60, 0xb08a63, 380);
      await set.motion.move(240, (t) => body.setPosition(goal.x, goal.y + 20 * (1 - t)).setScale(scaleX, scaleY * t), Phaser.Math.Easing.Back.Out);
    }),
  );
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
      await set.motion.move(360, (t) => body.setPosition(x + 10 * t, y + 12 * t * t).setAngle(88 * t).setAlpha(1 - t ** 3), Quadratic.In);
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
