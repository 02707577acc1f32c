import type { CanvasPainter, Run } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { Widget, WidgetLook } from '../../interaction/widget.ts';
import type { ProspectEvent } from '../../rules/forecast/prospects.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { chosenFrame } from '../paint/buttons.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper, shape } from '../paint/paper.ts';

type MoveLook = Extract<WidgetLook, { readonly kind: 'move' }>;

/** A move: with three dice the pair it uses, otherwise the number of tiles; its target, and what happens there. */
export function drawMove(g: CanvasPainter, widget: Widget, look: MoveLook, unit: number, isWide: boolean): void {
  const { rect: area, pressed } = widget;
  paper(g, area, { fill: pressed ? paint.white : paint.paperDim, lift: LIFT.standing, radius: 9 * unit });
  if (pressed) chosenFrame(g, area, unit);
  if (isWide) wideMove(g, widget, look, unit);
  else if (look.pair && area.h < LOW * unit) lowMove(g, widget, look, unit);
  else smallMove(g, widget, look, unit);
}

/** Less high than this, a choice has room for one row alone. */
const LOW = 56;

/** The tiles ahead, large: those of a difference, too. */
function result(g: CanvasPainter, area: Rect, { tiles }: MoveLook, pressed: boolean): void {
  paper(g, area, { fill: pressed ? paint.act : paint.white, lift: LIFT.glued, radius: 6 });
  g.title(tiles === 0 ? '0' : `+${tiles}`, area.x + area.w / 2, area.y + area.h / 2, {
    size: Math.min(area.h * 0.62, area.w * 0.42),
    color: pressed ? paint.white : paint.act,
  });
}

function wideMove(g: CanvasPainter, widget: Widget, look: MoveLook, unit: number): void {
  const { rect: area, pressed = false } = widget;
  const inner = inset(area, 10 * unit);
  const isNarrow = area.w < 160 * unit;
  const sign = rect(inner.x, inner.y, Math.min(58 * unit, inner.w * 0.36), 40 * unit);
  if (look.pair) {
    const pair = { ...inner, h: Math.min(26 * unit, inner.h * 0.4) };
    drawPair(g, pair, look.pair, look.how, unit);
    const below = { ...inner, y: pair.y + pair.h + 3 * unit, h: inner.h - pair.h - 3 * unit };
    g.text(look.tile, below.x, below.y + 9 * unit, {
      size: 16 * unit,
      face: 'display',
      color: paint.ink,
      width: below.w,
    });
    return words(g, { ...below, y: below.y + 19 * unit, h: below.h - 19 * unit }, look, unit);
  }
  result(g, sign, look, pressed);
  const x = sign.x + sign.w + 8 * unit;
  const w = inner.x + inner.w - x;
  if (!isNarrow && look.how !== 'single')
    g.text(look.how === 'sum' ? text.sum : text.difference, x, inner.y + 10 * unit, {
      size: 13.5 * unit,
      weight: 600,
      color: paint.ink,
      width: w,
    });
  g.text(look.tile, x, inner.y + (isNarrow ? 20 : 29) * unit, {
    size: (isNarrow ? 14 : 18) * unit,
    face: 'display',
    color: paint.ink,
    width: w,
  });
  words(g, rect(inner.x, inner.y + 48 * unit, inner.w, inner.h - 48 * unit), look, unit);
}

/** What happens there: in full, or in a word or two; if neither fits, as marks. */
function words(g: CanvasPainter, area: Rect, look: MoveLook, unit: number): void {
  const style = { size: 13.5 * unit, weight: 500, leading: 1.22 } as const;
  const most = area.h + 4 * unit;
  if (markedLines(g, area, look.lines, unit, most)) return;
  const fitting = [look.lines.map((line) => line.text).join(' · '), look.short]
    .map((said): Run[] => [{ text: said, color: paint.ink }])
    .find((runs) => g.paragraphHeight(runs, area, style) <= most);
  if (fitting) g.paragraph(fitting, area, style);
  else drawMarks(g, { ...area, h: Math.min(area.h, 18 * unit) }, look.marks, unit);
}

/** Every line behind its symbol, if they are not higher than `most` in all; returns whether they are there. */
function markedLines(
  g: CanvasPainter,
  { x, y, w }: Rect,
  lines: MoveLook['lines'],
  unit: number,
  most: number,
): boolean {
  const style = { size: 13 * unit, weight: 500, leading: 1.18 } as const;
  const gap = 4 * unit;
  const isMarked = lines.some(({ mark }) => mark !== null);
  const left = isMarked ? 21 * unit : 0;
  const room = { w: w - left, h: most };
  const runsOf = (said: string): Run[] => [{ text: said, color: paint.ink }];
  const heights = lines.map((line) => g.paragraphHeight(runsOf(line.text), room, style));
  if (heights.reduce((sum, h) => sum + h + gap, -gap) > most) return false;
  let top = y;
  for (const [index, line] of lines.entries()) {
    const h = heights[index] ?? 0;
    const symbol = line.mark && MARKS[line.mark];
    if (symbol) g.icon(symbol.icon, x + 8 * unit, top + 8 * unit, 16 * unit, symbol.tone);
    g.paragraph(runsOf(line.text), rect(x + left, top, room.w, h), style);
    top += h + gap;
  }
  return true;
}

