import Phaser from 'phaser';
import { middle } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { FactOf } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { DEPTH } from '../board/surface.ts';
import type { FilmSet } from './filmSet.ts';

const { Cubic, Quadratic } = Phaser.Math.Easing;

/** Player cards, hearts, Points and event cards. */

export async function cardUsed(set: FilmSet, fact: FactOf<'cardUsed'>, next: State): Promise<void> {
  const card = set.card(fact.seat, fact.card);
  set.sound('card');
  if (card) {
    card.setDepth(DEPTH.lifted + 1);
    const full = card.scaleX;
    await set.motion.move(180, (t) => card.active && card.setAngle(90 * t).setScale(full * (1 - 0.22 * t)), Cubic.Out);
  }
  set.show(next);
}

export async function cardRefreshed(set: FilmSet, fact: FactOf<'cardRefreshed'>, next: State): Promise<void> {
  const card = set.card(fact.seat, fact.card);
  set.sound('refresh');
  if (card) {
    const full = card.scaleX;
    await set.motion.move(
      180,
      (t) => card.active && card.setAngle(90 * (1 - t)).setScale(full * (1 + 0.25 * t)),
      Cubic.Out,
    );
  }
  set.show(next);
}

export async function heroInjured(set: FilmSet, fact: FactOf<'heroInjured'>, next: State): Promise<void> {
  const piece = set.piece(`hero:${fact.seat}`);
  const card = set.card(fact.seat, fact.card);
  set.sound('injury');
  set.shake(160, 0.005);
  if (piece) {
    const { image, x, y, size } = piece;
    set.hold(piece.name);
    image.setTint(color.hurt);
    set.puff('impact', piece, size * 1.1, color.hurt, 320);
    const heart = set.frame('ui', 'icon/heart', x, y - size * 0.3, size * 0.42).setTint(color.hurt);
    void breakHeart(set, heart);
    void set.motion
      .move(300, (t) => image.active && image.setX(x + Math.sin(t * Math.PI * 6) * 5 * (1 - t)))
      .then(() => image.active && image.clearTint());
  }
  if (!card) {
    set.show(next);
    await set.motion.wait(360);
    return;
  }
  card.setDepth(DEPTH.lifted + 1);
  await set.turnOver(card, 240, () => {
    set.show(next);
    return set.card(fact.seat, fact.card);
  });
  await set.motion.wait(160);
}

/** A heart that breaks, sinks and goes. */
async function breakHeart(set: FilmSet, heart: Phaser.GameObjects.Image): Promise<void> {
  const full = heart.scaleX;
  const { y } = heart;
  await set.motion.move(140, (t) => heart.setScale(full * (0.6 + 0.7 * t)), Phaser.Math.Easing.Back.Out);
  if (heart.active) heart.setFrame('icon/hurt');
  await set.motion.move(
    420,
    (t) => heart.setY(y - 14 * set.unit * Math.sin(t * 2.4) + 20 * t * t).setAlpha(1 - t ** 3),
    Quadratic.In,
  );
  set.drop(heart);
}

export async function cardRecovered(set: FilmSet, fact: FactOf<'cardRecovered'>, next: State): Promise<void> {
  const piece = set.piece(`hero:${fact.seat}`);
  set.sound('recover');
  if (piece) {
    set.puff('ring', piece, piece.size, color.good, 420);
    const heart = set
      .frame('ui', 'icon/health', piece.x, piece.y - piece.size * 0.3, piece.size * 0.36)
      .setTint(color.good);
    const { y } = heart;
    void set.motion
      .move(480, (t) => heart.setY(y - 16 * t * set.unit).setAlpha(1 - t ** 3))
      .then(() => set.drop(heart));
  }
  await set.turnOver(set.card(fact.seat, fact.card), 240, () => {
    set.show(next);
    return set.card(fact.seat, fact.card);
  });
}

export async function armed(set: FilmSet, fact: FactOf<'armed'>, next: State): Promise<void> {
  const piece = set.piece(`hero:${fact.seat}`);
  set.sound('arm');
  if (piece) set.puff('spark', { x: piece.x + piece.size * 0.2, y: piece.y }, piece.size * 0.8, color.act, 340);
  set.show(next);
  await set.motion.wait(160);
}

export function pointsSpent(set: FilmSet, fact: FactOf<'pointsSpent'>, next: State): Promise<void> {
  return coins(set, fact.seat, fact.points, false, next);
}

export function pointsGained(set: FilmSet, fact: FactOf<'pointsGained'>, next: State): Promise<void> {
  return coins(set, fact.seat, fact.points, true, next);
}

/** Points are Drones: they fly between a hero and the pool. */
async function coins(set: FilmSet, seat: number, points: number, home: boolean, next: State): Promise<void> {
  const { layout } = set.picture.view;
  const panel = layout.heroes[seat]?.panel;
  const pool = middle(layout.dronePool);
  if (!home) set.show(next);
  if (panel) {
    const pill = { x: panel.x + panel.w - 24 * set.unit, y: panel.y + Math.min(34 * set.unit, panel.h / 2) };
    const [from, to] = home ? [pool, pill] : [pill, pool];
    await Promise.all(
      Array.from({ length: Math.min(points, 6) }, async (_, i) => {
        await set.motion.wait(i * 60);
        const coin = set.frame('pieces', 'drone/small', from.x, from.y, 34 * set.unit, DEPTH.banner - 1);
        await set.fly(coin, to, 420, 70 * set.unit, Quadratic.InOut);
        set.drop(coin);
      }),
    );
  }
  if (home) set.show(next);
}

/** A card flies from the deck's place to where it lies, or away. */
export async function eventStays(set: FilmSet, _fact: FactOf<'eventStays'>, next: State): Promise<void> {
  const { layout } = set.picture.view;
  const from = middle(layout.tray);
  const to = middle(layout.events);
  set.sound('card');
  const card = set.frame('ui', 'card/back-event', from.x, from.y, layout.tray.h * 0.3, DEPTH.banner - 1);
  const full = card.scaleX;
  await Promise.all([
    set.fly(card, to, 380, 30 * set.unit, Cubic.InOut),
    set.motion.move(380, (t) => card.setScale(full * (1 - 0.7 * t)).setAngle(-12 * Math.sin(t * Math.PI))),
  ]);
  set.drop(card);
  set.show(next);
}

export async function eventEnded(set: FilmSet, _fact: FactOf<'eventEnded'>, next: State): Promise<void> {
  set.sound('card');
  const panel = set.panel('events');
  if (panel) await set.motion.fade(160, (t) => panel.active && panel.setAlpha(1 - 0.6 * t));
  set.show(next);
}
