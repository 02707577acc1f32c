import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, CardSide } from '../../content/vocabulary.ts';
import { areaOf, heroAt } from '../../rules/board.ts';
import { cardAt, cardNumbers, sideUp } from '../../rules/cards.ts';
import type { CardNo, Seat, State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { BoardLayout } from '../boardLayout.ts';
import { areaColor, enhancementIcon, movementIcon } from '../looks.ts';
import type { BoardView } from '../view.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

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

/** The player cards that lie open: of all heroes on wide screens, of the hero in front on phones. */
export function drawCards(surface: Surface, view: BoardView, sizes: Sizes): void {
  const { state, layout } = view;
  const shown = layout.form === 'wide' ? state.heroes.map((_, seat) => seat) : [view.seat];
  for (const seat of shown) {
    for (const no of cardNumbers(state, seat)) {
      const area = layout.heroes[seat]?.cards[no - 1];
      if (area) drawCard(surface, layout, sizes, faceOf(view, seat, no), seat, area);
    }
  }
}

function drawCard({ plates }: Surface, layout: BoardLayout, sizes: Sizes, face: Face, seat: Seat, area: Rect): void {
  const pad = 5 * sizes.u;
  const around = inset(area, -pad);
  const name = `card:${layout.form === 'wide' ? seat : 'front'}:${face.no}`;
  const lifted = face.armed || face.picked !== null;
  const image = plates.put(name, around, lifted ? DEPTH.lifted : DEPTH.card, { face, seat }, (pen) => drawFace(pen, area, sizes, face));
  if (lifted && !face.used) image.y -= (sizes.wide ? 6 : 4) * sizes.u;
  // On its side it is as long as its place is wide.
  if (face.used) image.setAngle(90).setScale(image.scaleX * Math.min(0.82, (area.w * 1.1) / area.h));
}

function faceOf(view: BoardView, seat: Seat, no: CardNo): Face {
  const { state } = view;
  const { injured, used } = cardAt(state, seat, no);
  const mine = (pick: { readonly seat: Seat; readonly card: CardNo }): boolean => pick.seat === seat && pick.card === no;
  const half = view.path.find((pick) => pick.kind === 'half' && mine(pick));
  const whole = view.path.some((pick) => pick.kind === 'card' && mine(pick));
  const asked = view.next.some((pick) => pick.kind === 'card' && mine(pick));
  const side = sideUp(state, seat, no);
  const idle = (which: 'movement' | 'enhancement'): boolean =>
    !used && !view.busy && view.players[seat] !== 'computer' && !view.usable.some((pick) => pick.kind === 'half' && mine(pick) && pick.half === which);
  return {
    no,
    side,
    area: areaOf(state, seat),
    injured,
    used,
    picked: half?.kind === 'half' ? half.half : whole ? 'whole' : null,
    pickable: asked,
    armed: used && isArmed(state, seat, no),
    off: { movement: idle('movement'), enhancement: idle('enhancement') },
  };
}

/** Whether a used card lies ready for the next roll (C3). */
function isArmed(state: State, seat: Seat, no: CardNo): boolean {
  const { armed } = heroAt(state, seat);
  const { options } = sideUp(state, seat, no).enhancement;
  return options.some((option) => armed.some((effect) => JSON.stringify(effect) === JSON.stringify(option)));
}

/** Draws a player card upright: movement above on paper, enhancement below in the colour of the area. */
export function drawFace(pen: Pen, area: Rect, sizes: Sizes, face: Face): void {
  const { side, injured, used } = face;
  const { u, line } = sizes;
  const radius = sizes.card;
  const chosen = face.picked !== null || face.pickable;
  if (chosen) pen.panel(inset(area, -2.5 * u), { fill: color.act, radius: radius + 2 * u, line });
  else if (!used) pen.panel(rect(area.x + 2 * u, area.y + 2 * u, area.w, area.h), { fill: color.ink, alpha: 0.4, radius, line: 0 });
  const grey = (value: number): number => (used ? mix(dull(value), 0x9a8f8a, 0.35) : value);
  const [top, bottom] = injured
    ? [grey(color.night), grey(0x55256a)]
    : [grey(color.white), grey(areaColor[face.area])];
  const inkTop = injured ? grey(0xffdcc0) : grey(color.ink);
  const inkBottom = injured ? grey(0xffdcc0) : grey(color.white);
  const half = area.h * 0.5;
  pen.panel(area, { fill: top, radius, line: 0 });
  pen.within(rect(area.x, area.y + half, area.w, area.h - half + 1), () => {
    pen.panel(rect(area.x, area.y, area.w, area.h), { fill: bottom, radius, line: 0 });
    if (!injured) pen.dots(area, 5 * u, color.ink, (_x, y) => 0.55 * ((y - area.y - area.h * 0.72) / (area.h * 0.4)), 0.14);
  });
  pen.path([{ x: area.x, y: area.y + half }, { x: area.x + area.w, y: area.y + half }], line * 0.8);
  if (face.picked === 'movement' || face.picked === 'enhancement') {
    const y = face.picked === 'movement' ? area.y : area.y + half;
    pen.stroke(inset(rect(area.x, y, area.w, half), 3 * u), 2.4 * u, color.act);
  }
  pen.panel(area, { fill: top, alpha: 0, radius, line });
  const move = text.movementText(side.movement);
  pen.ctx.globalAlpha = face.off.movement ? 0.36 : 1;
  halfLines(pen, rect(area.x, area.y, area.w, half), sizes, movementIcon(side.movement), move.value, move.name, inkTop, true);
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
}

function halfLines(pen: Pen, r: Rect, sizes: Sizes, icon: string, value: string, name: string, ink: number, top: boolean): void {
  const words = Math.max(12, Math.min(sizes.meta, r.h * 0.34));
  const sign = Math.min(r.h * 0.5, r.w * 0.36);
  const font = sign * 1.02;
  const y = r.y + (r.h - words) * (top ? 0.5 : 0.48);
  const wide = value === '' ? 0 : pen.measure(value, { face: 'display', size: font }) + 2 * sizes.u;
  const shift = top ? r.w * 0.06 : 0;
  const x = r.x + r.w / 2 + shift - (sign + wide) / 2;
  pen.icon(icon, x + sign / 2, y, sign, ink);
  if (value !== '') pen.text(value, x + sign + 2 * sizes.u, y, { face: 'display', size: font, color: ink });
  // A long name first moves closer together, then gets smaller.
  const room = r.w - 5;
  const over = pen.measure(name, { size: words, weight: 600 }) - room;
  const spacing = over > 0 ? -Math.min(0.6, over / name.length) : 0;
  pen.text(name, r.x + r.w / 2 + spacing / 2, r.y + r.h - words * 0.62 - 1, { size: words, weight: 600, align: 'center', color: ink, width: room, spacing });
}

function corner(pen: Pen, area: Rect, { u, card }: Sizes, face: Face, grey: (value: number) => number): void {
  const side = area.w * 0.25;
  pen.ctx.beginPath();
  pen.ctx.roundRect(area.x, area.y, side, side, [card, 0, side * 0.5, 0]);
  pen.ctx.fillStyle = face.injured ? '#d62839' : '#1d1220';
  pen.ctx.fill();
  pen.text(String(face.no), area.x + side * 0.46, area.y + side * 0.48, { face: 'display', size: Math.max(12, side * 0.86), align: 'center', color: grey(color.white) });
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
