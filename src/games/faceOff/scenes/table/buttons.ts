import { inset, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { staysOpen, type Widget } from '../../interaction/widget.ts';
import { paintCard, paintCardLine } from '../paint/card.ts';
import { paintButton, paintLabel } from '../paint/label.ts';
import { paint } from '../paint/paint.ts';
import { paintSymbol } from '../paint/symbols.ts';
import { drawFaction } from './draft.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** Lower cards than this are shown in one line. */
const CARD_FROM = 80;

/** Everything that can be pressed. */
export function drawWidgets(surface: Surface, view: FaceTableView): void {
  for (const widget of view.widgets) {
    if (widget.look.kind === 'card') drawCard(surface, view, widget);
    else if (widget.look.kind === 'faction') drawFaction(surface, view, widget);
    else drawButton(surface, view, widget);
  }
}

function drawCard(surface: Surface, { layout: { unit }, busy, looked }: FaceTableView, widget: Widget): void {
  const { look, pressed, id } = widget;
  if (look.kind !== 'card') return;
  const { card, note, place, whole: area = widget.rect } = look;
  const isDimmed = look.isDimmed && !busy;
  const isChosen = pressed === true || (looked === card && !widget.isOpen);
  const isLine = area.h < CARD_FROM;
  // A chosen card of the hand is lifted.
  const lift = pressed === true && place === 'hand' ? 5 : 0;
  const below = place === 'arena' && !isLine ? 34 * Math.max(1, unit) : 0;
  const aside = below > 0 ? Math.min(40, Math.max(0, ((look.noteRoom ?? area.w) - area.w) / 2)) : 0;
  const whole = rect(area.x - aside, area.y - lift, area.w + 2 * aside, area.h + below + lift);
  // A chosen card lies over those beside it.
  const depth = DEPTH.widget + (isChosen ? 1 : 0);
  put(surface, `widget:${id}`, whole, depth, [card, note, isDimmed, isChosen, lift], (g) => {
    const face = { ...area, y: area.y - lift, h: area.h - 4 };
    if (isLine) return paintCardLine(g, face, card, unit, { isDimmed, isChosen, note: place === 'arena' ? note : '' });
    paintCard(g, face, card, { isDimmed, isChosen, note: place === 'arena' ? '' : note });
    if (below > 0)
      g.paragraph(
        [{ text: note, color: paint.paper, weight: 600 }],
        rect(whole.x, area.y + area.h + 2, whole.w, below),
        {
          size: 14 * unit,
          align: 'center',
          leading: 1.05,
        },
      );
  });
}

function drawButton(surface: Surface, { layout: { unit, form }, busy, isStaged }: FaceTableView, widget: Widget): void {
  const { id, rect: area, label, look, isOpen, pressed, why } = widget;
  // While something moves, only what can be pressed then is shown.
  if (busy && !staysOpen(widget)) return;
  const depth = isStaged && look.kind !== 'icon' && look.kind !== 'speed' ? DEPTH.buttons : DEPTH.widget;
  put(surface, `widget:${id}`, area, depth, [label, look, isOpen, pressed], (g) => {
    const middle = { x: area.x + area.w / 2, y: area.y + (area.h - 3 * unit) / 2 };
    if (look.kind === 'icon') {
      paintLabel(g, area, { unit });
      paintSymbol(g, look.symbol, middle, Math.min(22 * unit, area.h * 0.5));
    } else if (look.kind === 'speed') {
      paintLabel(g, area, { unit });
      g.text(look.speed, middle.x, middle.y, { size: 15 * unit, face: 'display', align: 'center', width: area.w - 6 });
    } else if (look.kind === 'go') {
      if (isOpen) paintButton(g, { id, group: '', rect: area, label, main: true }, unit, look.detail);
      else
        g.paragraph([{ text: label, color: paint.paper }], inset(area, 6 * unit), {
          size: (form === 'wide' ? 16 : 14) * unit,
          weight: 700,
          align: 'center',
          middle: true,
        });
    } else if (look.kind === 'option') {
      const off = why === undefined ? {} : { why };
      paintButton(g, { id, group: '', rect: area, label, pressed: pressed === true, ...off }, unit * 0.92, look.note);
    }
  });
}