/** On phones: the pair or the tiles at the left, the rest beside them. */
function smallMove(g: CanvasPainter, widget: Widget, look: MoveLook, unit: number): void {
  const { rect: area, pressed = false } = widget;
  const inner = inset(area, 6 * unit);
  const sign = rect(inner.x, inner.y, Math.min(46 * unit, inner.w * 0.34), inner.h);
  if (look.pair) drawPair(g, sign, look.pair, look.how, unit);
  else result(g, sign, look, pressed);
  const rest = rect(sign.x + sign.w + 6 * unit, inner.y, inner.w - sign.w - 6 * unit, inner.h);
  const whole = { ...rest, y: rest.y + 20 * unit, h: rest.h - 20 * unit };
  const runs = [{ text: look.short, color: paint.ink }];
  const style = { size: 12.5 * unit, weight: 500, leading: 1.12 } as const;
  const isTooLong = (area: Rect): boolean => g.paragraphHeight(runs, area, style) > area.h + 3 * unit;
  // The last mark is the event at the end of the movement.
  const mark = look.marks.at(-1);
  const besideIcon = { ...whole, x: whole.x + 18 * unit, w: whole.w - 18 * unit };
  const hasIcon = mark !== undefined && !isTooLong(besideIcon);
  const below = hasIcon ? besideIcon : whole;
  // If the words do not fit, the ghost on the board shows them.
  const isLow = isTooLong(below);
  g.text(look.tile, rest.x, isLow ? rest.y + rest.h / 2 : rest.y + 10 * unit, {
    size: 14 * unit,
    face: 'display',
    color: paint.ink,
    width: rest.w,
  });
  if (isLow) return;
  g.paragraph(runs, below, style);
  if (!hasIcon) return;
  const { icon, tone } = MARKS[mark];
  g.icon(icon, whole.x + 7 * unit, whole.y + 7 * unit, 15 * unit, tone);
}

/** On upright phones, of three dice: the pair, and beside it the tile with what is there, in a word or two or by marks. */
function lowMove(g: CanvasPainter, { rect: area }: Widget, look: MoveLook, unit: number): void {
  const inner = inset(area, 3 * unit);
  const size = Math.min(inner.h, (area.w < 84 * unit ? 16 : 20) * unit);
  const pair = rect(inner.x, inner.y + (inner.h - size) / 2, 2 * size + SIGN * unit, size);
  const x = pair.x + pair.w + 4 * unit;
  const rest = rect(x, inner.y, inner.x + inner.w - x, inner.h);
  const style = { size: 12 * unit, weight: 600, color: paint.ink } as const;
  const isWorded = g.measure(look.short, style) <= rest.w;
  const needed = marksWidth(g, look.marks, unit);
  if (!isWorded && needed > rest.w) return stackedMove(g, inner, look, unit);
  drawPair(g, pair, look.pair ?? [0, 0], look.how, unit);
  if (look.marks.length === 0) return tileName(g, rest, look, 15 * unit);
  const upper = { ...rest, h: rest.h / 2 };
  const lower = { ...upper, y: upper.y + upper.h };
  if (isWorded) {
    tileName(g, upper, look, 13.5 * unit);
    g.text(look.short, lower.x, lower.y + lower.h / 2, style);
    return;
  }
  const left = tileWidth(g, numberOf(look), 13.5 * unit) + 3 * unit;
  const beside = rect(rest.x + left, rest.y + rest.h / 2 - 8 * unit, rest.w - left, 16 * unit);
  const isInLine = needed <= beside.w;
  tileName(g, isInLine ? { ...rest, w: left } : upper, look, 13.5 * unit);
  drawMarks(g, isInLine ? beside : lower, look.marks, unit);
}

/** The same where the marks are too wide beside the pair: the pair, and below it the tile with its marks. */
function stackedMove(g: CanvasPainter, inner: Rect, look: MoveLook, unit: number): void {
  const size = Math.min(16 * unit, inner.h / 2);
  drawPair(g, rect(inner.x, inner.y, 2 * size + SIGN * unit, size), look.pair ?? [0, 0], look.how, unit);
  const below = rect(inner.x, inner.y + size + 2 * unit, inner.w, inner.h - size - 2 * unit);
  const left = tileWidth(g, numberOf(look), 13.5 * unit) + 3 * unit;
  tileName(g, { ...below, w: left }, look, 13.5 * unit);
  drawMarks(g, { ...below, x: below.x + left, w: below.w - left, h: 16 * unit }, look.marks, unit);
}

/** The tile by its name, or, if that does not fit, by its number. */
function tileName(g: CanvasPainter, { x, y, w, h }: Rect, look: MoveLook, size: number): void {
  const words = tileWidth(g, look.tile, size) <= w ? look.tile : numberOf(look);
  g.text(words, x, y + h / 2, { size, face: 'display', color: paint.ink, width: w });
}

