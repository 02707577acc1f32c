import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { type FaceOffView, HIDDEN } from '../../rules/state/state.ts';
import { hqNames } from '../../text/names.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { tableText } from '../../text/table.en.ts';
import { paintLabel } from '../paint/label.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** The active headquarters, its marks against the timing card, and its rule. */
export function drawHeadquarters(surface: Surface, { layout, state }: FaceTableView): void {
  const { hq: area, unit, form } = layout;
  put(surface, 'hq', area, DEPTH.panel, [state.hqs[0], state.marks, state.timings[0]], (g) =>
    form === 'wide' ? paintWide(g, area, state, unit) : paintSmall(g, area, state, unit),
  );
}

/** What the marks mean, in a few words. */
function marksWords({ marks, timings }: FaceOffView): string {
  const left = at(timings, 0) - marks;
  if (left <= 0) return text.cracksNow;
  return left === 1 ? text.nextCracks : text.marksToGo(left);
}

/** How far its picture is cracked: by the part of the marks that it has. */
function cracksOf({ marks, timings }: Pick<FaceOffView, 'marks' | 'timings'>): 0 | 1 | 2 {
  const timing = at(timings, 0);
  if (marks >= timing) return 2;
  return marks * 2 >= timing ? 1 : 0;
}

/** The marks as matches: burnt ones, and those to come. */
export function paintMarks(g: CanvasPainter, area: Rect, { marks, timings }: FaceOffView, fresh = 0): void {
  const timing = at(timings, 0);
  const count = Math.max(timing, marks);
  const step = Math.min(area.h * 0.5, area.w / count);
  for (let index = 0; index < count; index++) {
    const isLit = index < marks && index >= marks - fresh;
    const name = isLit ? 'match/lit' : index < marks ? 'match/burnt' : 'match/fresh';
    g.sprite(name, area.x + (index + 0.5) * step, area.y + area.h / 2, Math.min(area.h, step * 2.6));
  }
}

function paintWide(g: CanvasPainter, area: Rect, state: FaceOffView, unit: number): void {
  const [hq = HIDDEN] = state.hqs;
  if (hq === HIDDEN) return;
  const face = paintLabel(g, area, { unit, frame: SET_PAINT[hq].main });
  const inner = inset(face, 9 * unit);
  g.text(hqNames[hq], inner.x, inner.y + 11 * unit, { size: 17 * unit, face: 'display', width: inner.w });
  const rule = Math.min(52 * unit, inner.h * 0.24);
  const marks = 40 * unit;
  const picture = rect(inner.x, inner.y + 24 * unit, inner.w, inner.h - 24 * unit - marks - rule - 6 * unit);
  if (picture.h > 24 * unit) paintBuilding(g, picture, state);
  const y = inner.y + inner.h - rule - marks;
  // Few marks leave more room for the words.
  const matches = Math.min(inner.w * 0.44, Math.max(at(state.timings, 0), state.marks) * marks * 0.5);
  paintMarks(g, rect(inner.x, y, matches, marks), state);
  const left = matches + inner.w * 0.02;
  const words = rect(inner.x + left, y, inner.w - left, marks);
  g.text(text.marks(state.marks, at(state.timings, 0)), words.x, words.y + marks * 0.3, {
    size: 17 * unit,
    face: 'display',
  });
  g.text(marksWords(state), words.x, words.y + marks * 0.76, {
    size: 13 * unit,
    weight: 600,
    color: paint.ink,
    width: words.w,
  });
  g.paragraph(
    [{ text: tableText.hqEffects[hq], color: paint.soft }],
    rect(inner.x, inner.y + inner.h - rule, inner.w, rule),
    {
      size: 13 * unit,
      weight: 500,
      leading: 1.1,
      middle: true,
    },
  );
}

/** The whole building, standing on the foot of an area; the cracks are in its pictures. */
export function paintBuilding(g: CanvasPainter, area: Rect, state: FaceOffView): void {
  const [hq = HIDDEN] = state.hqs;
  if (hq === HIDDEN) return;
  const h = Math.min(area.h, (area.w * 380) / 600);
  g.withinRound(area, 2, () => {
    g.fill(area, SET_PAINT[hq].tint);
    g.sprite(`hq/${hq}/${cracksOf(state)}`, area.x + area.w / 2, area.y + area.h - h / 2, h);
  });
  g.stroke(area, 1.5, paint.ink);
}

function paintSmall(g: CanvasPainter, area: Rect, state: FaceOffView, unit: number): void {
  const [hq = HIDDEN] = state.hqs;
  if (hq === HIDDEN) return;
  const { main, on } = SET_PAINT[hq];
  const face = paintLabel(g, area, { unit, frame: main });
  const inner = inset(face, 6 * unit);
  const side = inner.h;
  g.panel(rect(inner.x, inner.y, side, side), { fill: main, line: 2, lineColor: paint.ink, radius: 3 });
  g.icon(hq, inner.x + side / 2, inner.y + side / 2, side * 0.76, on);
  const count = Math.max(at(state.timings, 0), state.marks);
  const right = (40 + 9 * count) * unit;
  const left = inner.x + side + 6 * unit;
  const room = inner.x + inner.w - right - left;
  // Wide letters are not made so small that they run into the matches.
  const large = { size: 13.5 * unit, face: 'display' } as const;
  const name = g.measure(hqNames[hq], large) <= room ? large : ({ size: 14 * unit, weight: 700, width: room } as const);
  g.text(hqNames[hq], left, inner.y + inner.h * 0.28, name);
  g.text(marksWords(state), left, inner.y + inner.h * 0.78, {
    size: 12 * unit,
    weight: 500,
    color: paint.soft,
    width: room,
  });
  const marks = rect(inner.x + inner.w - right + 4 * unit, inner.y, right - 34 * unit, inner.h);
  paintMarks(g, marks, state);
  g.text(text.marksShort(state.marks, at(state.timings, 0)), inner.x + inner.w, inner.y + inner.h / 2, {
    size: 16 * unit,
    face: 'display',
    align: 'right',
  });
}
