import type { BoardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { type Rect, rect } from '../../table/rect.ts';

/** The least height of what a finger presses, in CSS pixels. */
const TOUCH = 44;

/** Where a replay has its controls: round about the board, over what only matters to those who play. */
export interface ReplayPlaces {
  /** The way back, and the ribbon that says that this is the past. */
  readonly ribbon: Rect;
  /** The log, and the way to play on. */
  readonly exits: Rect;
  /** The sentence of the moment, the scrubber and the buttons that run the reel. */
  readonly transport: Rect;
}

/** Arranges a replay's controls about the board. */
export function replayPlaces(layout: BoardLayout): ReplayPlaces {
  const { form, width, height, unit, tray, bar } = layout;
  const verbs = boundsOf(layout.verbs);
  switch (form) {
    case 'wide': {
      const strip = Math.max(TOUCH, layout.menu.y * 2 + layout.menu.h);
      const left = verbs.x;
      const right = layout.end.x + layout.end.w;
      return {
        ribbon: rect(0, 0, width * 0.6, strip),
        exits: rect(width * 0.6, 0, width * 0.4, strip),
        transport: rect(left, bar.y, right - left, height - bar.y - 3),
      };
    }
    case 'portrait': {
      const top = (layout.heroes[0]?.cards[0] ?? bar).y - 2 * unit;
      const left = tray.x - 4 * unit;
      const whole = 360 * unit;
      return {
        ribbon: rect(left, 0, whole * 0.62, TOUCH),
        exits: rect(left + whole * 0.62, 0, whole * 0.38, TOUCH),
        transport: rect(left, top, whole, height - top),
      };
    }
    case 'landscape': {
      const { x, y, w } = bar;
      const left = layout.menu.x;
      return {
        ribbon: rect(left, 0, layout.redo.x + layout.redo.w - left, (layout.heroes[0]?.panel ?? tray).y),
        exits: verbs,
        transport: rect(x, y, w, layout.end.y + layout.end.h - y),
      };
    }
  }
}

/** Where the controls of a film lie: over the verbs, which nobody needs meanwhile. Skip stays where the turn is ended. */
export function filmBarPlace(layout: BoardLayout): Rect {
  const verbs = boundsOf(layout.verbs);
  const h = Math.max(TOUCH, verbs.h);
  // On a phone that lies on its side every pixel up to the board counts.
  const more = layout.form === 'landscape' ? 3 * layout.unit : 0;
  return rect(verbs.x - more, verbs.y + verbs.h - h, verbs.w + 2 * more - layout.unit, h);
}

/** The narrowest panel in which sentences can be read. */
const LEAST_ASIDE = 300;

/**
 * How wide a panel at the right edge is, in CSS pixels: as far as the board, or what reading needs where that is less, at the cost
 * of the board's last column. `null` on phones, where there is no room beside it.
 */
export function asideWidth({ form, width, tray }: BoardLayout): number | null {
  return form === 'wide' ? Math.max(LEAST_ASIDE, width - tray.x - tray.w - 4) : null;
}

function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  const right = Math.max(...rects.map((one) => one.x + one.w));
  const bottom = Math.max(...rects.map((one) => one.y + one.h));
  return rect(x, y, right - x, bottom - y);
}
