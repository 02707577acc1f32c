import { at } from '../../../kernel/at.ts';
import type { Pen } from '../../../table/pen.ts';
import { type Rect, rect } from '../../../table/rect.ts';
import { color, mix } from '../../../table/theme.ts';
import type { AreaId, CardSide } from '../content/vocabulary.ts';
import { text } from '../text/en.ts';
import { areaColor, enhancementIcon, movementIcon } from './looks.ts';

export interface CardInk {
  readonly area: AreaId;
  readonly no: number;
  readonly injured?: boolean;
  /** Names under the symbols, where there is room. */
  readonly names?: boolean;
}

/** Draws a player card upright: movement above on paper, enhancement below on the colour of its area. */
export function cardInk(pen: Pen, r: Rect, side: CardSide, card: CardInk): void {
  const unit = r.w / 46;
  const radius = 5 * unit;
  const injured = card.injured === true;
  const own = areaColor[card.area];
  const [high, low] = injured ? [0x5a4852, mix(own, color.ink, 0.55)] : [color.paperLit, own];
  const ink = injured ? color.paper : color.ink;
  const half = r.h / 2;
  pen.panel(r, { fill: high, line: 0, radius, shadow: 2.4 * unit });
  pen.within(null, () => {
    pen.ctx.beginPath();
    pen.ctx.roundRect(r.x, r.y, r.w, r.h, radius);
    pen.ctx.clip();
    pen.fill(rect(r.x, r.y, r.w, half), high);
    pen.fill(rect(r.x, r.y + half, r.w, half), low);
    pen.dots(
      rect(r.x, r.y + half, r.w, half),
      4.6 * unit,
      mix(low, color.ink, 0.4),
      (_x, y) => ((y - r.y - half) / half) * 0.55,
    );
    pen.path(
      [
        { x: r.x, y: r.y + half },
        { x: r.x + r.w, y: r.y + half },
      ],
      1.6 * unit,
    );
  });
  pen.panel(r, { fill: high, alpha: 0, line: Math.max(1.5, 1.7 * unit), radius });
  const move = text.movementText(side.movement);
  const effect = at(side.enhancement.options, 0);
  const value = text.effectValue(effect);
  const middle = r.x + r.w / 2;
  symbol(pen, middle, r.y, r.h / 2, movementIcon(side.movement), move.value, ink, unit, card.names ? move.name : null);
  symbol(
    pen,
    middle,
    r.y + half,
    half,
    enhancementIcon[side.enhancement.id],
    value,
    color.white,
    unit,
    card.names ? text.enhancementName[side.enhancement.id] : null,
  );
  if (card.names) {
    const tag = rect(r.x - 2 * unit, r.y - 2 * unit, 11 * unit, 11 * unit);
    pen.panel(tag, { fill: injured ? color.hurt : color.ink, line: 0, radius: 3 * unit });
    pen.text(String(card.no), tag.x + tag.w / 2, tag.y + tag.h / 2, {
      face: 'display',
      size: Math.max(12, 8.5 * unit),
      color: color.paper,
      align: 'center',
    });
  }
}

function symbol(
  pen: Pen,
  x: number,
  top: number,
  height: number,
  icon: string,
  value: string,
  ink: number,
  unit: number,
  name: string | null,
): void {
  const size = Math.min(height * 0.5, 24 * unit);
  if (name !== null) {
    const wide = value === '' ? 0 : pen.measure(value, { face: 'display', size: size * 0.8 }) + 2 * unit;
    const y = top + height * 0.4;
    pen.icon(icon, x - wide / 2, y, size, ink);
    if (value !== '')
      pen.text(value, x - wide / 2 + size * 0.55 + unit, y, { face: 'display', size: size * 0.8, color: ink });
    pen.text(name, x, top + height * 0.81, {
      size: Math.max(12, 7.4 * unit),
      color: ink,
      align: 'center',
      width: 43 * unit,
    });
    return;
  }
  if (value === '') {
    pen.icon(icon, x, top + height / 2, Math.min(height * 0.6, 26 * unit), ink);
    return;
  }
  pen.icon(icon, x, top + height * 0.32, size, ink);
  pen.text(value, x, top + height * 0.75, {
    face: 'display',
    size: Math.max(12, Math.min(height * 0.38, 17 * unit)),
    color: ink,
    align: 'center',
  });
}
