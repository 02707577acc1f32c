import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, CardSide } from '../../content/vocabulary.ts';
import type { CardNo } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import { areaColor, enhancementIcon, movementIcon } from '../looks.ts';
import type { Sizes } from './surface.ts';

/** All that a player card's picture depends on. */
export interface Face {
  readonly no: CardNo;
  readonly side: CardSide;
  readonly area: AreaId;
  readonly injured: boolean;
  readonly used: boolean;
  /** The half picked, the halves that could be, or the whole card. */
  readonly picked: 'movement' | 'enhancement' | 'whole' | null;
  readonly pickable: boolean;
  /** Its enhancement waits for the next roll. */
  readonly armed: boolean;
  /** Halves that cannot be used now, although the card is unused. */
  readonly off: { readonly movement: boolean; readonly enhancement: boolean };
}

/** Draws a player card upright: movement above on paper, enhancement below in the colour of the area. */
export function drawFace(pen: Pen, area: Rect, sizes: Sizes, face: Face): void {
  const { side, injured } = face;
  const used = face.used && !face.armed;
  const { u, line } = sizes;
  const radius = sizes.card;
  const chosen = face.picked !== null || face.pickable || face.armed;
  if (chosen) pen.panel(inset(area, -2.5 * u), { fill: color.act, radius: radius + 2 * u, line });
  else if (!used)
    pen.panel(rect(area.x + 2 * u, area.y + 2 * u, area.w, area.h), { fill: color.ink, alpha: 0.4, radius, line: 0 });
  const grey = (value: number): number => (used ? mix(dull(value), 0x9a8f8a, 0.35) : value);
  const [top, bottom] = injured ? [grey(color.night), grey(0x55256a)] : [grey(color.white), grey(areaColor[face.area])];
  const inkTop = injured ? grey(0xffdcc0) : grey(color.ink);
  const inkBottom = injured ? grey(0xffdcc0) : grey(color.white);
  const half = area.h * 0.5;
  pen.panel(area, { fill: top, radius, line: 0 });
  pen.within(rect(area.x, area.y + half, area.w, area.h - half + 1), () => {
    pen.panel(rect(area.x, area.y, area.w, area.h), { fill: bottom, radius, line: 0 });
    if (!injured)
      pen.dots(area, 5 * u, color.ink, (_x, y) => 0.55 * ((y - area.y - area.h * 0.72) / (area.h * 0.4)), 0.14);
  });
  pen.path(
    [
      { x: area.x, y: area.y + half },
      { x: area.x + area.w, y: area.y + half },
    ],
    line * 0.8,
  );
  if (face.picked === 'movement' || face.picked === 'enhancement') {
    const y = face.picked === 'movement' ? area.y : area.y + half;
    pen.stroke(inset(rect(area.x, y, area.w, half), 3 * u), 2.4 * u, color.act);
  }
  pen.panel(area, { fill: top, alpha: 0, radius, line });
  const move = text.movementText(side.movement);
  pen.ctx.globalAlpha = face.off.movement ? 0.36 : 1;
  halfLines(
    pen,
    rect(area.x, area.y, area.w, half),
    sizes,
    movementIcon(side.movement),
    move.value,
    move.name,
    inkTop,
    true,
  );
  pen.ctx.globalAlpha = face.off.enhancement ? 0.45 : 1;
  const { enhancement } = side;
  const effect = enhancement.options[0];
  halfLines(
    pen,
    rect(area.x, area.y + half, area.w, area.h - half),
    sizes,
    enhancementIcon[enhancement.id],
    effect ? text.effectValue(effect) : '',
    text.enhancementName[enhancement.id],
    inkBottom,
    false,
  );
  pen.ctx.globalAlpha = 1;
  corner(pen, area, sizes, face, grey);
  if (face.armed) {
    const r = area.w * 0.15;
    const [x, y] = [area.x + area.w - r * 0.3, area.y + r * 0.3];
    pen.circle(x, y, r, color.act, line);
    pen.icon('check', x, y, r * 1.4, color.ink);
  }
}

function halfLines(
  pen: Pen,
  r: Rect,
  sizes: Sizes,
  icon: string,
  value: string,
  name: string,
  ink: number,
  top: boolean,
): void {
  const words = Math.max(12, Math.min(sizes.meta, r.h * 0.34));
  const sign = Math.min(r.h * 0.5, r.w * 0.36);
  const font = sign * 1.02;
  const y = r.y + (r.h - words) * (top ? 0.5 : 0.48);
  const wide = value === '' ? 0 : pen.measure(value, { face: 'display', size: font }) + 2 * sizes.u;
  const shift = top ? r.w * 0.06 : 0;
  const x = r.x + r.w / 2 + shift - (sign + wide) / 2;
  pen.icon(icon, x + sign / 2, y, sign, ink);
  if (value !== '') pen.text(value, x + sign + 2 * sizes.u, y, { face: 'display', size: font, color: ink });
  const room = r.w - 5;
  const { said, spacing } = fitted(pen, name, words, room);
  pen.text(said, r.x + r.w / 2 + spacing / 2, r.y + r.h - words * 0.62 - 1, {
    size: words,
    weight: 600,
    align: 'center',
    color: ink,
    width: room,
    spacing,
  });
}

/** A long name first moves closer together, then is cut short: letters never get too small to be read. */
function fitted(pen: Pen, name: string, size: number, room: number): { said: string; spacing: number } {
  const style = { size: Math.min(size, 12), weight: 600 } as const;
  const over = pen.measure(name, style) - room;
  if (over <= 0) return { said: name, spacing: 0 };
  const spacing = -Math.min(0.6, over / name.length);
  let said = name;
  while (said.length > 3 && pen.measure(said, style) + spacing * said.length > room)
    said = `${said.replace(/\.$/, '').slice(0, -1).trimEnd()}.`;
  return { said, spacing };
}

function corner(pen: Pen, area: Rect, { u, card }: Sizes, face: Face, grey: (value: number) => number): void {
  const side = area.w * 0.25;
  pen.ctx.beginPath();
  pen.ctx.roundRect(area.x, area.y, side, side, [card, 0, side * 0.5, 0]);
  pen.ctx.fillStyle = face.injured ? '#d62839' : '#1d1220';
  pen.ctx.fill();
  pen.text(String(face.no), area.x + side * 0.46, area.y + side * 0.48, {
    face: 'display',
    size: Math.max(12, side * 0.86),
    align: 'center',
    color: grey(color.white),
  });
  if (!face.injured) return;
  // A torn corner.
  const [right, tear] = [area.x + area.w, area.w * 0.2];
  pen.fill(
    [
      { x: right - tear, y: area.y - 1 },
      { x: right - tear * 0.62, y: area.y + tear * 0.45 },
      { x: right - tear * 0.4, y: area.y + tear * 0.3 },
      { x: right - tear * 0.25, y: area.y + tear * 0.75 },
      { x: right + 1, y: area.y + tear },
      { x: right + 1, y: area.y - 1 },
    ],
    color.hurt,
  );
  pen.path(
    [
      { x: right - tear, y: area.y },
      { x: right - tear * 0.62, y: area.y + tear * 0.45 },
      { x: right - tear * 0.4, y: area.y + tear * 0.3 },
      { x: right - tear * 0.25, y: area.y + tear * 0.75 },
      { x: right, y: area.y + tear },
    ],
    1.5 * u,
  );
}

function dull(value: number): number {
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
  const grey = Math.round(r * 0.3 + g * 0.59 + b * 0.11);
  return mix(value, (grey << 16) | (grey << 8) | grey, 0.72);
}
