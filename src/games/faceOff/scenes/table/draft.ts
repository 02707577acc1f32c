import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { FACES } from '../../content/faces.ts';
import type { FactionId } from '../../content/vocabulary.ts';
import { draftLayout } from '../../interaction/layout/draftLayout.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import type { Widget } from '../../interaction/widget.ts';
import type { Seat } from '../../rules/state/state.ts';
import { draftText as text } from '../../text/draft.en.ts';
import { playerName } from '../../text/facts.en.ts';
import { factionNames } from '../../text/names.en.ts';
import { paintPicture } from '../paint/card.ts';
import { chipWidth, paintChip, paintLabel } from '../paint/label.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { paintEmblem } from './seats.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** What each seat has picked, above or below the factions. */
export function drawPicks(surface: Surface, view: FaceTableView): void {
  const { layout, state } = view;
  for (const [seat, area] of draftLayout(layout).seats.entries())
    put(surface, `pick:${seat}`, area, DEPTH.panel, [state.seats[seat], state.steps[0], view.seat], (g) =>
      paintPick(g, area, view, seat),
    );
}

function paintPick(
  g: CanvasPainter,
  area: Rect,
  { layout: { unit }, state, seat: own }: FaceTableView,
  seat: Seat,
): void {
  const { faction } = at(state.seats, seat);
  const [step] = state.steps;
  const isNow = step?.step === 'draft' && step.seat === seat;
  const face = paintLabel(g, area, {
    unit,
    isFlat: !isNow && faction === null,
    ...(isNow ? { frame: paint.act } : {}),
  });
  const side = faction === null ? 0 : Math.min(30 * unit, face.h * 0.7);
  const x = face.x + 8 * unit;
  if (side > 0) paintEmblem(g, rect(x, face.y + (face.h - side) / 2, side, side), state, seat);
  const left = x + (side > 0 ? side + 6 * unit : 0);
  const width = face.x + face.w - left - 6 * unit;
  const player = playerName(seat);
  const name = seat === own ? text.you(player) : player;
  const about = faction !== null ? factionNames[faction] : isNow ? text.picks : text.later;
  g.text(name, left, face.y + face.h * 0.3, { size: 13 * unit, weight: 600, color: paint.soft, width });
  g.text(about, left, face.y + face.h * 0.7, { size: 15 * unit, face: 'display', width });
}

/** The label of a faction: its face, how hard it is, and how it wants to win. */
export function drawFaction(surface: Surface, { layout: { unit, form } }: FaceTableView, widget: Widget): void {
  const { id, rect: area, look, pressed, isOpen } = widget;
  if (look.kind !== 'faction') return;
  const { faction, taken } = look;
  put(surface, `widget:${id}`, area, DEPTH.widget, [faction, taken, pressed, isOpen], (g) => {
    const face = paintLabel(g, area, {
      unit,
      frame: SET_PAINT[faction].main,
      ...(pressed ? { ring: paint.act } : {}),
    });
    const inner = inset(face, (form === 'wide' ? 10 : 7) * unit);
    const parts =
      form === 'portrait'
        ? row(inner, { picture: share(3), words: share(8) }, 8 * unit)
        : column(inner, { picture: share(form === 'wide' ? 6 : 3), words: share(5) }, 6 * unit);
    paintPicture(g, parts.picture, FACES[faction]);
    paintWords(g, parts.words, faction, taken, { unit, isWide: form === 'wide' });
  });
}

function paintWords(
  g: CanvasPainter,
  area: Rect,
  faction: FactionId,
  taken: string | null,
  { unit, isWide }: { readonly unit: number; readonly isWide: boolean },
): void {
  const { main, on } = SET_PAINT[faction];
  const { name, about } = column(area, { name: (isWide ? 34 : 24) * unit, about: share() }, 4 * unit);
  g.fill(name, main);
  const size = (isWide ? 20 : 15) * unit;
  const chip = (isWide ? 14 : 12) * unit;
  const wide = chipWidth(g, text.difficulty[faction], chip);
  const y = name.y + name.h / 2;
  g.text(factionNames[faction], name.x + 8 * unit, y, {
    size,
    face: 'display',
    color: on,
    width: name.w - wide - 18 * unit,
  });
  paintChip(g, name.x + name.w - wide / 2 - 5 * unit, y, text.difficulty[faction], chip);
  const style = { size: (isWide ? 15 : 13) * unit, weight: 500, leading: 1.15 } as const;
  const gap = 5 * unit;
  const heightOf = (line: string): number => g.paragraphHeight([{ text: line }], about, style) + gap;
  const all = text.about(faction);
  const fits = all.reduce((sum, line) => sum + heightOf(line), 0) <= about.h;
  let { y: top } = about;
  for (const line of taken !== null ? [taken] : fits ? all : text.strategies[faction]) {
    const h = heightOf(line);
    g.paragraph([{ text: line, color: taken === null ? paint.ink : paint.soft }], { ...about, y: top, h }, style);
    top += h;
  }
}
