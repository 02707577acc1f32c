import type { CanvasPainter, Run } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { duelLayout } from '../../interaction/layout/duelLayout.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { staysOpen, type Widget, type WidgetLook } from '../../interaction/widget.ts';
import { PRICES } from '../../rules/players/coins.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { coinText } from '../../text/names.en.ts';
import { drawDuelOption } from '../duel/duelPanel.ts';
import { chosenFrame } from '../paint/buttons.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { drawCard } from './card.ts';
import { drawCharacter } from './character.ts';
import { drawMove } from './moveChoice.ts';
import { coinMark } from './standing.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

type Look<Kind extends WidgetLook['kind']> = Extract<WidgetLook, { readonly kind: Kind }>;

/** Draws everything that can be pressed, and the cards and dice that cannot be now. */
export function drawWidgets(surface: Surface, { widgets, layout, busy, state }: AzardiaTableView): void {
  const ground = state.duel ? DEPTH.duelWidget : DEPTH.widget;
  const { form } = layout;
  const { unit } = state.duel ? duelLayout(layout) : layout;
  for (const widget of widgets) {
    if (widget.look.kind === 'drawn') continue;
    const isQuiet = busy && widget.look.kind !== 'card' && !staysOpen(widget);
    const { rect: area, label, look, isOpen, pressed, main } = widget;
    // A chosen card overlaps its neighbors.
    const depth = ground + (pressed ? 1 : 0);
    putAround(surface, `widget:${widget.id}`, area, depth, [label, look, isOpen, pressed, isQuiet, main], (g) =>
      drawWidget(g, { ...widget, isOpen: isOpen && !isQuiet }, unit, form === 'wide'),
    );
  }
}

/** The sheet below the characters to choose from: it covers the board, which has no pawns yet. */
export function drawChoiceGround(surface: Surface, { layout: { characters, unit } }: AzardiaTableView): void {
  if (characters === null) return;
  putAround(surface, 'choiceGround', characters, DEPTH.widget - 1, characters, (g) =>
    paper(g, characters, { fill: paint.paperDim, lift: LIFT.standing, radius: 9 * unit }),
  );
}

function drawWidget(g: CanvasPainter, widget: Widget, unit: number, isWide: boolean): void {
  const { look } = widget;
  switch (look.kind) {
    case 'icon':
      return iconButton(g, widget.rect, look, unit);
    case 'speed':
      return speedButton(g, widget.rect, look, unit);
    case 'die':
      return die(g, widget, look, unit);
    case 'move':
      return drawMove(g, widget, look, unit, isWide);
    case 'option':
      return option(g, widget, look, unit);
    case 'peek':
      return peek(g, widget, unit);
    case 'character':
      return drawCharacter(g, widget, look, unit);
    case 'card':
      return drawCard(g, widget, look.card, unit);
    case 'drawn':
      return;
    case 'duel':
      return drawDuelOption(g, widget, look, unit);
    case 'go':
      return goButton(g, widget, look, unit);
  }
}

function button(g: CanvasPainter, area: Rect, fill: number, edge: number, unit: number): void {
  paper(g, { ...area, y: area.y + 2.5 * unit }, { fill: edge, lift: LIFT.standing, radius: 8 * unit });
  paper(g, area, { fill, lift: LIFT.glued, radius: 8 * unit });
}

/** The background of disabled widgets. */
function offGround(g: CanvasPainter, area: Rect, unit: number): void {
  g.panel(inset(area, 1), { fill: paint.off, line: 1.5, lineColor: paint.offLine, dashed: true, radius: 8 * unit });
}

function iconButton(g: CanvasPainter, area: Rect, { symbol }: Look<'icon'>, unit: number): void {
  button(g, inset(area, unit), paint.white, paint.edge, unit);
  g.icon(symbol, area.x + area.w / 2, area.y + area.h / 2, area.h * 0.52, paint.ink);
}

function speedButton(g: CanvasPainter, area: Rect, { speed }: Look<'speed'>, unit: number): void {
  button(g, inset(area, unit), paint.white, paint.edge, unit);
  const style = { size: area.h * 0.42, color: paint.ink, width: area.w * 0.92 };
  g.title(speed, area.x + area.w / 2, area.y + area.h / 2, style);
}

