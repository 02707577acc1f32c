import { inset } from '../../../../table/layout/rect.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { staysOpen, type Widget } from '../../interaction/widget.ts';
import { tableText as text } from '../../text/table.en.ts';
import { paint } from '../paint/paint.ts';
import { paintButton, paintOutlined, paintSlab } from '../paint/slab.ts';
import { drawCard } from './hand.ts';
import { DEPTH, putSlab, type Surface } from './surface.ts';

/** Everything that can be pressed, except what the map shows. */
export function drawButtons(surface: Surface, view: FactionTableView): void {
  for (const widget of view.widgets) {
    if (widget.look.kind === 'card') drawCard(surface, view, widget);
    else if (widget.look.kind !== 'tile') drawButton(surface, view, widget);
  }
}

function drawButton(surface: Surface, { layout, busy }: FactionTableView, widget: Widget): void {
  const { id, rect: area, label, look, isOpen, pressed } = widget;
  const { unit } = layout;
  // While something moves, only what can be pressed then is shown.
  if (busy && !staysOpen(widget)) return;
  putSlab(surface, `widget:${id}`, area, DEPTH.widget, [label, look, isOpen, pressed], (g) => {
    if (look.kind === 'icon') {
      const face = paintSlab(g, area, { unit });
      g.icon(look.symbol, face.x + face.w / 2, face.y + face.h / 2, Math.min(24 * unit, face.h * 0.66), paint.ink);
    } else if (look.kind === 'speed') {
      const face = paintSlab(g, area, { unit });
      const [x, y, width] = [face.x + face.w / 2, face.y + face.h / 2, face.w - 8 * unit];
      const isShort = g.measure(look.speed, { size: 12, face: 'display' }) <= width;
      if (isShort) g.text(look.speed, x, y, { size: 16 * unit, face: 'display', align: 'center', width });
      else g.icon('speed', x, y, Math.min(24 * unit, face.h * 0.66), paint.ink);
    } else if (look.kind === 'peek') {
      const face = paintSlab(g, area, { unit, ...(pressed ? { ring: paint.act } : {}) });
      const middle = face.x + face.w / 2;
      g.icon('eye', middle, face.y + face.h * 0.4, Math.min(30 * unit, face.h * 0.5), paint.ink);
      g.text(text.peekShort, middle, face.y + face.h * 0.76, { size: 14 * unit, weight: 700, align: 'center' });
    } else if (look.kind === 'go') {
      if (isOpen) paintButton(g, { id, group: '', rect: area, label, main: true }, unit, look.detail);
      else
        g.paragraph([{ text: label, color: paint.white }], inset(area, 8 * unit), {
          size: 15 * unit,
          weight: 700,
          align: 'center',
          middle: true,
        });
    } else if (layout.question || layout.battle) paintOutlined(g, area, label, pressed === true, unit);
    else paintButton(g, { id, group: '', rect: area, label, pressed: pressed === true }, unit);
  });
}
