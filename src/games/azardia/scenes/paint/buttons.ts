import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Control } from '../../../../table/control.ts';
import { inset } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';
import { LIFT, paper } from './paper.ts';

/** A button of a page: the main one blue, a chosen one gold. */
export function paintButton(
  g: CanvasPainter,
  { rect: area, label, main, pressed, why }: Omit<Control, 'press' | 'hint'>,
  unit = 1,
): void {
  const face = { ...area, h: area.h - 3 };
  const fill = main ? paint.act : pressed ? paint.gold : why === undefined ? paint.white : paint.off;
  paper(g, { ...face, y: face.y + 3 }, { fill: main ? paint.actEdge : paint.edge, lift: LIFT.standing, radius: 8 });
  paper(g, face, { fill, lift: LIFT.glued, radius: 8 });
  if (pressed) g.panel(face, { line: 3, lineColor: paint.act, radius: 8 });
  g.paragraph([{ text: label, color: main ? paint.white : paint.ink, weight: 600 }], inset(face, 4), {
    size: (main ? 19 : 15) * unit,
    face: main ? 'display' : 'text',
    align: 'center',
    middle: true,
    leading: 1.05,
  });
}
