import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import type { Image } from '../../../../table/stage/props.ts';
import { color } from '../../../../table/theme.ts';
import type { ShipId } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../../rules/board/board.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { shipLook } from '../areaLooks.ts';
import { groundUnder } from '../board/pieces/around.ts';
import { type Placed, pieceStamp } from '../board/pieces/pieces.ts';
import { lampAt } from '../board/pieces/ships.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { bump } from './effects/bump.ts';
import { mend } from './effects/mend.ts';
import { pulse } from './shipAnimations.ts';
import { ABERRATION, TIMINGS } from './timings.ts';

const { Cubic, Linear, Quadratic, Sine } = Phaser.Math.Easing;

/** Animations of a ship's hull: boarded, repaired, brought down. */

export const shipBoarded: FactAnimation<'shipBoarded'> = async (context, fact, next) => {
  const ship = context.piece(`ship:${fact.ship}`);
  const hero = context.piece(`hero:${fact.seat}`);
  context.sound('board');
  context.sound('brave');
  const back = ship && hero ? await leap(context, fact, ship, hero) : undefined;
  context.sound(`shipHit/${fact.health}`);
  context.fx.shake(220, 0.006);
  context.fx.misprint(ABERRATION.hit);
  if (ship) {
    const at = { x: ship.x, y: ship.y - ship.size * 0.05 };
    await context.fx.impact(ship);
    context.fx.puff('impact', at, ship.size * 1.2, color.act, 360);
    context.fx.scatter('debris', at, 9, shipLook[fact.ship].plating);
    context.fx.scatter('spark', at, 7);
    context.fx.burst(
      text.board.bursts.hit,
      'red',
      { x: ship.x + ship.size * 0.34, y: ship.y - ship.size * 0.3 },
      ship.size * 0.62,
    );
  }
  context.show(fact.health > 0 ? next : afloat(next, fact.ship));
  lamp(context, fact.ship, Math.max(1, fact.health), color.hurt);
  context.meanwhile(pulse(context, fact.ship, 260));
  if (back) context.meanwhile(back());
  const hit = context.piece(`ship:${fact.ship}`);
  if (hit) {
    context.hold(hit.name);
    const { x, image } = hit;
    context.meanwhile(
      context.motion.eased(
        Linear,
        TIMINGS.hullShake,
        (t) =>
          image.active &&
          image.setX(x + Math.sin(t * Math.PI * 8) * 6 * (1 - t)).setAngle(Math.sin(t * 19) * 3 * (1 - t)),
      ),
    );
  }
  await context.motion.wait(TIMINGS.hullLead);
};

/** Shows the ship with its health from before the last loss: the next fact shows its fall. */
function afloat(state: FazaView, id: ShipId): FazaView {
  const ships = state.ships.map((ship) => (ship.id === id ? { ...ship, health: 1 } : ship));
  return { ...state, ships };
}

/** The hero or Rebel who boards jumps up to the ship. Returns the way back, for a hero who boards in person. */
async function leap(
  context: BoardContext,
  { rebels, tile, seat }: FactOf<'shipBoarded'>,
  ship: Placed,
  hero: Placed,
): Promise<(() => Promise<void>) | undefined> {
  context.hold(ship.name);
  const { surface } = context.picture;
  const there = { x: ship.x, y: ship.y - ship.size * 0.02 };
  if (rebels > 0) {
    const rebel = context.figure('rebel', tile, tileAt(context.state, tile).rebels - 1);
    if (!rebel) return undefined;
    if (rebel.badge === undefined) rebel.image.setVisible(false);
    // The hero points the way.
    context.meanwhile(
      context.motion.move(300, (t) => hero.image.active && hero.image.setY(hero.y - 12 * Math.sin(t * Math.PI))),
    );
    await aboard(context, context.props.sprite(pieceStamp(surface, rebel), rebel.x, rebel.y), there);
    return undefined;
  }
  const frame = `hero/${heroAt(context.state, seat).id}/act`;
  // The pose has no base, so its figure is equally large in a higher picture.
  const act = context.props.has(frame) ? { frame, size: hero.size * 0.95 } : hero;
  const sprite = pieceStamp(surface, { ...act, kind: 'hero' });
  context.hide(hero.name);
  const body = context.props.sprite(sprite, hero.x, hero.y).setFlipX(ship.x < hero.x);
  context.fx.scatter('dust', { x: hero.x, y: hero.y + hero.size * 0.36 }, 4);
  await aboard(context, body, there, false);
  return async () => {
    await context.fly(body, hero, TIMINGS.leapBack, 22 * context.unit, Quadratic.In);
    context.fx.scatter('dust', { x: hero.x, y: hero.y + hero.size * 0.36 }, 4);
    context.props.drop(body);
    context.reveal(hero.name);
  };
}

async function aboard(context: BoardContext, body: Image, there: Spot, stays = true): Promise<void> {
  const full = body.scaleX;
  const turn = there.x < body.x ? -1 : 1;
  await Promise.all([
    context.fly(body, there, TIMINGS.leap, 40 * context.unit, Sine.In),
    context.motion.eased(Linear, TIMINGS.leap, (t) =>
      body
        .setScale(full * (1 + 0.25 * Math.sin(t * Math.PI) - (stays ? 0.6 * t * t : 0)))
        .setAngle(turn * (stays ? 300 * t : 16 * Math.sin(t * Math.PI))),
    ),
  ]);
  if (stays) context.props.drop(body);
}