function die(
  g: CanvasPainter,
  { rect: area, isOpen, pressed }: Widget,
  { face, isRaised, isPriced }: Look<'die'>,
  unit: number,
): void {
  const room = isPriced ? Math.min(40 * unit, area.h * 0.3) : 0;
  // Dice are pointed at their sides: on phones they may overlap a little there.
  const size = Math.min(area.w * 1.24, area.h - room);
  const center = { x: area.x + area.w / 2, y: area.y + (area.h - room) / 2 };
  g.ctx.globalAlpha = face === 0 ? 0.5 : 1;
  g.sprite('die', center.x, center.y, size);
  g.ctx.globalAlpha = 1;
  if (face > 0)
    g.title(String(face), center.x, center.y + size * 0.035, {
      // If three dice have little room, the number takes more of it.
      size: Math.max(size * 0.31, Math.min(12 * unit, size * 0.46)),
      color: isRaised ? paint.act : paint.ink,
    });
  if (!isOpen) return;
  const price = rect(area.x + 2 * unit, area.y + area.h - room, area.w - 4 * unit, room - 2 * unit);
  button(g, price, pressed ? paint.gold : paint.white, paint.edge, unit * 0.7);
  if (pressed) chosenFrame(g, price, unit);
  const middle = price.y + price.h / 2;
  const coin = Math.min(16 * unit, price.h * 0.6);
  const style = { size: 14 * unit, weight: 700, color: paint.ink } as const;
  const words = price.w > 84 * unit ? coinText(PRICES.die) : '';
  const wide = g.measure('+1', style) + coin + (words === '' ? 2 : 10) * unit + g.measure(words, style);
  const left = price.x + (price.w - wide) / 2;
  if (wide > price.w) {
    g.text('+1', price.x + price.w / 2, middle, { ...style, align: 'center' });
    return;
  }
  g.text('+1', left, middle, style);
  coinMark(g, left + wide - g.measure(words, style) - coin * 0.5 - (words === '' ? 0 : 3 * unit), middle, coin);
  g.text(words, left + wide, middle, { ...style, weight: 600, align: 'right' });
}

/** How far the page's danger tag extends into its button, in CSS pixels. */
const DANGER_TAG = 18;

function option(g: CanvasPainter, widget: Widget, { short, tight, detail = '' }: Look<'option'>, unit: number): void {
  const { rect: area, pressed, isOpen, why, danger } = widget;
  const face = { ...area, h: area.h - 3 * unit };
  const isOff = !isOpen && why !== undefined;
  if (isOff) offGround(g, face, unit);
  else button(g, face, pressed ? paint.gold : paint.white, paint.edge, unit);
  if (pressed) chosenFrame(g, face, unit);
  const tag = danger === undefined ? 0 : DANGER_TAG;
  const inner = inset({ ...face, y: face.y + tag, h: face.h - tag }, 4 * unit);
  const style = { size: 14 * unit, weight: 600, align: 'center', middle: true, leading: 1.1 } as const;
  const saying = (words: string): Run[] => [{ text: words, color: isOff ? paint.offInk : paint.ink, weight: 600 }];
  const full = saying(short ?? widget.label);
  const runs = tight !== undefined && g.paragraphHeight(full, inner, style) > inner.h ? saying(tight) : full;
  const details: Run[] = [{ text: detail, color: paint.soft }];
  const detailStyle = { ...style, size: 12 * unit, weight: 500 } as const;
  const below = detail === '' ? 0 : g.paragraphHeight(details, inner, detailStyle);
  // If the button has no room for it, the hint and the ghosts show where the choice leads.
  const hasDetail = below > 0 && g.paragraphHeight(runs, inner, style) + below <= inner.h;
  if (!hasDetail) return void g.paragraph(runs, inner, style);
  // Both lie together in the middle of a high button.
  const h = Math.min(inner.h, g.paragraphHeight(runs, inner, style) + below + 6 * unit);
  const above = { ...inner, y: inner.y + (inner.h - h) / 2, h: h - below };
  g.paragraph(runs, above, style);
  g.paragraph(details, { ...inner, y: above.y + above.h, h: below }, detailStyle);
}

