import type { ReplayPlaces } from '../../../../module/screens/replay.ts';
import { windowScale } from '../../../../page/appearance.ts';
import { TOUCH } from '../../../../page/input/geometry.ts';
import { around, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';

/** Arranges a replay's controls around the board. */
export function replayPlaces(layout: BoardLayout): ReplayPlaces {
  const { form, height, unit, bar } = layout;
  switch (form) {
    case 'wide': {
      const left = around(layout.verbs).x;
      const right = layout.end.x + layout.end.w;
      return { ...strip(layout), transport: rect(left, bar.y, right - left, height - bar.y - 3) };
    }
    case 'portrait': {
      const top = (layout.heroes[0]?.cards[0] ?? bar).y - 2 * unit;
      return { ...strip(layout), transport: rect(0, top, layout.width, height - top) };
    }
    case 'landscape': {
      const { x, y, w } = bar;
      const left = layout.menu.x;
      const cards = around(layout.heroes.flatMap((hero) => hero.cards));
      const below = cards.y + cards.h;
      return {
        ribbon: rect(left, 0, layout.redo.x + layout.redo.w - left, (layout.heroes[0]?.panel ?? cards).y),
        exits: rect(left, below, layout.tray.x - left - 3 * unit, Math.min(2 * TOUCH * unit, height - below)),
        transport: rect(x, y, w, layout.end.y + layout.end.h - y),
      };
    }
  }
}

/** The height of the row of a replay's controls below a fight, in CSS pixels. */
const ROW = 52;

/** The places of a replay's controls while a fight or an event card is on screen, and of that cutscene: they share the window. */
export function placesApart(layout: BoardLayout): ReplayPlaces & { readonly stage: Rect } {
  const { form, width, height } = layout;
  const top = height - ROW;
  if (form === 'landscape') {
    const [back, exits] = [2 * TOUCH + 16, Math.max(5 * (TOUCH + 4) + 40, width * 0.4)];
    return {
      ribbon: rect(0, top, back, ROW),
      exits: rect(width - exits, top, exits, ROW),
      transport: rect(back, top, width - back - exits, ROW),
      stage: rect(0, 0, width, top),
    };
  }
  const { ribbon, exits } = strip(layout);
  const below = ribbon.y + ribbon.h;
  return {
    ribbon: rect(0, 0, exits.x, below),
    exits: rect(exits.x, 0, width - exits.x, below),
    transport: rect(0, top, width, ROW),
    stage: rect(0, below, width, top - below),
  };
}

/** Ribbon and exits in one strip along the upper edge. */
function strip(layout: BoardLayout): Pick<ReplayPlaces, 'ribbon' | 'exits'> {
  const { form, width, menu } = layout;
  const isWide = form === 'wide';
  const height = isWide ? Math.max(TOUCH, menu.y * 2 + menu.h) : TOUCH;
  const part = isWide ? 0.6 : 0.62;
  return { ribbon: rect(0, 0, width * part, height), exits: rect(width * part, 0, width * (1 - part), height) };
}

/** The place of an animation's controls: over the verbs, which have no use meanwhile. Skip takes the place of End Team phase. */
export function animationBarPlace(layout: BoardLayout): Rect {
  const verbs = around(layout.verbs);
  const h = Math.max(TOUCH, verbs.h);
  // On a phone in landscape every pixel up to the board counts.
  const more = layout.form === 'landscape' ? 3 * layout.unit : 0;
  return rect(verbs.x - more, verbs.y + verbs.h - h, verbs.w + 2 * more - layout.unit, h);
}

/** A narrower column beside the board leaves a panel too little: it would cover half the board. */
const NARROWEST_BESIDE = 240;

/** The narrowest panel in which sentences can be read at the usual text size. */
const LEAST_ASIDE = 300;

/**
 * The width of a panel at the right edge, in CSS pixels: up to the board, or wider where reading needs more, at the cost of the
 * board's last column. `null` where there is no room beside the board, as on phones and tablets.
 */
export function asideWidth({ form, width, height, tray }: BoardLayout): number | null {
  const beside = width - tray.x - tray.w - 4;
  if (form !== 'wide' || beside < NARROWEST_BESIDE) return null;
  return Math.max(LEAST_ASIDE * windowScale(width, height), beside);
}
