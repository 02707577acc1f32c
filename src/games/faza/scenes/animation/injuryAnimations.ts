import Phaser from 'phaser';
import { middle, type Rect } from '../../../../table/layout/rect.ts';
import { mayFlash } from '../../../../table/pages/scheduling.ts';
import type { CachedSprite } from '../../../../table/pictures/spriteCache.ts';
import type { Image } from '../../../../table/stage/props.ts';
import { color } from '../../../../table/theme.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { moodOf } from '../artwork.ts';
import { DEPTH } from '../board/surface.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import { mend } from './mend.ts';
import { fire, volley } from './shipFire.ts';
import { TIMINGS } from './timings.ts';

const { Back, Linear, Quadratic } = Phaser.Math.Easing;

/** Wounds, and how they heal. */

export const heroInjured: FactAnimation<'heroInjured'> = async (set, fact, next) => {
  const piece = set.piece(`hero:${fact.seat}`);
  const card = set.card(fact.seat, fact.card);
  if (piece) await fire(set, fact.by, piece);
  // F2: the Drones on the tile attack.
  if (piece && fact.by === 'faza') await volley(set, heroAt(set.state, fact.seat).tile, piece);
  set.sound('injury');
  if (moodOf(heroAt(next, fact.seat)) === 'dying') set.sound('heartbeat');
  set.fx.shake(160, 0.005);
  if (piece) {
    const { image, x, y, size } = piece;
    set.hold(piece.name);
    void set.fx.impact(piece);
    // Together with the impact frame: the two are one flash.
    hatch(set, fact.seat);
    set.fx.puff('impact', piece, size * 1.1, color.hurt, 320);
    set.meanwhile(breakHeart(set, set.props.frame('icon/heart', x, y - size * 0.3, size * 0.42).setTint(color.hurt)));
    set.meanwhile(set.shudder(image, TIMINGS.woundShudder, 6, 5, x));
  } else hatch(set, fact.seat);
  set.meanwhile(flip(set, fact, card, next));
  // Under reduced motion the injury appears as a sentence and a heart, for the same time.
  await set.motion.wait(TIMINGS.woundLead);
};

/** The card tears, then turns over; the portrait's mood changes with the next picture. */
async function flip(
  set: BoardContext,
  { seat, card: no }: FactOf<'heroInjured'>,
  card: Image | undefined,
  next: FazaView,
): Promise<void> {
  if (!card) return set.show(next);
  card.setDepth(DEPTH.lifted + 1);
  // The card itself changes at once; the turning picture shows its old face.
  const old = set.props.snapshot(card)?.prop;
  set.show(next);
  const now = set.card(seat, no);
  if (!old || !now || !set.motion.lively) {
    if (old) set.props.drop(old);
    return;
  }
  const open = now.scaleX;
  now.setAlpha(0);
  await tear(set, old);
  const full = old.scaleX;
  await set.motion.eased(Quadratic.In, TIMINGS.cardFlip / 2, (t) => old.setScale(full * (1 - t), old.scaleY));
  set.props.drop(old);
  await set.motion.eased(
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
async function tear(set: BoardContext, card: Image): Promise<void> {
  const ink = set.props.graphics(DEPTH.lifted + 2);
  const { angle, rotation } = card;
  const [w, h] = [card.width * card.scaleX, card.height * card.scaleY];
  const spots = Array.from({ length: 8 }, (_, i) =>
    new Phaser.Math.Vector2((((i * 37) % 10) * 0.03 - 0.14) * w, (i / 7 - 0.5) * h * 0.92)
      .rotate(rotation)
      .add(new Phaser.Math.Vector2(card.x, card.y)),
  );
  await set.motion.eased(Linear, TIMINGS.cardTear, (t) => {
    const part = spots.slice(0, Math.max(2, Math.ceil(t * spots.length)));
    ink.clear();
    ink.lineStyle(5 * set.unit, color.ink).strokePoints(part);
    ink.lineStyle(2.6 * set.unit, color.paperLit).strokePoints(part);
    card.setAngle(angle + Math.sin(t * 14) * 3);
  });
  set.props.drop(ink);
}

/** Red strokes briefly cross a hero's panel, which shakes. */
function hatch(set: BoardContext, seat: Seat): void {
  const r = set.picture.view.layout.heroes[seat]?.panel;
  const panel = set.panel(`hero:${seat}:panel`);
  if (!r || !panel || set.motion.instant || !mayFlash()) return;
  const image = set.props.sprite(hatchStamp(set, r), middle(r).x, middle(r).y, DEPTH.card - 0.4);
  set.dropAfter(
    image,
    set.motion.fade(TIMINGS.woundHatch, (t) => image.setAlpha(0.85 * (1 - t * t))),
  );
  set.meanwhile(set.shudder(panel, TIMINGS.woundShudder, 7, 4 * set.unit));
}

function hatchStamp(set: BoardContext, { w, h }: Rect): CachedSprite {
  const step = 11 * set.unit;
  return set.picture.surface.sprites.paint(`hatch@${w.toFixed(0)}x${h.toFixed(0)}`, w, h, (g) => {
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
async function breakHeart(set: BoardContext, heart: Image): Promise<void> {
  const full = heart.scaleX;
  const { x, y } = heart;
  await set.motion.eased(Back.Out, 140, (t) => heart.setScale(full * (0.6 + 0.7 * t)));
  set.props.drop(heart);
  const broken = set.props.frame('icon/hurt', x, y, heart.height * full).setTint(color.hurt);
  await set.motion.eased(Quadratic.In, 420, (t) =>
    broken.setY(y - 14 * set.unit * Math.sin(t * 2.4) + 20 * t * t).setAlpha(1 - t ** 3),
  );
  set.props.drop(broken);
}

export const cardRecovered: FactAnimation<'cardRecovered'> = async (set, fact, next) => {
  const piece = set.piece(`hero:${fact.seat}`);
  set.sound('recover');
  if (piece) {
    set.fx.wave({ x: piece.x, y: piece.y + piece.size * 0.34 }, piece.size * 1.3, color.good);
    mend(set, piece, piece.size, color.good);
  }
  const panel = set.picture.view.layout.heroes[fact.seat]?.panel;
  if (panel) mend(set, { x: panel.x + 36 * set.unit, y: panel.y + 34 * set.unit }, 60 * set.unit, color.good);
  await set.turnOver(set.card(fact.seat, fact.card), TIMINGS.cardFlip, () => {
    set.show(next);
    return set.card(fact.seat, fact.card);
  });
};
