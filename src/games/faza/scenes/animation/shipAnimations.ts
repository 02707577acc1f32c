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

export const trackerMoved: FactAnimation<'trackerMoved'> = async (set, fact, next) => {
  const old = set.token('tracker');
  const from = old ? { x: old.x, y: old.y } : undefined;
  set.sound('tracker');
  set.show(next);
  const token = set.token('tracker');
  if (!token || !from) return;
  const to = { x: token.x, y: token.y };
  const full = token.scaleX;
  set.meanwhile(
    set.motion
      .eased(Sine.InOut, TIMINGS.trackerSlide, (t) => {
        if (!token.active) return;
        const lift = Math.sin(t * Math.PI);
        token
          .setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - 16 * lift * set.unit)
          .setScale(full * (1 + 0.18 * lift))
          .setAngle((to.x < from.x ? 7 : -7) * lift);
      })
      .then(() => {
        set.sound('tick');
        return pulse(set, fact.ship, 200);
      }),
  );
  await set.motion.wait(TIMINGS.trackerLead);
};

/** A guide briefly grows. */
export async function pulse(set: BoardContext, ship: ShipId, length: number): Promise<void> {
  const panel = set.panel(`guide:${ship}`);
  if (!panel) return;
  const full = panel.scaleX;
  await set.motion.move(length, (t) => panel.active && panel.setScale(full * (1 + 0.06 * Math.sin(t * Math.PI))));
}

export const shipActivated: FactAnimation<'shipActivated'> = async (set, fact, next) => {
  set.show(next);
  set.spotlight.on(fact.ship);
  const piece = set.piece(`ship:${fact.ship}`);
  if (!piece) return;
  set.hold(piece.name);
  const { image, x, y, size } = piece;
  if (fact.wreck) {
    set.sound('hum');
    set.fx.puff('smoke', piece, size * 0.7, 0x7d6a74, 500);
    set.fx.scatter('ember', piece, 4, color.amber);
    // A wreck only twitches.
    return set.shudder(image, TIMINGS.wreckWakes, 7, 3, x);
  }
  set.sound(`motif-${fact.ship}`);
  set.fx.wave(groundUnder(piece), size * 1.1, color.act, 460);
  const full = image.scaleX;
  set.meanwhile(
    set.motion.eased(Sine.Out, TIMINGS.rise, (t) => {
      const up = Math.sin(t * Math.PI);
      if (image.active) image.setScale(full * (1 + 0.12 * up)).setY(y - 9 * up * set.grain);
      piece.shadow?.setAlpha(1 - 0.4 * up);
    }),
  );
  await set.motion.wait(set.motion.lively ? TIMINGS.riseLead : TIMINGS.riseLead + 60);
};

export const shipMoved: FactAnimation<'shipMoved'> = async (set, fact, next) => {
  const name = `ship:${fact.ship}`;
  const piece = set.piece(name);
  const goal = set.standing(next, fact.path.at(-1) ?? 1, name);
  if (piece && goal) {
    set.hold(name);
    piece.image.setDepth(DEPTH.flying);
    set.sound('glide');
    await (fact.jump ? jump(set, piece, goal) : glide(set, piece, fact.path, goal));
    set.fx.scatter('dust', { x: goal.x, y: goal.y + goal.size * 0.4 }, 3);
  }
  set.show(next);
};

/** The ship, its shadow and its light at a spot, `lift` above the ground. */
function place(set: BoardContext, piece: Placed, { x, y }: Spot, lift: number): void {
  const ground = groundUnder({ x, y, size: piece.size });
  if (!piece.image.active) return;
  piece.image.setPosition(x, y - lift);
  piece.shadow?.setPosition(ground.x, ground.y);
  set.spotlight.follow(x, y, piece.size);
}

/** One curve over all tiles on the way: the ship leans back, banks, and brakes. */
async function glide(set: BoardContext, piece: Placed, path: readonly TileNo[], goal: Spot): Promise<void> {
  const { image } = piece;
  const over = path.slice(1, -1).map((tile) => {
    const cell = set.cell(tile);
    return { x: cell.x + cell.w / 2, y: cell.y + cell.h * 0.2 };
  });
  const spots = [{ x: piece.x, y: piece.y }, ...over, goal];
  const along = new Phaser.Curves.Spline(spots.map(({ x, y }) => new Phaser.Math.Vector2(x, y)));
  let last = piece.x;
  let copied = 0;
  await set.motion.eased(Sine.InOut, TIMINGS.glide + TIMINGS.glideMore * over.length, (t) => {
    const { x, y } = along.getPoint(t);
    place(set, piece, { x, y }, Math.sin(t * Math.PI) * 9 * set.grain);
    const bank = Phaser.Math.Clamp((x - last) * 1.3, -13, 13);
    last = x;
    image.setAngle(image.angle + (bank - image.angle) * 0.4);
    const due = Math.floor(t * 5 * (over.length + 1));
    if (due > copied && t < 1) {
      copied = due;
      set.fx.trail(image, color.cream);
    }
  });
  image.setAngle(0);
}

async function jump(set: BoardContext, piece: Placed, goal: Spot): Promise<void> {
  const { image, x, y, size } = piece;
  const high = 80 * set.unit;
  set.fx.puff('impact', image, size, color.live, 380);
  await set.motion.eased(Back.In, TIMINGS.jumpUp, (t) => {
    place(set, piece, { x, y }, high * t);
    image.setAlpha(1 - t);
    piece.shadow?.setAlpha(1 - t);
  });
  await set.motion.eased(Bounce.Out, TIMINGS.jumpDown, (t) => {
    place(set, piece, goal, high * (1 - t));
    image.setAlpha(t);
    piece.shadow?.setAlpha(t);
  });
}

export const activationCancelled: FactAnimation<'activationCancelled'> = async (set, fact, next) => {
  const piece = set.piece(`ship:${fact.ship}`);
  set.sound('shield');
  set.show(next);
  if (piece) {
    const { image, x } = piece;
    set.hold(piece.name);
    set.fx.burst(text.board.bursts.sabotage, 'yellow', piece, piece.size * 0.8);
    set.fx.scatter('spark', piece, 8);
    set.fx.puff('smoke', piece, piece.size * 0.6, 0x7d6a74, 460);
    set.meanwhile(
      set.motion.eased(Quadratic.Out, 300, (t) => image.active && image.setX(x + Math.sin(t * 22) * 4 * (1 - t))),
    );
  }
  await set.motion.wait(TIMINGS.cancelled);
};
