import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import { middle } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { settle, topOf } from './effects/pools.ts';
import { TIMINGS } from './timings.ts';

const { Cubic, Linear, Quadratic } = Phaser.Math.Easing;

/** Player cards, Points and event cards. */

export const cardUsed: FactAnimation<'cardUsed'> = async (context, fact, next) => {
  const card = context.card(fact.seat, fact.card);
  context.sound('card');
  if (card) {
    card.setDepth(DEPTH.lifted + 1);
    const full = card.scaleX;
    await context.motion.move(
      TIMINGS.cardTurn,
      (t) => card.active && card.setAngle(90 * t).setScale(full * (1 - 0.22 * t)),
    );
  }
  context.show(next);
};

export const cardRefreshed: FactAnimation<'cardRefreshed'> = async (context, fact, next) => {
  const card = context.card(fact.seat, fact.card);
  context.sound('refresh');
  if (card) {
    const full = card.scaleX;
    await context.motion.move(
      TIMINGS.cardTurn,
      (t) => card.active && card.setAngle(90 * (1 - t)).setScale(full * (1 + 0.25 * t)),
    );
  }
  context.show(next);
};

export const armed: FactAnimation<'armed'> = async (context, fact, next) => {
  const piece = context.piece(`hero:${fact.seat}`);
  context.sound('arm');
  if (piece) context.fx.puff('spark', { x: piece.x + piece.size * 0.2, y: piece.y }, piece.size * 0.8, color.act, 340);
  context.show(next);
  await context.motion.wait(TIMINGS.arm);
};

export const pointsSpent: FactAnimation<'pointsSpent'> = (context, { seat, points }, next) =>
  coins(context, seat, points, false, next);

export const pointsGained: FactAnimation<'pointsGained'> = (context, { seat, points }, next) =>
  coins(context, seat, points, true, next);

/** Points are Drones: they fly one by one between a hero and the heap. */
async function coins(
  context: BoardContext,
  seat: number,
  points: number,
  home: boolean,
  next: FazaView,
): Promise<void> {
  const panel = context.picture.view.layout.heroes[seat]?.panel;
  const tops = Array.from({ length: Math.min(points, 6) }, (_, i) => topOf(context, 'drone', i));
  if (!home) context.show(next);
  else settle(context, 'drone');
  if (panel) {
    const pill = { x: panel.x + panel.w - 24 * context.unit, y: panel.y + Math.min(34 * context.unit, panel.h / 2) };
    await together(tops, async (top, i) => {
      await context.motion.wait(i * TIMINGS.coinStagger);
      const [from, to] = home ? [top, pill] : [pill, top];
      const coin = context.props.frame('drone/small', from.x, from.y, 34 * context.unit, DEPTH.banner - 1);
      const full = coin.scaleX;
      await Promise.all([
        context.fly(coin, to, TIMINGS.coinFlight, 70 * context.unit, Quadratic.InOut),
        // It spins like a coin.
        context.motion.eased(Linear, TIMINGS.coinFlight, (t) => coin.setScale(full * Math.cos(t * Math.PI * 4), full)),
      ]);
      context.sound(home ? 'coin' : 'spend');
      context.props.drop(coin);
    });
  }
  if (home) context.show(next);
  else settle(context, 'drone');
}

/** A card flies from the deck to its place, or away. */
export const eventStays: FactAnimation<'eventStays'> = async (context, _fact, next) => {
  const { layout } = context.picture.view;
  const from = middle(layout.tray);
  const to = middle(layout.events);
  context.sound('card');
  const card = context.props.frame('card/back-event', from.x, from.y, layout.tray.h * 0.3, DEPTH.banner - 1);
  const full = card.scaleX;
  await Promise.all([
    context.fly(card, to, TIMINGS.eventFlight, 30 * context.unit, Cubic.InOut),
    context.motion.move(TIMINGS.eventFlight, (t) =>
      card.setScale(full * (1 - 0.7 * t)).setAngle(-12 * Math.sin(t * Math.PI)),
    ),
  ]);
  context.props.drop(card);
  context.show(next);
};

export const eventEnded: FactAnimation<'eventEnded'> = async (context, _fact, next) => {
  context.sound('card');
  const panel = context.panel('events');
  if (panel) await context.motion.fade(TIMINGS.eventGone, (t) => panel.active && panel.setAlpha(1 - 0.6 * t));
  context.show(next);
};
