import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { Outlook } from '../../interaction/outlook.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { tableText as text } from '../../text/table.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { paintPortrait } from './portrait.ts';
import { DEPTH, putSlab, type Surface } from './surface.ts';

/** What the next press leads to: its chances, and each result in words; otherwise what to choose, and the news. */
export function drawOutlook(surface: Surface, view: FactionTableView): void {
  const { layout, outlook, caption, news, seat, busy, allowance } = view;
  const { question, unit, form } = layout;
  const area = question ?? layout.outlook;
  putSlab(surface, 'outlook', area, DEPTH.panel, [outlook, caption, news, seat, busy, allowance, question], (g) => {
    const face = paintSlab(g, area, { unit });
    if (question && outlook) return asked(g, layout.outlook, outlook, unit);
    const inner = rect(face.x + 10 * unit, face.y + 6 * unit, face.w - 20 * unit, face.h - 12 * unit);
    if (outlook && outlook.rows.length > 0 && !busy) {
      if (form === 'portrait') small(g, inner, outlook, unit);
      else large(g, inner, outlook, allowance, PEOPLE_PAINT[peopleOf(seat)].main, unit, form === 'wide');
      return;
    }
    const title = busy ? '' : (outlook?.title ?? caption);
    const lines = outlook && outlook.lines.length > 0 && !busy ? outlook.lines.map(sentence) : news;
    told(g, inner, title, allowance, lines, unit);
  });
}

/** The question of an upright phone: who acts, the chances one after another, and each result in words. */
function asked(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  { title, rows, main, lines, avatar }: Outlook,
  unit: number,
): void {
  const side = avatar ? 50 * unit : 0;
  if (avatar) paintPortrait(g, rect(x, y, side, side), avatar, unit);
  const left = x + (avatar ? side + 8 * unit : 0);
  const right = x + w;
  g.text(title, left, y + 9 * unit, { size: 17 * unit, face: 'display', width: right - left });
  const step = (rows.length > 2 ? 15 : 16) * unit;
  for (const [index, { label, value }] of rows.entries()) {
    const middle = y + 19 * unit + (index + 0.5) * step;
    g.text(label, left, middle, { size: 13.5 * unit, weight: 500, width: right - left - 44 * unit });
    g.text(value, right, middle, { size: 15 * unit, face: 'display', align: 'right' });
  }
  const top = y + Math.max(side, 19 * unit + rows.length * step) + 2 * unit;
  const chance = main ? g.measure(text.percent(main.chance), { size: 26 * unit, face: 'display' }) + 8 * unit : 0;
  if (main) g.text(text.percent(main.chance), x, top + (y + h - top) / 2, { size: 26 * unit, face: 'display' });
  fitted(g, rect(x + chance, top, w - chance, y + h - top), lines, unit, 12.5, 1);
}

/** A title, and on the right the steps of a move as a sum. Returns how high they are: more than the area where the title needs two lines. */
function headLine(g: CanvasPainter, { x, y, w, h }: Rect, title: string, allowance: string, size: number): number {
  const style = { size: size * 0.76, weight: 700, align: 'right', color: paint.soft } as const;
  const right = allowance === '' ? 0 : g.measure(allowance, style) + size * 0.6;
  const [runs, words] = [[{ text: title }], { size, face: 'display', middle: true, leading: 1.05 } as const];
  const area = rect(x, y, w - right, h);
  const high = Math.max(h, g.paragraphHeight(runs, area, words));
  g.paragraph(runs, { ...area, h: high }, words);
  if (right > 0) g.text(allowance, x + w, y + high / 2, style);
  return high;
}

const sentence = ({ lead, text: line }: Outlook['lines'][number]): string => `${lead} ${line}`.trim();

/** A title, and sentences below it. */
function told(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  title: string,
  allowance: string,
  lines: readonly string[],
  unit: number,
): void {
  const isLow = h < 70 * unit;
  const top = rect(x, y, w, (isLow ? 18 : 30) * unit);
  const head = title === '' ? 0 : headLine(g, top, title, allowance, (isLow ? 15 : 20) * unit);
  // The latest sentence is always shown, and as many before it as there is room for.
  const style = { size: (isLow ? 13 : 15) * unit, weight: 500, leading: 1.15 } as const;
  const room = rect(x, y + head, w, h - head);
  for (let from = 0; from < lines.length; from++) {
    const runs = [{ text: lines.slice(from).join(' ') }];
    if (from < lines.length - 1 && g.paragraphHeight(runs, room, { ...style }) > room.h) continue;
    return g.paragraph(runs, room, style);
  }
}

