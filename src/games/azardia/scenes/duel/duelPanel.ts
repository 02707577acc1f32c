import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { DuelLayout } from '../../interaction/layout/duelLayout.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { Widget, WidgetLook } from '../../interaction/widget.ts';
import { PRICES } from '../../rules/players/coins.ts';
import { coinText } from '../../text/names.en.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { coinMark } from '../table/standing.ts';
import { DEPTH, putAround, type Surface } from '../table/surface.ts';

/** The ground of the choices, and above them how the duel stands. */
export function drawDuelPanel(
  surface: Surface,
  view: AzardiaTableView,
  { panel, heading, unit, form }: DuelLayout,
): void {
  const { duelHeading } = view;
  putAround(surface, 'duel:panel', panel, DEPTH.duelWidget - 1, [duelHeading], (g) => {
    paper(g, panel, { fill: paint.paper, lift: LIFT.hanging, radius: 9 * unit });
    if (!duelHeading) return;
    const [standing, advice] = duelHeading;
    const y = heading.y + heading.h / 2;
    if (form === 'landscape') {
      g.text(standing, heading.x, heading.y + heading.h * 0.28, {
        size: 17 * unit,
        face: 'display',
        color: paint.ink,
        width: heading.w,
      });
      g.text(advice, heading.x, heading.y + heading.h * 0.8, {
        size: 13 * unit,
        weight: 500,
        color: paint.ink,
        width: heading.w,
      });
      return;
    }
    const size = (form === 'wide' ? 19 : 16) * unit;
    const w = Math.min(heading.w, g.measure(standing, { size, face: 'display' }));
    g.text(standing, heading.x, y, { size, face: 'display', color: paint.ink, width: heading.w });
    const x = heading.x + w + 10 * unit;
    g.text(advice, x, y, { size: 14 * unit, weight: 500, color: paint.ink, width: heading.x + heading.w - x });
  });
}

/** A die to raise or a card to play, with its result in words. */
export function drawDuelOption(
  g: CanvasPainter,
  { rect: area, pressed = false }: Widget,
  { face, card, name, about }: Extract<WidgetLook, { readonly kind: 'duel' }>,
  unit: number,
): void {
  paper(g, area, { fill: pressed ? paint.white : paint.paperDim, lift: LIFT.standing, radius: 8 * unit });
  if (pressed) g.panel(area, { line: 3 * Math.min(1.4, unit), lineColor: paint.act, radius: 8 * unit });
  const inner = inset(area, Math.min(7 * unit, area.h * 0.1));
  const isTall = inner.h > inner.w * 0.9;
  const side = isTall
    ? Math.min(inner.w * 0.6, inner.h * 0.42)
    : Math.min(inner.h, inner.w * (card ? 0.32 : 0.3), 84 * unit);
  const picture = isTall
    ? rect(inner.x + (inner.w - side) / 2, inner.y, side, side)
    : rect(inner.x, inner.y + (inner.h - side) / 2, side, side);
  if (card)
    g.withinRound(picture, 5 * unit, () => g.sprite(`card/${card}`, middle(picture).x, middle(picture).y, side));
  else dieMark(g, picture, face ?? 0);
  const words = isTall
    ? rect(inner.x, picture.y + side + 4 * unit, inner.w, inner.h - side - 4 * unit)
    : rect(picture.x + side + 8 * unit, inner.y, inner.w - side - 8 * unit, inner.h);
  optionWords(g, words, name, about, card === undefined, isTall, unit);
}

function optionWords(
  g: CanvasPainter,
  area: Rect,
  name: string,
  about: string,
  isPaid: boolean,
  isCentered: boolean,
  unit: number,
): void {
  const align = isCentered ? 'center' : 'left';
  const nameStyle = { size: 15.5 * unit, face: 'display', leading: 1, align } as const;
  const style = { size: 13 * unit, weight: 500, leading: 1.12, align } as const;
  const head = Math.min(area.h * 0.5, g.paragraphHeight([{ text: name }], { w: area.w, h: area.h * 0.5 }, nameStyle));
  const room = { w: area.w, h: area.h - head - 3 * unit };
  // The coin at the die shows the cost if there is no room for the price.
  const priced = [{ text: `${coinText(PRICES.die)} → ${about}`, color: paint.ink }];
  const isPriced = isPaid && g.paragraphHeight(priced, room, style) <= room.h;
  const runs = isPriced ? priced : [{ text: about, color: paint.ink }];
  const body = Math.min(room.h, g.paragraphHeight(runs, room, style));
  const y = area.y + Math.max(0, (area.h - head - body - 3 * unit) / 2);
  g.paragraph([{ text: name, color: paint.ink }], { ...area, y, h: head + 1 }, nameStyle);
  g.paragraph(runs, { ...area, y: y + head + 3 * unit, h: area.y + area.h - y - head - 3 * unit }, style);
}

/** A die, and beside it the coin that raises it. */
function dieMark(g: CanvasPainter, area: Rect, face: number): void {
  const size = area.h * 0.74;
  const { x, y } = { x: area.x + size / 2, y: middle(area).y };
  // Its picture has a margin.
  g.sprite('die', x, y, size * 1.12);
  g.title(String(face), x, y + size * 0.035, {
    size: Math.max(size * 0.33, Math.min(12, size * 0.5)),
    color: paint.ink,
  });
  const coin = area.w - size;
  coinMark(g, area.x + size + coin / 2, y, coin);
}
