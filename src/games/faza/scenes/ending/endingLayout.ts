import { at } from '../../../../kernel/values/at.ts';
import type { EndingActions } from '../../../../module/screens/ending.ts';
import type { Control } from '../../../../table/control.ts';
import { column, row, scaled, share, trimmed } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { type Arrangement, arrangedPageOf, type Page } from '../../interaction/page.ts';
import type { EndingView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { roundAt } from './review.ts';

const ITEMS = ['again', 'newGame', 'share', 'figures', 'look', 'dice', 'title'] as const;
/** After an early defeat, what helps comes first; a new game then starts from the title. */
const HELPED = ['help', 'again', 'share', 'figures', 'look', 'dice', 'title'] as const;
export type EndingItem = (typeof ITEMS | typeof HELPED)[number];

/** The positions of everything on the ending, in CSS pixels. */
export interface EndingLayout {
  readonly page: Page & { readonly arrangement: Arrangement };
  readonly lettering: Rect;
  readonly reason: Rect;
  /** Ships and heroes. */
  readonly scene: Rect;
  /** The area where notices cover nothing important. */
  readonly toasts: Rect;
  readonly chart: Rect;
  /** The rounds in the chart, without the names of the lanes. */
  readonly plot: Rect;
  /** What can be learned, and the counts. */
  readonly lesson: Rect;
  readonly buttons: readonly { readonly item: EndingItem; readonly rect: Rect; readonly first: boolean }[];
}

/** The parts of the page, in units of its design; `buttons` are the places of all in order. */
type Parts = Omit<EndingLayout, 'page' | 'buttons'> & { readonly buttons: readonly Rect[] };

const ARRANGE: Readonly<Record<Arrangement, (page: Rect, isHelped: boolean) => Parts>> = {
  wide,
  tablet,
  portrait,
  landscape,
};

/** Arranges the ending. */
export function endingLayout(view: EndingView): EndingLayout {
  const page = arrangedPageOf(view.width, view.height);
  const isHelped = view.first.kind !== 'again';
  const { buttons, ...parts } = scaled(ARRANGE[page.arrangement](page.area, isHelped), page.unit);
  const items = isHelped ? HELPED : ITEMS;
  return { page, ...parts, buttons: items.map((item, i) => ({ item, rect: at(buttons, i), first: i === 0 })) };
}

function wide(page: Rect, isHelped: boolean): Parts {
  const { left, right } = row(page, { left: 556, right: share() }, [44, 0]);
  const heights = { lettering: 128, reason: 58, chart: share(), buttons: 72 };
  const { lettering, reason, chart, buttons } = column(left, heights, [20, 0, 16, 20, 26]);
  // Parts beside the buttons end above them, as the chart does.
  const beside = trimmed(right, { bottom: page.y + page.h - chart.y - chart.h });
  const { scene, lesson } = column(beside, { scene: share(), lesson: 156 });
  const sides = { left: 20, right: 44 };
  const widths = isHelped ? [250, 180, 130, 126, 206, 120, 132] : [250, 150, 130, 140, 216, 120, 138];
  return {
    // The letters reach into the picture.
    lettering: trimmed(lettering, { left: -4, right: -200 }),
    reason: trimmed(reason, { left: 10, right: 6 }),
    scene,
    toasts: trimmed(scene, { ...sides, top: 160, bottom: 176 }),
    chart,
    plot: trimmed(chart, { left: 132, right: 54, top: 14, bottom: 36 }),
    lesson: trimmed(lesson, sides),
    buttons: row(buttons, widths, 8),
  };
}

/** Upright tablets: the picture above, then the lesson and the chart, each as wide as the page. */
function tablet(page: Rect): Parts {
  const lines = column(
    trimmed(page, { left: 20, right: 20 }),
    {
      lettering: 118,
      reason: 56,
      scene: share(1, 180),
      lesson: 150,
      chart: share(0.6, 250, 420),
      first: 70,
      others: 64,
    },
    [14, 0, -20, 0, 18, 14, 10, 18],
  );
  const { lettering, reason, lesson, chart, first, others } = lines;
  const scene = { ...lines.scene, x: page.x, w: page.w };
  return {
    lettering,
    reason: trimmed(reason, { left: 10, right: 6 }),
    scene,
    toasts: trimmed(scene, { left: 44, right: 44, top: 24, bottom: 8 }),
    chart,
    plot: trimmed(chart, { left: 132, right: 54, top: 14, bottom: 36 }),
    lesson,
    buttons: [first, ...row(others, 6, 8)],
  };
}

/** The surroundings of the rounds in a phone's chart. */
const PHONE_PLOT = { left: 86, right: 36, top: 8, bottom: 23 };

function portrait(page: Rect): Parts {
  const heights = { lettering: 58, reason: 40, scene: 112, lesson: 96, chart: 196, first: 50, others: 56 };
  const gaps = [8, -4, -10, 0, 16, 7, 8, 7];
  const lines = column(trimmed(page, { left: 8, right: 8 }), heights, gaps, [0.1, 0, 0.15, 0, 0.45, 0.22]);
  const { lettering, reason, lesson, chart, first, others } = lines;
  const scene = { ...lines.scene, x: page.x, w: page.w };
  return {
    lettering: trimmed(lettering, { left: 2, right: 2 }),
    reason: trimmed(reason, { left: 6, right: 6 }),
    scene,
    toasts: trimmed(scene, { left: 14, right: 14, top: 16, bottom: 6 }),
    chart,
    plot: trimmed(chart, PHONE_PLOT),
    lesson,
    buttons: [first, ...row(others, 6, 4)],
  };
}

function landscape(page: Rect): Parts {
  const { left, right } = row(page, { left: 336, right: share() }, [8, 6]);
  const heights = { lettering: 52, reason: 40, chart: share(), buttons: 52 };
  const { lettering, reason, chart, buttons } = column(left, heights, [4, -1, 13, 6, 4]);
  // Parts beside the buttons end above them, as the chart does.
  const beside = trimmed(right, { bottom: page.y + page.h - chart.y - chart.h });
  const { scene, lesson } = column(beside, { scene: share(), lesson: share(0.4, 118) });
  return {
    lettering: trimmed(lettering, { left: 2, right: 4 }),
    reason: trimmed(reason, { left: 4, right: 2 }),
    scene,
    toasts: trimmed(scene, { left: 6, right: 8, top: 8, bottom: 92 }),
    chart,
    plot: trimmed(chart, PHONE_PLOT),
    lesson: trimmed(lesson, { left: 2, right: 8 }),
    buttons: row(buttons, [150, 75, 75, 75, 75, 75, 75], 4),
  };
}

/** The place of a round in the chart: between the history's entry before it and the one at its end, `end`. */
export function roundRect({ plot }: EndingLayout, entries: number, end: number): Rect {
  const step = plot.w / Math.max(1, entries - 1);
  return rect(plot.x + (end - 1) * step, plot.y, step, plot.h);
}

/** Where a ship hovers over a lost city, as parts of the picture, and its size beside the largest ship. */
interface ShipSlot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The Carrier in the middle, the Destroyer left of it, the Former right. */
const SHIP_SLOTS: readonly ShipSlot[] = [
  { x: 0.5, y: 0.36, size: 1 },
  { x: 0.17, y: 0.4, size: 0.78 },
  { x: 0.84, y: 0.32, size: 0.8 },
];

/** On a wide page the lettering ends above the Destroyer, and the chart beside it. */
const WIDE_SHIP_SLOTS: readonly ShipSlot[] = [
  { x: 0.515, y: 0.36, size: 0.96 },
  { x: 0.165, y: 0.48, size: 0.7 },
  { x: 0.845, y: 0.31, size: 0.8 },
];

/** Under the words of an upright page there is more room for ships than the height of their picture says. */
const SHIP_HEIGHT: Readonly<Record<Arrangement, number>> = { wide: 1, tablet: 1.6, portrait: 1.25, landscape: 1 };

/** The height of the largest ship, in CSS pixels. */
export function largestShip({ scene, page }: EndingLayout, won: boolean): number {
  return Math.min(scene.h * SHIP_HEIGHT[page.arrangement] * (won ? 0.62 : 0.64), scene.w * 0.44);
}

/** The slot of a ship by its number: clear of words, panels and the other ships. */
export function shipSlotOf(arrangement: Arrangement, ship: number): ShipSlot {
  return at(arrangement === 'wide' ? WIDE_SHIP_SLOTS : SHIP_SLOTS, ship);
}

const KEYS: Readonly<Record<EndingItem, string>> = {
  again: 'Enter',
  newGame: 'n',
  share: 's',
  figures: 'f',
  look: 'b',
  dice: 'd',
  title: 'Escape',
  help: 'Enter',
};

/** The label of a button of the ending. */
export function itemLabel(item: EndingItem, { first }: Pick<EndingView, 'first'>): string {
  const words = text.screens.ending;
  if (item !== 'help') return words[item];
  if (first.kind === 'round') return words.first.round(first.round);
  return first.kind === 'again' ? words.again : words.first[first.kind];
}

/** The buttons of the ending, in reading order: the most helpful comes first. */
export function endingControls(view: EndingView, actions: EndingActions): Control[] {
  const layout = endingLayout(view);
  const words = text.screens.ending;
  const group = 'ending';
  const isHelped = view.first.kind !== 'again';
  return [
    ...layout.buttons.map(
      ({ item, rect, first }): Control => ({
        id: `ending:${item}`,
        label: itemLabel(item, view),
        rect,
        group,
        key: item === 'again' && isHelped ? 'g' : KEYS[item],
        main: first,
        guarded: first,
        press: actions[item],
      }),
    ),
    { id: 'ending:rule', label: words.ruleOf(view.reason), rect: layout.reason, group, press: actions.rule },
    ...view.history.slice(1).map((_, before): Control => {
      const end = before + 1;
      return {
        id: `ending:round:${end}`,
        label: words.openRound(roundAt(view, end)),
        rect: roundRect(layout, view.history.length, end),
        group: 'ending:rounds',
        press: () => actions.round(end),
      };
    }),
  ];
}
