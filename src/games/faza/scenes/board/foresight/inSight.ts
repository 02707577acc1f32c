import { common, type Rect, rect } from '../../../../../table/layout/rect.ts';
import type { BoardLayout } from '../../../interaction/layout/layout.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { arrange } from '../pieces/arrange.ts';
import { signPlace } from '../pieces/tiles.ts';

/** Finds places for temporary tags over the board, so that all numbers there stay visible. */
export interface InSight {
  /**
   * The place nearest to the preferred one, inside `within`, that covers nothing; if there is none, the one that covers
   * least.
   */
  lay(wanted: Rect, within: Rect): Rect;
  /** Keeps a place free from now on. */
  keep(place: Rect): void;
}

/** Starts with the numbers of tiles, Drones and Rebels; tags add themselves when they are placed. */
export function keepInSight({ cells }: Pick<BoardLayout, 'cells'>, state: FazaView): InSight {
  const kept = state.board.flatMap((tile, index): Rect[] => {
    const cell = cells[index];
    if (!cell) return [];
    const counts = arrange(state, tile, cell).flatMap(({ badge, tally }) => badge ?? tally ?? []);
    return [signPlace(state, tile, cell), ...counts.map(({ x, y, r }) => rect(x - r, y - r, 2 * r, 2 * r))];
  });
  return {
    keep: (place) => kept.push(place),
    lay: (wanted, within) => {
      const near = kept.filter((place) => areaOf(common(place, reach(within, wanted))) > 0);
      const place = freest(wanted, within, near);
      kept.push(place);
      return place;
    },
  };
}

/** The distance between two places that are tried one after the other, in CSS pixels. */
const STEP = 3;

/** Everything that something laid inside `within` may reach: it may be larger. */
function reach({ x, y, w, h }: Rect, wanted: Rect): Rect {
  return rect(x - wanted.w, y - wanted.h, w + 2 * wanted.w, h + 2 * wanted.h);
}

/**
 * Of the preferred place and those of the same size in `within`: the one that hides least, and of several the nearest.
 */
function freest(wanted: Rect, within: Rect, kept: readonly Rect[]): Rect {
  const hiddenAt = (place: Rect): number => kept.reduce((sum, other) => sum + areaOf(common(place, other)), 0);
  let best = { place: wanted, hidden: hiddenAt(wanted), away: 0 };
  if (best.hidden === 0) return wanted;
  const right = Math.max(within.x, within.x + within.w - wanted.w);
  const bottom = Math.max(within.y, within.y + within.h - wanted.h);
  for (let x = within.x; x <= right; x += STEP) {
    for (let y = within.y; y <= bottom; y += STEP) {
      const away = Math.hypot(x - wanted.x, y - wanted.y);
      if (best.hidden === 0 && away >= best.away) continue;
      const place = { ...wanted, x, y };
      const hidden = hiddenAt(place);
      if (hidden < best.hidden || (hidden === best.hidden && away < best.away)) best = { place, hidden, away };
    }
  }
  return best.place;
}

function areaOf({ w, h }: Rect): number {
  return w * h;
}
