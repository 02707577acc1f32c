import Phaser from 'phaser';
import { middle, type Rect } from '../../../../table/layout/rect.ts';
import { mayFlash } from '../../../../table/pages/scheduling.ts';
import type { CachedSprite } from '../../../../table/pictures/sprites/spriteCache.ts';
import type { Image } from '../../../../table/stage/props.ts';
import { color } from '../../../../table/theme.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { moodOf } from '../artwork.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { mend } from './effects/mend.ts';
import { fire, volley } from './effects/shipFire.ts';
import { TIMINGS } from './timings.ts';

const { Back, Linear, Quadratic } = Phaser.Math.Easing;

/** Wounds, and how they heal. */

export const heroInjured: FactAnimation<'heroInjured'> = async (context, fact, next) => {
  const piece = context.piece(`hero:${fact.seat}`);
  const card = context.card(fact.seat, fact.card);
  if (piece) await fire(context, fact.by, piece);
  // F2: the Drones on the tile attack.
  if (piece && fact.by === 'faza') await volley(context, heroAt(context.state, fact.seat).tile, piece);
  context.sound('injury');
  if (moodOf(heroAt(next, fact.seat)) === 'dying') context.sound('heartbeat');
  context.fx.shake(160, 0.005);
  if (piece) {
    const { image, x, y, size } = piece;
    context.hold(piece.name);
    void context.fx.impact(piece);
    // Together with the impact frame: the two are one flash.
    hatch(context, fact.seat);
    context.fx.puff('impact', piece, size * 1.1, color.hurt, 320);
    context.meanwhile(
      breakHeart(context, context.props.frame('icon/heart', x, y - size * 0.3, size * 0.42).setTint(color.hurt)),
    );
    context.meanwhile(context.shudder(image, TIMINGS.woundShudder, 6, 5, x));
  } else hatch(context, fact.seat);
  context.meanwhile(flip(context, fact, card, next));
  // Under reduced motion the injury appears as a sentence and a heart, for the same time.
  await context.motion.wait(TIMINGS.woundLead);
};

/** The card tears, then turns over; the portrait's mood changes with the next picture. */
async function flip(
  context: BoardContext,
  { seat, card: no }: FactOf<'heroInjured'>,
  card: Image | undefined,
  next: FazaView,
): Promise<void> {
  if (!card) return context.show(next);
  card.setDepth(DEPTH.lifted + 1);
  // The card itself changes at once; the turning picture shows its old face.
  const old = context.props.snapshot(card)?.prop;
  context.show(next);
  const now = context.card(seat, no);
  if (!old || !now || !context.motion.lively) {
    if (old) context.props.drop(old);
    return;
  }
  const open = now.scaleX;
  now.setAlpha(0);
  await tear(context, old);
  const full = old.scaleX;
  await context.motion.eased(Quadratic.In, TIMINGS.cardFlip / 2, (t) => old.setScale(full * (1 - t), old.scaleY));
  context.props.drop(old);
  await context.motion.eased(
    Back.Out,
    TIMINGS.cardFlip / 2,
    (t) =>
      now.active &&
      now
        .setAlpha(1)
        .setDepth(DEPTH.lifted + 1)
        .setScale(open * Math.max(0.01, t), now.scaleY),
  );
}

/** A crack of paper runs down the card. */
async function tear(context: BoardContext, card: Image): Promise<void> {
  const ink = context.props.graphics(DEPTH.lifted + 2);
  const { angle, rotation } = card;
  const [w, h] = [card.width * card.scaleX, card.height * card.scaleY];
  const spots = Array.from({ length: 8 }, (_, i) =>
    new Phaser.Math.Vector2((((i * 37) % 10) * 0.03 - 0.14) * w, (i / 7 - 0.5) * h * 0.92)
      .rotate(rotation)
      .add(new Phaser.Math.Vector2(card.x, card.y)),
  );
  await context.motion.eased(Linear, TIMINGS.cardTear, (t) => {
    const part = spots.slice(0, Math.max(2, Math.ceil(t * spots.length)));
    ink.clear();
    ink.lineStyle(5 * context.unit, color.ink).strokePoints(part);
    ink.lineStyle(2.6 * context.unit, color.paperLit).strokePoints(part);
    card.setAngle(angle + Math.sin(t * 14) * 3);
  });
  context.props.drop(ink);
}

/** Red strokes briefly cross a hero's panel, which shakes. */
function hatch(context: BoardContext, seat: Seat): void {
  const r = context.picture.view.layout.heroes[seat]?.panel;
  const panel = context.panel(`hero:${seat}:panel`);
  if (!r || !panel || context.motion.instant || !mayFlash()) return;
  const image = context.props.sprite(hatchStamp(context, r), middle(r).x, middle(r).y, DEPTH.card - 0.4);
  context.dropAfter(
    image,
    context.motion.fade(TIMINGS.woundHatch, (t) => image.setAlpha(0.85 * (1 - t * t))),
  );
  context.meanwhile(context.shudder(panel, TIMINGS.woundShudder, 7, 4 * context.unit));
}

function hatchStamp(context: BoardContext, { w, h }: Rect): CachedSprite {
  const step = 11 * context.unit;
  return context.picture.surface.sprites.paint(`hatch@${w.toFixed(0)}x${h.toFixed(0)}`, w, h, (g) => {
    for (let x = -h; x < w; x += step) {
      // Hand-drawn strokes: no two have the same length.
      const cut = (Math.abs(Math.round(x * 7)) % 5) * 0.05;
      g.path(
        [
          { x: x + h * (1 - cut), y: h * cut },
          { x: x + h * cut * 0.6, y: h * (1 - cut * 0.6) },
        ],
        step * 0.3,
        color.hurt,
      );
    }
  });
}

/** A heart breaks, sinks and disappears. */
async function breakHeart(context: BoardContext, heart: Image): Promise<void> {
  const full = heart.scaleX;
  const { x, y } = heart;
  await context.motion.eased(Back.Out, 140, (t) => heart.setScale(full * (0.6 + 0.7 * t)));
  context.props.drop(heart);
  const broken = context.props.frame('icon/hurt', x, y, heart.height * full).setTint(color.hurt);
  await context.motion.eased(Quadratic.In, 420, (t) =>
    broken.setY(y - 14 * context.unit * Math.sin(t * 2.4) + 20 * t * t).setAlpha(1 - t ** 3),
  );
  context.props.drop(broken);
}

export const cardRecovered: FactAnimation<'cardRecovered'> = async (context, fact, next) => {
  const piece = context.piece(`hero:${fact.seat}`);
  context.sound('recover');
  if (piece) {
    context.fx.wave({ x: piece.x, y: piece.y + piece.size * 0.34 }, piece.size * 1.3, color.good);
    mend(context, piece, piece.size, color.good);
  }
  const panel = context.picture.view.layout.heroes[fact.seat]?.panel;
  if (panel)
    mend(context, { x: panel.x + 36 * context.unit, y: panel.y + 34 * context.unit }, 60 * context.unit, color.good);
  await context.turnOver(context.card(fact.seat, fact.card), TIMINGS.cardFlip, () => {
    context.show(next);
    return context.card(fact.seat, fact.card);
  });
};