/** The button that shows the hand while it is held. */
function peek(g: CanvasPainter, { rect: area, pressed }: Widget, unit: number): void {
  const sunk = pressed ? 3 * unit : 0;
  const face = { ...area, y: area.y + sunk, h: area.h - 3 * unit };
  button(g, face, paint.white, pressed ? paint.white : paint.edge, unit);
  if (pressed) chosenFrame(g, face, unit);
  const style = { size: 14 * unit, weight: 700, color: paint.ink } as const;
  if (face.h < 48 * unit) {
    // Too low for an eye above the word.
    const side = Math.min(20 * unit, face.h * 0.6);
    const wide = side + 4 * unit + g.measure(text.peekShort, style);
    const x = face.x + Math.max(2 * unit, (face.w - wide) / 2);
    g.icon('eye', x + side / 2, face.y + face.h / 2, side, paint.ink);
    g.text(text.peekShort, x + side + 4 * unit, face.y + face.h / 2, { ...style, width: face.w - side - 8 * unit });
    return;
  }
  const middle = face.x + face.w / 2;
  const words = 22 * unit;
  const size = Math.min(face.w * 0.6, face.h - words - 8 * unit, 40 * unit);
  g.icon('eye', middle, face.y + (face.h - words) / 2 + 2 * unit, size, paint.ink);
  g.text(text.peekShort, middle, face.y + face.h - words / 2 - 3 * unit, {
    ...style,
    align: 'center',
    width: face.w - 6 * unit,
  });
}

function goButton(g: CanvasPainter, widget: Widget, look: Look<'go'>, unit: number): void {
  const { danger = '', short } = look;
  const { rect: area, isOpen } = widget;
  const face = { ...area, h: area.h - 4 * unit };
  const isTall = face.h > 40 * unit;
  const about = short !== undefined && !fitsBelow(g, look.detail, face, unit) ? short : look.detail;
  const detail = danger || about;
  const label = danger === '' || isTall ? widget.label : text.named(widget.label, danger);
  if (isOpen && danger !== '') {
    button(g, face, paint.danger, paint.dangerEdge, unit * 1.4);
    // A dashed line inside marks the danger without color.
    g.panel(inset(face, 3 * unit), { line: 2 * unit, lineColor: paint.white, dashed: true, radius: 6 * unit });
  } else if (isOpen) button(g, face, paint.act, paint.actEdge, unit * 1.4);
  else offGround(g, face, unit);
  const color = isOpen ? paint.white : paint.offInk;
  const hasDetail = detail !== '' && isTall;
  const runs: Run[] = [{ text: label, color }];
  if (hasDetail) {
    const whole = insideGo(face, unit);
    const style = GO_STYLE;
    const details = [{ text: detail, color }];
    const detailStyle = { ...style, size: 13 * unit, weight: danger ? 700 : 500 } as const;
    const below = g.paragraphHeight(details, { w: whole.w, h: whole.h * 0.6 }, detailStyle);
    // Both lie together in the middle of a high button.
    const h = Math.min(whole.h, below + 32 * unit);
    const inner = { ...whole, y: whole.y + (whole.h - h) / 2, h };
    const above = { ...inner, h: inner.h - below };
    g.paragraph(runs, above, { ...style, size: Math.min(20 * unit, above.h * 0.85), face: 'display' });
    g.paragraph(details, { ...inner, y: above.y + above.h, h: below }, detailStyle);
  } else
    g.paragraph(runs, inset(face, 5 * unit), {
      size: (isOpen ? 18 : 14) * unit,
      face: isOpen ? 'display' : 'text',
      align: 'center',
      middle: true,
      leading: 1.05,
    });
}

const GO_STYLE = { align: 'center', middle: true, leading: 1.05 } as const;

function insideGo(face: Rect, unit: number): Rect {
  return inset(face, Math.min(6 * unit, face.h * 0.07));
}

/** Whether words leave room for the name of the main button above them. */
function fitsBelow(g: CanvasPainter, detail: string, face: Rect, unit: number): boolean {
  const { w, h } = insideGo(face, unit);
  return (
    g.paragraphHeight([{ text: detail }], { w, h }, { ...GO_STYLE, size: 13 * unit, weight: 500 }) + 16 * unit <= h
  );
}

/** A character to choose: the whole figure, the name, and the ability. */
