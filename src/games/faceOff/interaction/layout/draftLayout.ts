import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { FACTIONS } from '../../content/vocabulary.ts';
import { CARD, type FaceLayout } from './tableLayout.ts';

/** Where everything is while factions are picked, in CSS pixels. */
export interface DraftLayout {
  /** What each seat has picked. */
  readonly seats: readonly Rect[];
  /** A label for each faction, in the order of `FACTIONS`. */
  readonly factions: readonly Rect[];
  /** The starters of the faction that is looked at; none where there is no room for them. */
  readonly cards: readonly Rect[];
}

/** The starters of a faction (S1). */
const STARTERS = 12;
/** The height of a seat's line. */
const SEAT = 44;

/** Arranges the factions below the top row, beside the main button. */
export function draftLayout({ window, phase, go, form, unit, seats: { length: seats } }: FaceLayout): DraftLayout {
  const gap = (form === 'wide' ? 10 : 4) * unit;
  const inner = inset(window, gap);
  const top = phase.y + phase.h + gap;
  const line = Math.max(SEAT, SEAT * unit);
  if (form === 'portrait') {
    const body = rect(inner.x, top, inner.w, go.y - gap - top);
    const parts = column(body, { seats: line, factions: share() }, gap);
    return {
      seats: row(parts.seats, seats, gap),
      factions: column(parts.factions, FACTIONS.length, gap),
      cards: [],
    };
  }
  const bottom = inner.y + inner.h;
  const beside = go.x - gap - inner.x;
  if (form === 'landscape') {
    const foot = rect(inner.x, bottom - line, beside, line);
    const body = rect(inner.x, top, inner.w, Math.min(go.y, foot.y) - gap - top);
    return { seats: row(foot, seats, gap), factions: row(body, FACTIONS.length, gap), cards: [] };
  }
  const w = (beside - (STARTERS - 1) * 4 * unit) / STARTERS;
  const h = Math.max(CARD.h, w * 1.4);
  const hasCards = w >= CARD.w;
  const foot = rect(inner.x, bottom - h, beside, h);
  const body = rect(inner.x, top, inner.w, (hasCards ? Math.min(go.y, foot.y) : go.y) - gap - top);
  const parts = column(body, { seats: line, factions: share() }, gap);
  return {
    seats: row(parts.seats, seats, gap),
    factions: row(parts.factions, FACTIONS.length, gap),
    cards: hasCards ? row(foot, STARTERS, 4 * unit) : [],
  };
}
