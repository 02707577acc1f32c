import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { CARD, type FaceLayout } from './tableLayout.ts';

/** Where the parts of the arena are, in CSS pixels. */
export interface ArenaLayout {
  readonly title: Rect;
  /** The sides of the fight, or what can be chosen. */
  readonly body: Rect;
  /** What a choice leads to: its total, its consequences in words, and its chances. */
  readonly outlook: Rect;
}

/** Arranges the arena. */
export function arenaLayout({ arena, unit, form }: FaceLayout): ArenaLayout {
  const isWide = form === 'wide';
  const inner = inset(arena, (isWide ? 10 : 6) * unit);
  const gap = (isWide ? 4 : 3) * unit;
  return column(inner, { title: (isWide ? 28 : 20) * unit, body: share(), outlook: (isWide ? 66 : 54) * unit }, gap);
}

/** The height of a choice in one line, for fingers. */
const LINE = 44;
/** The room below a card for what it is worth. */
const NOTE = 30;
/** Height by width of a card. */
const RATIO = 1.5;

/** Whether so many cards can be shown as cards in an area, with a note below each. */
export function fitsCards(area: Rect, count: number, unit: number): boolean {
  return cardPlaces(area, count, unit).every(({ w, h }) => w >= CARD.w && h >= CARD.h);
}

/** Where so many cards are in an area, side by side; the notes are below them. */
export function cardPlaces(area: Rect, count: number, unit: number): Rect[] {
  const gap = 8 * unit;
  const h = Math.min(area.h - NOTE * Math.max(1, unit), RATIO * ((area.w - gap * (count - 1)) / count), 220 * unit);
  const w = Math.min(h / 1.38, (area.w - gap * (count - 1)) / count);
  const line = rect(area.x, area.y, area.w, h);
  // The notes are as wide as the cards and their gaps.
  const wide = Math.min((area.w - gap * (count - 1)) / count, Math.max(w, 180 * unit));
  return row(
    line,
    Array.from({ length: count }, () => wide),
    gap,
    0.5,
  ).map((place) => rect(place.x + (place.w - w) / 2, place.y, w, h));
}

/** A narrower line has no room for a name and a picture. */
const LEAST_LINE = 130;

/** How many choices in one line each an area has room for. */
export function roomForLines(area: Rect, unit: number): number {
  const gap = 4 * unit;
  const fitting = (room: number, least: number): number => Math.max(1, Math.floor((room + gap) / (least + gap)));
  return fitting(area.h, LINE) * fitting(area.w, LEAST_LINE);
}

/** Where so many choices in one line each are in an area: as few columns as fit. */
export function linePlaces(area: Rect, count: number, unit: number): Rect[] {
  const gap = 4 * unit;
  const rows = Math.max(1, Math.floor((area.h + gap) / (LINE + gap)));
  const columns = Math.ceil(count / rows);
  const lines = Math.ceil(count / columns);
  const h = Math.min(Math.max(LINE, 60 * unit), (area.h - gap * (lines - 1)) / lines);
  return Array.from({ length: count }, (_, index) => {
    const w = Math.min(260 * unit, (area.w - gap * (columns - 1)) / columns);
    const left = area.x + (area.w - columns * w - (columns - 1) * gap) / 2;
    return rect(left + (index % columns) * (w + gap), area.y + Math.floor(index / columns) * (h + gap), w, h);
  });
}
