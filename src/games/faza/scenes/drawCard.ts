import { at } from '../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { column, share } from '../../../table/layout/layout.ts';
import { inset, type Rect } from '../../../table/layout/rect.ts';
import { color } from '../../../table/theme.ts';
import type { AreaId, CardSide } from '../content/vocabulary.ts';
import { shortEnhancementName, shortMovementName } from '../text/content/pictures.en.ts';
import { text } from '../text/en.ts';
import { enhancementIcon, movementIcon } from './areaLooks.ts';
import { BANDAGE, bandage, cardOutline, colorsOf, drawCardHalf, type HalfOfCard, TORN } from './card/cardFace.ts';
import { enhancementSpot } from './card/enhancementSpots.ts';
import { movementSpot } from './card/movementSpots.ts';

/** Which part of a card is pointed at. */
export type CardPart = 'movement' | 'enhancement' | 'whole';

/** Everything that the picture of a player card depends on, except the content of its side. */
export interface CardDrawing {
  readonly area: AreaId;
  /** Its number, which is the order in which injuries fall on the hero's cards. */
  readonly no: number;
  readonly injured?: boolean;
  /** The injury on it has defeated the hero, so its side is empty. */
  readonly fatal?: boolean;
  /** Names under the symbols, if there is room. */
  readonly names?: boolean;
  /** Gray, because it has been used. The caller turns the picture on its side. */
  readonly used?: boolean;
  /** The part picked, if any. */
  readonly picked?: CardPart | null;
  /** It may be picked as a whole. */
  readonly pickable?: boolean;
  /** Its enhancement applies to the next roll. */
  readonly armed?: boolean;
  /** The current bonus of its enhancement in a fight, instead of the maximum. */
  readonly adds?: number | null;
  /** Halves that cannot be used now. */
  readonly off?: { readonly movement: boolean; readonly enhancement: boolean };
}

/** From this size on, cards show little pictures of their effects; smaller ones show symbols. */
const PICTURES_FROM = { width: 58, half: 46 } as const;

/** Draws a player card upright: movement above on paper, enhancement below on the color of its area. */
export function drawCard(g: CanvasPainter, r: Rect, side: CardSide, card: CardDrawing): void {
  const {
    injured = false,
    fatal = false,
    names = false,
    used = false,
    armed = false,
    picked = null,
    pickable = false,
  } = card;
  const unit = Math.min(r.w / 69, r.h / 84);
  const line = Math.max(1.5, 2 * unit);
  const outline = cardOutline(r, 5.5 * unit, injured);
  if (picked !== null || pickable || armed) {
    const frame = inset(r, -3.6 * unit);
    g.panel(frame, { fill: color.act, radius: 8 * unit, line, ...(armed ? { shadow: 4 * unit } : {}) });
  } else if (!used) {
    g.within(null, () => {
      g.ctx.translate(2 * unit, 2 * unit);
      g.ctx.fillStyle = 'rgb(29 18 32 / 40%)';
      g.ctx.fill(outline);
    });
  }
  const strip = injured ? Math.max(4, r.h * BANDAGE) : 0;
  const { upper, middle, lower } = column(r, { upper: share(), middle: strip, lower: share() });
  const colors = colorsOf(card.area, injured);
  const shown = { unit, line, names, pictures: names && r.w >= PICTURES_FROM.width && upper.h >= PICTURES_FROM.half };
  g.within(null, () => {
    g.ctx.clip(outline);
    g.fill(r, colors.movement.ground);
    if (fatal) {
      g.icon('skull', r.x + r.w / 2, r.y + r.h / 2, r.w * 0.6, colors.movement.ink);
    } else {
      const [corner, { movement = false, enhancement = false }] = [injured ? r.w * TORN : 0, card.off ?? {}];
      drawCardHalf(g, upper, movementHalf(side), colors.movement, { ...shown, corner, off: movement });
      drawCardHalf(g, lower, enhancementHalf(side, card.adds ?? null), colors.enhancement, {
        ...shown,
        corner: 0,
        off: enhancement,
      });
    }
    if (injured && !fatal) bandage(g, middle, line);
    else if (!fatal) g.segment(r.x, lower.y, r.x + r.w, lower.y, line * 0.8);
    if (names) number(g, r, card.no, injured, unit);
    if (used && !armed) fade(g, r);
  });
  if (picked === 'movement' || picked === 'enhancement')
    g.stroke(inset(picked === 'movement' ? upper : lower, 1.6 * unit), 2.6 * unit, color.act);
  g.ctx.lineWidth = line;
  g.ctx.lineJoin = 'round';
  g.ctx.strokeStyle = '#1d1220';
  g.ctx.stroke(outline);
  if (armed) tick(g, r, line);
}

function movementHalf({ movement }: CardSide): HalfOfCard {
  const { name, value } = text.movementText(movement);
  const short = shortMovementName[movement.kind];
  return { name, short, value, icon: movementIcon(movement), spot: movementSpot(movement) };
}

function enhancementHalf({ enhancement: { id, options } }: CardSide, adds: number | null): HalfOfCard {
  const value = adds === null ? text.effectValue(at(options, 0)) : text.signed(adds);
  return {
    name: text.enhancementName[id],
    short: shortEnhancementName[id],
    value,
    icon: enhancementIcon[id],
    spot: enhancementSpot[id],
  };
}

/** The number in the upper left corner: red once the card is injured. */
function number(g: CanvasPainter, r: Rect, no: number, injured: boolean, unit: number): void {
  const side = Math.max(14, 17 * unit);
  g.ctx.beginPath();
  g.ctx.roundRect(r.x, r.y, side, side, [0, 0, side * 0.5, 0]);
  g.ctx.fillStyle = injured ? '#d62839' : '#1d1220';
  g.ctx.fill();
  g.title(String(no), r.x + side * 0.46, r.y + side * 0.48, { size: Math.max(12, side * 0.86), color: color.white });
}

/** Desaturates a used card. */
function fade(g: CanvasPainter, r: Rect): void {
  g.ctx.globalCompositeOperation = 'saturation';
  g.fill(r, 0x808080, 0.8);
  g.ctx.globalCompositeOperation = 'source-over';
  g.fill(r, 0x9a8f8a, 0.22);
}

function tick(g: CanvasPainter, r: Rect, line: number): void {
  const radius = Math.max(9, r.w * 0.15);
  // Not above the card, where the hero's skills may be printed.
  const [x, y] = [r.x + r.w - radius * 0.1, r.y + radius];
  g.circle(x, y, radius, color.act, line);
  g.icon('check', x, y, radius * 1.4, color.ink);
}
