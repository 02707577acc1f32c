import type { EndingView } from '../../../../module/screens/ending.ts';
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
  /** The heading of the places; without height if there is no room for it. */
  readonly caption: Rect;
  readonly places: Rect;
  readonly chart: Rect;
  /** Where the race turned, in a sentence. */
  readonly story: Rect;
  readonly buttons: Rect;
}

/** An ending as Azardia shows it. */
export interface AzardiaEndingView extends EndingView<AzardiaTypes> {
  readonly layout: EndingLayout;
  /** The seats from the winner to the last. */
  readonly places: readonly Seat[];
  /** For each round, where each seat's pawn was when it began; at last where all were in the end. */
  readonly history: readonly (readonly TileNo[])[];
  readonly title: string;
  /** Kind words for the only person who played and lost; otherwise empty. */
  readonly comfort: string;
  /** By seat: what they did best, or nothing. */
  readonly awards: readonly string[];
  /** The turning point of the race: the round, and the event. */
  readonly turn: { readonly head: string; readonly told: string; readonly round: number } | null;
  /** The number of commands before it. */
  readonly age: number | null;
  readonly picture: { readonly panels: readonly []; readonly buttons: readonly Omit<Control, 'press' | 'hint'>[] };
}

/** As high as a button is, for fingers. */
const BUTTON = 46;
/** In windows lower than this, the turning point is below the steps instead of in the panel. */
const LOW = 500;

/**
 * Arranges an ending: the steps of the winners beside the panel, on upright phones above it. `isPersonal`: whether its
 * heading has kind words for a player.
 */
export function endingLayout(
  width: number,
  height: number,
  { players, isPersonal }: { readonly players: number; readonly isPersonal: boolean },
): EndingLayout {
  const isUpright = height > width;
  const isLow = height < LOW;
  const unit = unitOf(width, height);
  const big = grown(unit);
  const page = inset(rect(0, 0, width, height), Math.max(6, 12 * unit));
  const [left = page, panel = page] = isUpright
    ? column(page, [share(), share(1.8)], 8)
    : row(page, [share(), Math.max(328, Math.min(400 * unit, page.w * 0.42))], 12);
  const storyHeight = (isUpright || isLow ? STORY : ROOMY_STORY) * big;
  const headHeight = (isPersonal ? 92 : isUpright || isLow ? 56 : 76) * big;
  const [stage = left, heading = left, below = left] = isLow
    ? column(left, [share(), headHeight, storyHeight], 6)
    : column(left, [share(), headHeight], 6);
  const inner = inset(panel, Math.max(8, 14 * unit));
  const gap = isUpright && height < 700 ? 5 : 8;
  const buttons = 3 * BUTTON * big + 2 * 8;
  const captionHeight = isLow || (isUpright && height < 700) ? 0 : 26 * Math.max(0.7, unit);
  const free = inner.h - buttons - captionHeight - (isLow ? 0 : storyHeight + gap) - 2 * gap;
  const rowHeight = Math.min(Math.max(44, (isUpright ? 44 : 56) * unit), free / players);
  const list = column(
    inner,
    {
      caption: captionHeight,
      places: players * rowHeight,
      chart: share(),
      story: isLow ? 0 : storyHeight,
      buttons,
    },
    [0, 0, gap, isLow ? 0 : gap, gap],
  );
  return { unit, stage, heading, panel, ...list, ...(isLow && { story: below }) };
}

/** As high as the sentence about where the race turned; beside the steps there is room around it. */
const STORY = 50;
const ROOMY_STORY = 62;

/** CSS pixels to a unit. On upright tablets words grow less than on phones, for the chart to have room. */
function unitOf(width: number, height: number): number {
  if (height <= width) return Math.max(0.62, Math.min(width / 1280, height / 720));
  return width >= 600 ? Math.min(width / 600, height / 900) : Math.min(width / 360, height / 640);
}

/** How much larger words and buttons are in a large window. */
export function grown(unit: number): number {
  return Math.max(1, unit);
}

/** Whether there is room for a chart. */
export function hasChart({ h }: Rect): boolean {
  return h >= 70;
}

/** As high as a sentence of three lines that appears for a while. */
const NOTE = 92;

/** Where achievements appear: over the steps, where nothing is read, and below the faces of those who stand on them. */
export function notePlace({ stage, unit }: EndingLayout): Rect {
  const h = Math.min(stage.h, NOTE * grown(unit));
  return rect(stage.x, stage.y + stage.h - h, stage.w, h);
}

/** The chart's own area within its part, inside its labels. */
export function plotOf({ chart: { x, y, w, h }, unit }: EndingLayout): Rect {
  const big = grown(unit);
  return rect(x + 30 * big, y + 24 * big, w - 38 * big, Math.max(20, h - 44 * big));
}
