import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Control } from '../../../../table/control.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';
import { LIFT, paper } from './paper.ts';

/** From this width on a button has room for a description below its name. */
const ROOMY = 210;

/** A button of a page: the main one blue, a chosen one gold; `about` describes it if there is room. */
export function paintButton(
  g: CanvasPainter,
  { rect: area, label, main, pressed, why }: Omit<Control, 'press' | 'hint'>,
  unit = 1,
  about = '',
): void {
  const face = { ...area, h: area.h - 3 };
  const fill = main ? paint.act : pressed ? paint.gold : why === undefined ? paint.white : paint.off;
  paper(g, { ...face, y: face.y + 3 }, { fill: main ? paint.actEdge : paint.edge, lift: LIFT.standing, radius: 8 });
  paper(g, face, { fill, lift: LIFT.glued, radius: 8 });
  if (pressed) g.panel(face, { line: 3, lineColor: paint.act, radius: 8 });
  const inner = inset(face, 4);
  const words = { text: label, color: main ? paint.white : paint.ink, weight: 600 as const };
  const style = { size: (main ? 19 : 15) * unit, face: main ? 'display' : 'text', leading: 1.05 } as const;
  const small = { size: 12 * unit, weight: 500, leading: 1.05 } as const;
  const below = [{ text: about, color: main ? paint.white : paint.soft }];
  // Two lines of description leave the name a single line.
  const tight = { ...inner, y: face.y + 2, h: face.h - 4 };
  const high = g.paragraphHeight(below, tight, small);
  const line = style.size * style.leading;
  const isRoomy = about !== '' && inner.w > ROOMY && high + line <= tight.h;
  const spare = (tight.h - high - line) / 3;
  const name = isRoomy ? { ...tight, y: tight.y + spare, h: line } : inner;
  g.paragraph([words], name, { ...style, align: 'center', middle: true });
  if (!isRoomy) return;
  g.paragraph(below, { ...tight, y: name.y + line + spare, h: high }, { ...small, align: 'center', middle: true });
}

/** A less prominent button: thin paper, through which the ground shows. */
export function paintQuietButton(
  g: CanvasPainter,
  { rect: area, label }: Omit<Control, 'press' | 'hint'>,
  unit = 1,
): void {
  const face = inset(area, 1);
  paper(g, face, { fill: paint.white, alpha: 0.62, lift: LIFT.glued, radius: 7 });
  g.paragraph([{ text: label, color: paint.ink }], inset(face, 3), {
    size: 14 * unit,
    weight: 600,
    align: 'center',
    middle: true,
    leading: 1.05,
  });
}

/** The frame around something that is chosen. */
export function chosenFrame(g: CanvasPainter, area: Rect, unit: number): void {
  g.panel(area, { line: 3 * Math.min(1.4, unit), lineColor: paint.act, radius: 8 * unit });
}