/** Switches the `nth` health lamp of a guide off or on. */
function lamp(context: BoardContext, id: ShipId, nth: number, tint: number): void {
  const { layout, sizes } = context.picture.surface;
  const index = context.state.ships.findIndex((ship) => ship.id === id);
  const r = layout.ships[index];
  const ship = context.state.ships[index];
  if (!r || !ship || !context.motion.lively || context.motion.instant) return;
  const { x, y, radius } = lampAt(r, sizes, { health: ship.health, full: context.state.health }, nth);
  const glow = context.props.frame('spark', x, y, radius * 7, DEPTH.lifted + 1).setTint(tint);
  const full = glow.scaleX;
  const flare = (t: number): void => {
    glow.setScale(full * (0.3 + t)).setAngle(90 * t);
    glow.setAlpha(1 - t * t);
  };
  context.dropAfter(glow, context.motion.move(380, flare));
}

export const shipDefeated: FactAnimation<'shipDefeated'> = async (context, fact, next) => {
  const ship = context.piece(`ship:${fact.ship}`);
  const goal = context.standing(next, fact.tile, `ship:${fact.ship}`);
  await context.settled();
  context.sound('shipFall');
  context.sound(`fall-${fact.ship}`);
  if (ship && goal) {
    context.hold(ship.name);
    ship.image.setDepth(DEPTH.flying);
    await list(context, ship);
    await fall(context, ship, goal);
  }
  context.sound('shipDown');
  context.fx.shake(360, 0.011);
  context.fx.misprint(ABERRATION.fall);
  if (goal) crash(context, fact, goal);
  context.show(next);
  lamp(context, fact.ship, 0, color.hurt);
  await context.motion.wait(TIMINGS.fallStay);
};

/** The ship tilts and sinks, with explosions here and there. */
async function list(context: BoardContext, { image, x, y, size, shadow }: Placed): Promise<void> {
  const spots = [
    [-0.25, -0.06],
    [0.24, 0.06],
    [-0.04, 0.12],
  ] as const;
  for (const [i, [dx, dy]] of spots.entries()) {
    context.meanwhile(
      context.motion.wait(i * TIMINGS.fallBlast).then(() => {
        const at = { x: x + dx * size, y: y + dy * size };
        context.sound('shipHit');
        context.fx.blast(at, size * 0.5);
        context.fx.scatter('debris', at, 4, 0x8a7480);
      }),
    );
  }
  // It rises one last time before it falls.
  const lift = 20 * context.grain;
  await context.motion.eased(Sine.In, TIMINGS.fallList, (t) => {
    if (!image.active) return;
    image.setPosition(x + Math.sin(t * 26) * 3 * (1 - t), y - lift * t).setAngle(17 * t * t);
    shadow?.setAlpha(1 - 0.3 * t);
  });
}

async function fall(context: BoardContext, { image, shadow }: Placed, goal: Spot): Promise<void> {
  const { x, y } = image;
  await context.motion.eased(Cubic.In, TIMINGS.fallDown, (t) => {
    if (!image.active) return;
    image.setPosition(x + (goal.x - x) * t, y + (goal.y - y) * t).setAngle(17 - 10 * t);
    shadow?.setAlpha(0.7 + 0.3 * t);
  });
  image.setAngle(0);
}

/** The shock wave spreads over the ground and bumps everyone nearby. */
function crash(context: BoardContext, { tile, ship }: FactOf<'shipDefeated'>, goal: Spot & { size: number }): void {
  const ground = groundUnder(goal);
  const { size } = goal;
  const { board } = context.state;
  context.fx.blast(goal, size * 1.15);
  context.fx.wave(ground, size * 2.6, color.cream, 620);
  context.fx.wave(ground, size * 1.5, color.amber, 420);
  for (const side of [-0.24, 0.24]) context.fx.scatter('dust', { x: ground.x + size * side, y: ground.y }, 8);
  context.fx.scatter('debris', goal, 16, shipLook[ship].plating);
  context.fx.scatter('ember', goal, 8, color.warn);
  bump(context, [tile, ...board.filter((other) => other !== tile)], ground, 9 * context.grain);
  // The impact comes first, then the word beside it.
  const word = { x: goal.x, y: goal.y - size * 0.5 };
  context.meanwhile(
    context.motion
      .wait(TIMINGS.fallBlast)
      .then(() => context.fx.burst(text.board.bursts.down, 'yellow', word, size * 0.92)),
  );
}

export const shipHealed: FactAnimation<'shipHealed'> = async (context, fact, next) => {
  const piece = context.piece(`ship:${fact.ship}`);
  context.sound('shipHeal');
  if (piece) {
    context.fx.puff('ring', piece, piece.size * 1.2, color.live, 520);
    mend(context, piece, piece.size * 0.8, color.live);
  }
  context.show(next);
  lamp(context, fact.ship, Math.max(0, fact.health - 1), color.live);
  await pulse(context, fact.ship, TIMINGS.healPulse);
};