function tileWidth(g: CanvasPainter, words: string, size: number): number {
  return g.measure(words, { size, face: 'display' });
}

function numberOf({ tile }: MoveLook): string {
  return tile.replace(/^\D+/, '');
}

/** Room between two dice for the sign, at unit 1. */
const SIGN = 9;

/** A pair of dice with the sign between them, side by side or one below the other. */
function drawPair(
  g: CanvasPainter,
  area: Rect,
  pair: readonly [number, number],
  how: MoveLook['how'],
  unit: number,
): void {
  const isRow = area.w >= area.h;
  const sign = SIGN * unit;
  const [along, across] = isRow ? [area.w, area.h] : [area.h, area.w];
  const size = Math.min(across, (along - sign) / 2);
  const start = isRow ? 0 : (along - 2 * size - sign) / 2;
  const spot = (far: number): Spot =>
    isRow ? { x: area.x + start + far, y: area.y + area.h / 2 } : { x: area.x + area.w / 2, y: area.y + start + far };
  for (const [index, face] of pair.entries()) smallDie(g, spot(size / 2 + index * (size + sign)), size, face, unit);
  const { x, y } = spot(size + sign / 2);
  g.title(how === 'sum' ? '+' : '−', x, y, { size: Math.max(12, 13 * unit), color: paint.act });
}

/** A die with ten sides as it is seen from the front, and its number. */
function smallDie(g: CanvasPainter, { x, y }: Spot, size: number, face: number, unit: number): void {
  const around = (spots: readonly (readonly [number, number])[]): Spot[] =>
    spots.map(([right, down]) => ({ x: x + right * size, y: y + down * size }));
  shape(g, around(DIE.outline), paint.edge, LIFT.lying);
  shape(g, around(DIE.front), paint.white);
  g.title(String(face), x, y, { size: Math.max(12, Math.min(size * 0.56, 17 * unit)), color: paint.ink, width: size });
}

/** Corners of a die's outline and of its front face, in parts of its size, from its middle. */
const DIE = {
  outline: [
    [0, -0.5],
    [0.5, -0.08],
    [0.5, 0.1],
    [0, 0.5],
    [-0.5, 0.1],
    [-0.5, -0.08],
  ],
  front: [
    [0, -0.5],
    [0.42, 0.08],
    [0, 0.32],
    [-0.42, 0.08],
  ],
} as const;

/** What happens on a tile, as marks in one row: an A or Z tile by its letter, a duel by its symbol, and the rest by a word. */
function drawMarks(g: CanvasPainter, area: Rect, marks: readonly Mark[], unit: number): void {
  const scale = Math.min(1, area.w / marksWidth(g, marks, unit));
  let x = area.x;
  for (const mark of marks) {
    const { fill, said } = MARKS[mark];
    const w = markWidth(g, mark, unit) * scale;
    const box = { ...area, x, w };
    if (mark === 'duel') g.icon('duel', x + w / 2, box.y + box.h / 2, Math.min(w, box.h), paint.danger);
    else {
      const color = fill === paint.gold ? paint.ink : paint.white;
      paper(g, box, { fill, lift: LIFT.glued, radius: 4 * unit });
      g.text(said, x + w / 2, box.y + box.h / 2, { ...markStyle(unit), color, align: 'center', width: w });
    }
    x += w + MARK_GAP * unit * scale;
  }
}

type Mark = ProspectEvent['kind'];

const MARK_GAP = 3;

const markStyle = (unit: number) => ({ size: 12 * unit, weight: 700 }) as const;

function markWidth(g: CanvasPainter, mark: Mark, unit: number): number {
  return mark === 'duel' ? 16 * unit : g.measure(MARKS[mark].said, markStyle(unit)) + 6 * unit;
}

function marksWidth(g: CanvasPainter, marks: readonly Mark[], unit: number): number {
  return marks.reduce((sum, mark) => sum + markWidth(g, mark, unit), 0) + MARK_GAP * unit * (marks.length - 1);
}

/** A mark on its background, and the symbol with its color if there is room for words. */
interface MarkLook {
  readonly fill: number;
  readonly said: string;
  readonly icon: string;
  readonly tone: number;
}

const MARKS: Readonly<Record<Mark, MarkLook>> = {
  gate: { fill: paint.mantis, said: text.marks.gate, icon: 'undo', tone: paint.mantis },
  bounce: { fill: paint.soft, said: text.marks.bounce, icon: 'undo', tone: paint.soft },
  goal: { fill: paint.gold, said: text.marks.goal, icon: 'event', tone: paint.act },
  draw: { fill: paint.act, said: text.marks.draw, icon: 'cards', tone: paint.act },
  penalty: { fill: paint.danger, said: text.marks.penalty, icon: 'penalty', tone: paint.danger },
  duel: { fill: paint.danger, said: '', icon: 'duel', tone: paint.danger },
  again: { fill: paint.soft, said: text.marks.again, icon: 'roll', tone: paint.soft },
  stay: { fill: paint.soft, said: text.marks.stay, icon: 'pass', tone: paint.soft },
};
