import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { groundUnder } from '../board/pieces/around.ts';
import type { Placed } from '../board/pieces/pieces.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { TIMINGS } from './timings.ts';

const { Back, Bounce, Quadratic, Sine } = Phaser.Math.Easing;

/** Motherships: how the tracker selects them, how they rise and how they fly. */

export const trackerMoved: FactAnimation<'trackerMoved'> = async (context, fact, next) => {
  const old = context.token('tracker');
  const from = old ? { x: old.x, y: old.y } : undefined;
  context.sound('tracker');
  context.show(next);
  const token = context.token('tracker');
  if (!token || !from) return;
  const to = { x: token.x, y: token.y };
  const full = token.scaleX;
  context.meanwhile(
    context.motion
      .eased(Sine.InOut, TIMINGS.trackerSlide, (t) => {
        if (!token.active) return;
        const lift = Math.sin(t * Math.PI);
        token
          .setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - 16 * lift * context.unit)
          .setScale(full * (1 + 0.18 * lift))
          .setAngle((to.x < from.x ? 7 : -7) * lift);
      })
      .then(() => {
        context.sound('tick');
        return pulse(context, fact.ship, 200);
      }),
  );
  await context.motion.wait(TIMINGS.trackerLead);
};

/** A guide briefly grows. */
export async function pulse(context: BoardContext, ship: ShipId, length: number): Promise<void> {
  const panel = context.panel(`guide:${ship}`);
  if (!panel) return;
  const full = panel.scaleX;
  await context.motion.move(length, (t) => panel.active && panel.setScale(full * (1 + 0.06 * Math.sin(t * Math.PI))));
}

export const shipActivated: FactAnimation<'shipActivated'> = async (context, fact, next) => {
  context.show(next);
  context.spotlight.on(fact.ship);
  const piece = context.piece(`ship:${fact.ship}`);
  if (!piece) return;
  context.hold(piece.name);
  const { image, x, y, size } = piece;
  if (fact.wreck) {
    context.sound('hum');
    context.fx.puff('smoke', piece, size * 0.7, 0x7d6a74, 500);
    context.fx.scatter('ember', piece, 4, color.amber);
    // A wreck only twitches.
    return context.shudder(image, TIMINGS.wreckWakes, 7, 3, x);
  }
  context.sound(`motif-${fact.ship}`);
  context.fx.wave(groundUnder(piece), size * 1.1, color.act, 460);
  const full = image.scaleX;
  context.meanwhile(
    context.motion.eased(Sine.Out, TIMINGS.rise, (t) => {
      const up = Math.sin(t * Math.PI);
      if (image.active) image.setScale(full * (1 + 0.12 * up)).setY(y - 9 * up * context.grain);
      piece.shadow?.setAlpha(1 - 0.4 * up);
    }),
  );
  await context.motion.wait(context.motion.lively ? TIMINGS.riseLead : TIMINGS.riseLead + 60);
};

export const shipMoved: FactAnimation<'shipMoved'> = async (context, fact, next) => {
  const name = `ship:${fact.ship}`;
  const piece = context.piece(name);
  const goal = context.standing(next, fact.path.at(-1) ?? 1, name);
  if (piece && goal) {
    context.hold(name);
    piece.image.setDepth(DEPTH.flying);
    context.sound('glide');
    await (fact.jump ? jump(context, piece, goal) : glide(context, piece, fact.path, goal));
    context.fx.scatter('dust', { x: goal.x, y: goal.y + goal.size * 0.4 }, 3);
  }
  context.show(next);
};

/** The ship, its shadow and its light at a spot, `lift` above the ground. */
function place(context: BoardContext, piece: Placed, { x, y }: Spot, lift: number): void {
  const ground = groundUnder({ x, y, size: piece.size });
  if (!piece.image.active) return;
  piece.image.setPosition(x, y - lift);
  piece.shadow?.setPosition(ground.x, ground.y);
  context.spotlight.follow(x, y, piece.size);
}

/** One curve over all tiles on the way: the ship leans back, banks, and brakes. */
async function glide(context: BoardContext, piece: Placed, path: readonly TileNo[], goal: Spot): Promise<void> {
  const { image } = piece;
  const over = path.slice(1, -1).map((tile) => {
    const cell = context.cell(tile);
    return { x: cell.x + cell.w / 2, y: cell.y + cell.h * 0.2 };
  });
  const spots = [{ x: piece.x, y: piece.y }, ...over, goal];
  const along = new Phaser.Curves.Spline(spots.map(({ x, y }) => new Phaser.Math.Vector2(x, y)));
  let last = piece.x;
  let copied = 0;
  await context.motion.eased(Sine.InOut, TIMINGS.glide + TIMINGS.glideMore * over.length, (t) => {
    const { x, y } = along.getPoint(t);
    place(context, piece, { x, y }, Math.sin(t * Math.PI) * 9 * context.grain);
    const bank = Phaser.Math.Clamp((x - last) * 1.3, -13, 13);
    last = x;
    image.setAngle(image.angle + (bank - image.angle) * 0.4);
    const due = Math.floor(t * 5 * (over.length + 1));
    if (due > copied && t < 1) {
      copied = due;
      context.fx.trail(image, color.cream);
    }
  });
  image.setAngle(0);
}

async function jump(context: BoardContext, piece: Placed, goal: Spot): Promise<void> {
  const { image, x, y, size } = piece;
  const high = 80 * context.unit;
  context.fx.puff('impact', image, size, color.live, 380);
  await context.motion.eased(Back.In, TIMINGS.jumpUp, (t) => {
    place(context, piece, { x, y }, high * t);
    image.setAlpha(1 - t);
    piece.shadow?.setAlpha(1 - t);
  });
  await context.motion.eased(Bounce.Out, TIMINGS.jumpDown, (t) => {
    place(context, piece, goal, high * (1 - t));
    image.setAlpha(t);
    piece.shadow?.setAlpha(t);
  });
}

export const activationCancelled: FactAnimation<'activationCancelled'> = async (context, fact, next) => {
  const piece = context.piece(`ship:${fact.ship}`);
  context.sound('shield');
  context.show(next);
  if (piece) {
    const { image, x } = piece;
    context.hold(piece.name);
    context.fx.burst(text.board.bursts.sabotage, 'yellow', piece, piece.size * 0.8);
    context.fx.scatter('spark', piece, 8);
    context.fx.puff('smoke', piece, piece.size * 0.6, 0x7d6a74, 460);
    context.meanwhile(
      context.motion.eased(Quadratic.Out, 300, (t) => image.active && image.setX(x + Math.sin(t * 22) * 4 * (1 - t))),
    );
  }
  await context.motion.wait(TIMINGS.cancelled);
};
