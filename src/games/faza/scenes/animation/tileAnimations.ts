import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import type { Snapshot } from '../../../../table/stage/props.ts';
import { seatsOn } from '../../rules/board/board.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import { groundUnder } from '../board/pieces/around.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { bump } from './bump.ts';
import { Erosion } from './spread.ts';
import { TIMINGS } from './timings.ts';

const { Linear, Quadratic } = Phaser.Math.Easing;
/** Which of the five sounds of crumbling ground is played. */
const CRACKLES = 3;

/** A tile turns over: the other side spreads from whoever turns it. */
export const tileTurned: FactAnimation<'tileTurned'> = async (set, fact, next) => {
  const from = causeOf(set, fact);
  const image = set.tile(fact.tile);
  const old = image ? set.props.snapshot(image) : null;
  set.sound(fact.fazaformed ? 'spread' : 'restore');
  set.sound('flip');
  set.show(next);
  if (!old || !image) return;
  old.prop.setDepth(image.depth + 1e-4);
  if (!set.motion.lively || set.motion.instant) {
    await set.motion.fade(TIMINGS.spreadFade, (t) => old.prop.setAlpha(1 - t));
    set.props.drop(old.prop);
    return;
  }
  set.meanwhile(wear(set, fact, old, from));
  if (fact.fazaformed) {
    shudder(set, fact, from);
    lift(set, fact);
  }
  await set.motion.wait(TIMINGS.spreadLead);
};

async function wear(
  set: BoardContext,
  fact: FactOf<'tileTurned'>,
  { prop, patch }: Snapshot,
  from: Spot,
): Promise<void> {
  const origin = { x: (from.x - prop.x) / prop.scaleX + patch.w / 2, y: (from.y - prop.y) / prop.scaleY + patch.h / 2 };
  const erosion = new Erosion(patch, origin, fact.fazaformed ? 'faza' : 'earth', fact.tile);
  const side = set.cell(fact.tile).w;
  let thrown = 0;
  await set.motion.eased(
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
      if (due === CRACKLES && fact.fazaformed) set.sound('crackle');
      const angle = fact.tile + due * 2.4;
      const away = side * 0.42 * (fact.fazaformed ? t : 1 - t);
      const at = { x: from.x + Math.cos(angle) * away, y: from.y + Math.sin(angle) * away };
      set.fx.scatter('ember', at, 2, fact.fazaformed ? 0xff8a2a : 0xbfe08a);
    },
  );
  set.props.drop(prop);
}

/** The tile trembles, and its pieces are thrown up as the front passes. */
function shudder(set: BoardContext, fact: FactOf<'tileTurned'>, from: Spot): void {
  const image = set.tile(fact.tile);
  if (image) set.meanwhile(set.shudder(image, TIMINGS.spreadLead, 9, 1.8));
  set.fx.wave(from, set.cell(fact.tile).w * 1.1, 0xff8a2a, 480);
  bump(set, [fact.tile], from, 7 * set.grain);
}

/** The ship that does it rises, so that the ground is visible. */
function lift(set: BoardContext, { by }: FactOf<'tileTurned'>): void {
  const ship = set.piece(`ship:${by}`);
  if (!ship || ship.kind === 'wreck') return;
  const { image, y, shadow } = ship;
  set.hold(ship.name);
  set.meanwhile(
    set.motion.eased(Linear, TIMINGS.spread, (t) => {
      const up = Math.sin(Math.min(1, t * 1.15) * Math.PI) ** 0.7;
      if (image.active) image.setY(y - 24 * up * set.grain).setAngle(Math.sin(t * 30) * 1.6 * up);
      shadow?.setAlpha(1 - 0.5 * up);
    }),
  );
}

/** Where it starts: under the ship that turns the tile, at the hero who restores it, or in the middle. */
function causeOf(set: BoardContext, { tile, by }: FactOf<'tileTurned'>): Spot {
  const ship = set.piece(`ship:${by}`);
  if (ship && set.state.ships.some((other) => other.id === by && other.tile === tile)) return groundUnder(ship);
  const hero = seatsOn(set.state, tile).map((seat) => set.piece(`hero:${seat}`))[0];
  if (hero && !ship) return { x: hero.x, y: hero.y + hero.size * 0.3 };
  const { x, y } = set.center(tile);
  // From outside: the front enters over the edge nearest to the cause.
  if (!ship) return { x, y };
  const side = set.cell(tile).w / 2;
  return {
    x: Phaser.Math.Clamp(ship.x, x - side, x + side),
    y: Phaser.Math.Clamp(ship.y, y - side, y + side),
  };
}
