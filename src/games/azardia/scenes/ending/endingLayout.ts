import type { EndingView } from '../../../../module/ending.ts';
import type { Control } from '../../../../table/control.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';

/** Where the parts of an ending are, in CSS pixels. */
export interface EndingLayout {
  readonly unit: number;
  /** Where the players stand on their steps. */
  readonly stage: Rect;
  /** Who won, and why. */
  readonly heading: Rect;
  /** The panel with places, chart and buttons. */
  readonly panel: Rect;
  readonly places: Rect;
  readonly chart: Rect;
  readonly buttons: Rect;
}

/** An ending as Azardia shows it. */
export interface AzardiaEndingView extends EndingView<AzardiaTypes> {
  readonly layout: EndingLayout;
  /** The seats from the winner to the last. */
  readonly places: readonly Seat[];
  /** For each round, where each seat's pawn was when it began; at last where all were in the end. */
  readonly history: readonly (readonly TileNo[])[];
  readonly picture: { readonly panels: readonly []; readonly buttons: readonly Omit<Control, 'press' | 'hint'>[] };
}

/** As high as a button is, for fingers. */
const BUTTON = 46;

/** Arranges an ending: the steps of the winners beside the panel, on upright phones above it. */
export function endingLayout(width: number, height: number, players: number): EndingLayout {
  const isUpright = height > width;
  const unit = unitOf(width, height);
  const page = inset(rect(0, 0, width, height), Math.max(6, 12 * unit));
  const [left = page, panel = page] = isUpright
    ? column(page, [share(0.36), share(0.64)], 8)
    : row(page, [share(), Math.max(300, Math.min(400 * unit, page.w * 0.42))], 12);
  const [stage = left, heading = left] = column(left, [share(), Math.max(52, 76 * unit)], 6);
  const inner = inset(panel, Math.max(8, 14 * unit));
  const rowHeight = Math.min(56 * unit, isUpright ? 40 * unit : inner.h * 0.11);
  const buttons = 3 * BUTTON * grown(unit) + 2 * 8;
  const parts = column(inner, { places: players * rowHeight + 26 * Math.max(0.7, unit), chart: share(), buttons }, 8);
  return { unit, stage, heading, panel, ...parts };
}

/** CSS pixels to a unit. On upright tablets words grow less than on phones, for the chart to have room. */
function unitOf(width: number, height: number): number {
  if (height <= width) return Math.max(0.62, Math.min(width / 1280, height / 720));
  return width >= 600 ? Math.min(width / 600, height / 900) : Math.min(width / 360, height / 640);
}

/** How much larger words and buttons are in a large window. */
export function grown(unit: number): number {
  return Math.max(1, unit);
}

/** Whether there is room for a chart at all. */
export function hasChart({ h }: Rect): boolean {
  return h >= 70;
}

/** The chart's own area within its part, inside its labels. */
export function plotOf({ chart: { x, y, w, h }, unit }: EndingLayout): Rect {
  const big = grown(unit);
  return rect(x + 30 * big, y + 24 * big, w - 38 * big, Math.max(20, h - 44 * big));
}