/** On upright phones: the title, what it is for and its chances in one line, and the chance that counts. */
function small(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  { title, rows, main, brief: gain = '' }: Outlook,
  unit: number,
): void {
  const right = main ? 74 * unit : 0;
  const words = rect(x, y, w - right, h);
  g.text(title, x, y + 9 * unit, { size: 15 * unit, face: 'display', width: words.w });
  const chances = `${rows.map(({ label, brief = label, value }) => `${brief} ${value}`).join(', ')}.`;
  g.paragraph(
    [{ text: `${gain} ${chances}`.trim() }],
    { ...words, y: y + 19 * unit, h: h - 19 * unit },
    { size: 12.5 * unit, weight: 500, leading: 1.05 },
  );
  if (!main) return;
  g.title(text.percent(main.chance), x + w - right / 2, y + h * 0.27, { size: 27 * unit, width: right });
  g.paragraph([{ text: main.brief ?? main.label }], rect(x + w - right, y + h * 0.6, right, h * 0.42), {
    size: 13 * unit,
    weight: 700,
    align: 'center',
    leading: 1,
  });
}

function large(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  { title, rows, main, lines }: Outlook,
  allowance: string,
  color: number,
  unit: number,
  isWide: boolean,
): void {
  headLine(g, rect(x, y, w, 32 * unit), title, allowance, 21 * unit);
  const step = (isWide ? 22 : 18) * unit;
  const left = isWide ? leftOf(g, rows, w, unit) : w;
  let top = y + 36 * unit;
  for (const { label, value } of rows) {
    g.text(label, x, top + step / 2, {
      ...LABEL,
      size: 14.5 * unit,
      width: left - g.measure(value, valueStyle(unit)) - 8 * unit,
    });
    g.text(value, x + left, top + step / 2, { ...valueStyle(unit), align: 'right' });
    top += step;
  }
  if (main) {
    const area = isWide
      ? rect(x + left + 18 * unit, y + 34 * unit, w - left - 18 * unit, 68 * unit)
      : rect(x, top, w, 42 * unit);
    chanceBar(g, area, main, color, unit);
    if (!isWide) top += 44 * unit;
  }
  const below = isWide ? Math.max(top, y + 102 * unit) + 4 * unit : top + 2 * unit;
  g.segment(x, below, x + w, below, 1, paint.line);
  const room = rect(x, below + 4 * unit, w, y + h - below - 4 * unit);
  if (!isWide || room.h < lines.length * 16 * unit) return fitted(g, room, lines, unit);
  for (const [index, { lead, text: line }] of lines.entries()) {
    const high = room.h / Math.max(3, lines.length);
    const place = rect(x, room.y + index * high, w, high);
    g.paragraph(
      [
        { text: `${lead} `, weight: 700 },
        { text: line, weight: 500 },
      ],
      place,
      { size: 14.5 * unit, leading: 1, middle: true },
    );
  }
}

const LABEL = { size: 14.5, weight: 500 } as const;
const valueStyle = (unit: number) => ({ size: 18 * unit, face: 'display' }) as const;

/** The width of the rows beside the chance that counts: what they need, within limits. */
function leftOf(g: CanvasPainter, rows: Outlook['rows'], w: number, unit: number): number {
  const needed = rows.map(
    ({ label, value }) =>
      g.measure(label, { ...LABEL, size: Math.max(12, 14.5 * unit) }) + g.measure(value, valueStyle(unit)) + 12 * unit,
  );
  return Math.min(0.68 * w, Math.max(0.48 * w, ...needed));
}

/** As many of the consequences as there is room for, one after another. */
function fitted(g: CanvasPainter, room: Rect, lines: Outlook['lines'], unit: number, size = 14, leading = 1.1): void {
  const style = { size: size * unit, leading } as const;
  for (let count = lines.length; count > 0; count--) {
    const runs = lines.slice(0, count).flatMap(({ lead, text: line }) => [
      { text: `${lead} `, weight: 700 as const },
      { text: `${line} `, weight: 500 as const },
    ]);
    if (g.paragraphHeight(runs, room, style) <= room.h) return g.paragraph(runs, room, style);
  }
}

/** The chance that counts as a number and as a bar. */
function chanceBar(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  { chance, label }: NonNullable<Outlook['main']>,
  color: number,
  unit: number,
): void {
  const words = text.percent(chance);
  const size = Math.min(40 * unit, h * 0.62);
  const style = { size, face: 'display' } as const;
  g.text(words, x, y + size * 0.55, style);
  const after = x + g.measure(words, style) + 10 * unit;
  g.paragraph([{ text: label }], rect(after, y, x + w - after, size * 1.1), {
    size: 14.5 * unit,
    weight: 500,
    middle: true,
    leading: 1.05,
  });
  const bar = rect(x, y + size * 1.14, w, Math.min(15 * unit, h - size * 1.14));
  g.panel(bar, { fill: paint.white, line: 0, radius: 4 * unit });
  g.withinRound(bar, 4 * unit, () => g.fill({ ...bar, w: bar.w * chance }, color));
  g.panel(bar, { line: 1.5 * unit, lineColor: paint.ink, radius: 4 * unit });
}
