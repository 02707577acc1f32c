import Phaser from 'phaser';
import { together } from '../../../../table/cutscenes/motion.ts';
import { middle } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { settle, topOf } from './pools.ts';
import { TIMINGS } from './timings.ts';

const { Cubic, Linear, Quadratic } = Phaser.Math.Easing;

/** Player cards, Points and event cards. */

export const cardUsed: FactAnimation<'cardUsed'> = async (set, fact, next) => {
  const card = set.card(fact.seat, fact.card);
  set.sound('card');
  if (card) {
    card.setDepth(DEPTH.lifted + 1);
    const full = card.scaleX;
    await set.motion.move(
      TIMINGS.cardTurn,
      (t) => card.active && card.setAngle(90 * t).setScale(full * (1 - 0.22 * t)),
    );
  }
  set.show(next);
};

export const cardRefreshed: FactAnimation<'cardRefreshed'> = async (set, fact, next) => {
  const card = set.card(fact.seat, fact.card);
  set.sound('refresh');
  if (card) {
    const full = card.scaleX;
    await set.motion.move(
      TIMINGS.cardTurn,
      (t) => card.active && card.setAngle(90 * (1 - t)).setScale(full * (1 + 0.25 * t)),
    );
  }
  set.show(next);
};

export const armed: FactAnimation<'armed'> = async (set, fact, next) => {
  const piece = set.piece(`hero:${fact.seat}`);
  set.sound('arm');
  if (piece) set.fx.puff('spark', { x: piece.x + piece.size * 0.2, y: piece.y }, piece.size * 0.8, color.act, 340);
  set.show(next);
  await set.motion.wait(TIMINGS.arm);
};

export const pointsSpent: FactAnimation<'pointsSpent'> = (set, { seat, points }, next) =>
  coins(set, seat, points, false, next);

export const pointsGained: FactAnimation<'pointsGained'> = (set, { seat, points }, next) =>
  coins(set, seat, points, true, next);

/** Points are Drones: they fly one by one between a hero and the heap. */
async function coins(set: BoardContext, seat: number, points: number, home: boolean, next: FazaView): Promise<void> {
  const panel = set.picture.view.layout.heroes[seat]?.panel;
  const tops = Array.from({ length: Math.min(points, 6) }, (_, i) => topOf(set, 'drone', i));
  if (!home) set.show(next);
  else settle(set, 'drone');
  if (panel) {
    const pill = { x: panel.x + panel.w - 24 * set.unit, y: panel.y + Math.min(34 * set.unit, panel.h / 2) };
    await together(tops, async (top, i) => {
      await set.motion.wait(i * TIMINGS.coinStagger);
      const [from, to] = home ? [top, pill] : [pill, top];
      const coin = set.props.frame('drone/small', from.x, from.y, 34 * set.unit, DEPTH.banner - 1);
      const full = coin.scaleX;
      await Promise.all([
        set.fly(coin, to, TIMINGS.coinFlight, 70 * set.unit, Quadratic.InOut),
        // It spins like a coin.
        set.motion.eased(Linear, TIMINGS.coinFlight, (t) => coin.setScale(full * Math.cos(t * Math.PI * 4), full)),
      ]);
      set.sound(home ? 'coin' : 'spend');
      set.props.drop(coin);
    });
  }
  if (home) set.show(next);
  else settle(set, 'drone');
}

/** A card flies from the deck to its place, or away. */
export const eventStays: FactAnimation<'eventStays'> = async (set, _fact, next) => {
  const { layout } = set.picture.view;
  const from = middle(layout.tray);
  const to = middle(layout.events);
  set.sound('card');
  const card = set.props.frame('card/back-event', from.x, from.y, layout.tray.h * 0.3, DEPTH.banner - 1);
  const full = card.scaleX;
  await Promise.all([
    set.fly(card, to, TIMINGS.eventFlight, 30 * set.unit, Cubic.InOut),
    set.motion.move(TIMINGS.eventFlight, (t) =>
      card.setScale(full * (1 - 0.7 * t)).setAngle(-12 * Math.sin(t * Math.PI)),
    ),
  ]);
  set.props.drop(card);
  set.show(next);
};

export const eventEnded: FactAnimation<'eventEnded'> = async (set, _fact, next) => {
  set.sound('card');
  const panel = set.panel('events');
  if (panel) await set.motion.fade(TIMINGS.eventGone, (t) => panel.active && panel.setAlpha(1 - 0.6 * t));
  set.show(next);
};
