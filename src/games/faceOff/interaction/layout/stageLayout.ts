import { column, row, share } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../view.ts';

/** Where the parts of a fight are while it covers the table, in CSS pixels. */
export interface StageLayout {
  /** What is fought over: the title of a Face Off, or the headquarters with its marks. */
  readonly head: Rect;
  /** What happens, in words. */
  readonly told: Rect;
  /** The sides, by seat: side by side, on upright phones below each other. */
  readonly lanes: readonly Rect[];
  /** The match between those who look at each other; `null` in an assault. */
  readonly match: Rect | null;
}

/** Arranges a fight over the table. */
export function stageLayout({
  layout: { stage, unit, form },
  lanes: { length: count },
  fight,
}: Pick<FaceTableView, 'layout' | 'lanes' | 'fight'>): StageLayout {
  const { head, told, rest } = headOf(stage, unit, { form, fight, count });
  const gap = (form === 'wide' ? 10 : 4) * unit;
  const isUpright = form === 'portrait';
  // In a Face Off there is room for a match between the first half of the sides and the second.
  const middle = fight === 'faceOff' ? Math.ceil(count / 2) : count;
  const between = (isUpright ? 34 : 46) * unit;
  const gaps = Array.from({ length: count }, (_, index) => (index === 0 ? 0 : index === middle ? between : gap));
  const lanes = isUpright ? column(rest, count, gaps) : row(rest, count, gaps);
  const after = lanes[middle];
  if (!after) return { head, told, lanes, match: null };
  const match = isUpright
    ? rect(rest.x, after.y - between, rest.w, between)
    : rect(after.x - between + 2 * unit, after.y, between - 4 * unit, Math.min(190 * unit, after.h * 0.6));
  return { head, told, lanes, match };
}

/** The head and what is told below it; where the window is low, beside it. */
function headOf(
  stage: Rect,
  unit: number,
  { form, fight, count }: Pick<FaceTableView, 'fight'> & { readonly form: string; readonly count: number },
): { readonly head: Rect; readonly told: Rect; readonly rest: Rect } {
  const isAssault = fight === 'hq';
  const gap = 6 * unit;
  if (form === 'landscape') {
    const { top, rest } = column(stage, { top: Math.max(32, (isAssault ? 96 : 36) * unit), rest: share() }, gap);
    return { ...row(top, { head: share(isAssault ? 5 : 4), told: share(isAssault ? 3 : 5) }, gap), rest };
  }
  const isPhone = form === 'portrait';
  const high = isAssault ? (isPhone && count > 3 ? 116 : 176) : isPhone ? 24 : 38;
  return column(stage, { head: high * unit, told: Math.max(32, 42 * unit), rest: share() }, gap);
}
