import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import type { Snapshot } from '../../../../table/stage/props.ts';
import { seatsOn } from '../../rules/board/board.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import { groundUnder } from '../board/pieces/around.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { bump } from './effects/bump.ts';
import { Erosion } from './effects/spread.ts';
import { TIMINGS } from './timings.ts';

const { Linear, Quadratic } = Phaser.Math.Easing;
/** Which of the five sounds of crumbling ground is played. */
const CRACKLES = 3;

/** A tile turns over: the other side spreads from whoever turns it. */
export const tileTurned: FactAnimation<'tileTurned'> = async (context, fact, next) => {
  const from = causeOf(context, fact);
  const image = context.tile(fact.tile);
  const old = image ? context.props.snapshot(image) : null;
  context.sound(fact.fazaformed ? 'spread' : 'restore');
  context.sound('flip');
  context.show(next);
  if (!old || !image) return;
  old.prop.setDepth(image.depth + 1e-4);
  if (!context.motion.lively || context.motion.instant) {
    await context.motion.fade(TIMINGS.spreadFade, (t) => old.prop.setAlpha(1 - t));
    context.props.drop(old.prop);
    return;
  }
  context.meanwhile(wear(context, fact, old, from));
  if (fact.fazaformed) {
    shudder(context, fact, from);
    lift(context, fact);
  }
  await context.motion.wait(TIMINGS.spreadLead);
};

async function wear(
  context: BoardContext,
  fact: FactOf<'tileTurned'>,
  { prop, patch }: Snapshot,
  from: Spot,
): Promise<void> {
  const origin = { x: (from.x - prop.x) / prop.scaleX + patch.w / 2, y: (from.y - prop.y) / prop.scaleY + patch.h / 2 };
  const erosion = new Erosion(patch, origin, fact.fazaformed ? 'faza' : 'earth', fact.tile);
  const side = context.cell(fact.tile).w;
  let thrown = 0;
  await context.motion.eased(
    // A fazaformed side bursts out from its cause and slows down toward the corners; a restored one spreads evenly.
    fact.fazaformed ? Quadratic.InOut : Linear,
    TIMINGS.spread,
    (t) => {
      if (!prop.active) return;
      erosion.reach(t);
      // Now and then, crumbs fly off the front.
      const due = Math.floor(t * 5);
      if (due <= thrown || t === 1) return;
      thrown = due;
      if (due === CRACKLES && fact.fazaformed) context.sound('crackle');
      const angle = fact.tile + due * 2.4;
      const away = side * 0.42 * (fact.fazaformed ? t : 1 - t);
      const at = { x: from.x + Math.cos(angle) * away, y: from.y + Math.sin(angle) * away };
      context.fx.scatter('ember', at, 2, fact.fazaformed ? 0xff8a2a : 0xbfe08a);
    },
  );
  context.props.drop(prop);
}

/** The tile trembles, and its pieces are thrown up as the front passes. */
function shudder(context: BoardContext, fact: FactOf<'tileTurned'>, from: Spot): void {
  const image = context.tile(fact.tile);
  if (image) context.meanwhile(context.shudder(image, TIMINGS.spreadLead, 9, 1.8));
  context.fx.wave(from, context.cell(fact.tile).w * 1.1, 0xff8a2a, 480);
  bump(context, [fact.tile], from, 7 * context.grain);
}

/** The ship that does it rises, so that the ground is visible. */
function lift(context: BoardContext, { by }: FactOf<'tileTurned'>): void {
  const ship = context.piece(`ship:${by}`);
  if (!ship || ship.kind === 'wreck') return;
  const { image, y, shadow } = ship;
  context.hold(ship.name);
  context.meanwhile(
    context.motion.eased(Linear, TIMINGS.spread, (t) => {
      const up = Math.sin(Math.min(1, t * 1.15) * Math.PI) ** 0.7;
      if (image.active) image.setY(y - 24 * up * context.grain).setAngle(Math.sin(t * 30) * 1.6 * up);
      shadow?.setAlpha(1 - 0.5 * up);
    }),
  );
}

/** Where it starts: under the ship that turns the tile, at the hero who restores it, or in the middle. */
function causeOf(context: BoardContext, { tile, by }: FactOf<'tileTurned'>): Spot {
  const ship = context.piece(`ship:${by}`);
  if (ship && context.state.ships.some((other) => other.id === by && other.tile === tile)) return groundUnder(ship);
  const hero = seatsOn(context.state, tile).map((seat) => context.piece(`hero:${seat}`))[0];
  if (hero && !ship) return { x: hero.x, y: hero.y + hero.size * 0.3 };
  const { x, y } = context.center(tile);
  // From outside: the front enters over the edge nearest to the cause.
  if (!ship) return { x, y };
  const side = context.cell(tile).w / 2;
  return {
    x: Phaser.Math.Clamp(ship.x, x - side, x + side),
    y: Phaser.Math.Clamp(ship.y, y - side, y + side),
  };
}
