import { at } from '../../../../kernel/at.ts';
import type { EndingActions } from '../../../../module/ending.ts';
import type { Form } from '../../../../module/table.ts';
import type { Control } from '../../../../table/control.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { text } from '../../text/en.ts';
import { type Page, pageOf } from '../page.ts';
import type { EndingView } from '../view.ts';
import { roundAt } from './review.ts';

const ITEMS = ['again', 'newGame', 'share', 'figures', 'look', 'dice', 'title'] as const;
/** After an early defeat, what helps comes first; a new game then starts from the title. */
const HELPED = ['help', 'again', 'share', 'figures', 'look', 'dice', 'title'] as const;
export type EndingItem = (typeof ITEMS | typeof HELPED)[number];

/** Where everything on the ending goes, in CSS pixels. */
export interface EndingLayout {
  readonly page: Page;
  readonly lettering: Rect;
  readonly reason: Rect;
  /** Ships and heroes. */
  readonly scene: Rect;
  /** Where notices may appear without covering anything to read. */
  readonly toasts: Rect;
  readonly chart: Rect;
  /** The rounds in the chart, without the names of the lanes. */
  readonly plot: Rect;
  /** What can be learned, and the counts. */
  readonly lesson: Rect;
  readonly buttons: readonly { readonly item: EndingItem; readonly rect: Rect; readonly first: boolean }[];
}

/** Arranges the ending. */
export function endingLayout(view: EndingView): EndingLayout {
  const page = pageOf(view.width, view.height);
  const isHelped = view.first.kind !== 'again';
  const buttons = (rects: readonly Rect[]): EndingLayout['buttons'] =>
    (isHelped ? HELPED : ITEMS).map((item, i) => ({ item, rect: at(rects, i), first: i === 0 }));
  switch (page.form) {
    case 'wide':
      return {
        page,
        lettering: page.at(40, 20, 760, 128),
        reason: page.at(54, 148, 540, 58),
        scene: page.at(600, 0, 680, 446),
        toasts: page.at(620, 160, 616, 110),
        chart: page.at(44, 222, 556, 380),
        plot: page.at(176, 236, 370, 330),
        lesson: page.at(620, 446, 616, 156),
        buttons: buttons(
          spread(
            [250, isHelped ? 180 : 150, 130, isHelped ? 126 : 140, isHelped ? 206 : 216, 120, isHelped ? 132 : 138],
            8,
          ).map(({ x, w }) => page.at(44 + x, 622, w, 72)),
        ),
      };
    case 'portrait':
      return {
        page,
        lettering: page.at(10, 8, 340, 58, -0.4),
        reason: page.at(14, 62, 332, 40, -0.4),
        scene: page.at(0, 92, 360, 112, -0.25),
        toasts: page.at(14, 108, 332, 90, -0.25),
        chart: page.at(8, 304, 344, 208, 0.2),
        plot: page.at(94, 312, 222, 177, 0.2),
        lesson: page.at(8, 204, 344, 84, -0.25),
        buttons: buttons([
          page.at(8, 519, 344, 50, 0.42),
          ...spread([54, 54, 54, 54, 54, 54], 4).map(({ x, w }) => page.at(8 + x, 577, w, 56, 0.42)),
        ]),
      };
    case 'landscape':
      return {
        page,
        lettering: page.at(10, 4, 330, 52),
        reason: page.at(12, 55, 330, 40),
        scene: page.at(350, 0, 290, 190),
        toasts: page.at(356, 8, 276, 90),
        chart: page.at(8, 108, 336, 190),
        plot: page.at(94, 116, 214, 159),
        lesson: page.at(352, 190, 280, 108),
        buttons: buttons(spread([150, 75, 75, 75, 75, 75, 75], 4).map(({ x, w }) => page.at(8 + x, 304, w, 52))),
      };
  }
}

/** Places of these widths side by side, `gap` apart. */
function spread(widths: readonly number[], gap: number): { x: number; w: number }[] {
  return widths.map((w, i) => ({ x: widths.slice(0, i).reduce((x, width) => x + width + gap, 0), w }));
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

/** The slot of a ship by its number: clear of words, panels and the other ships. */
export function shipSlotOf(form: Form, ship: number): ShipSlot {
  return at(form === 'wide' ? WIDE_SHIP_SLOTS : SHIP_SLOTS, ship);
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
  switch (first.kind) {
    case 'easy':
      return words.first.easy;
    case 'lesson':
      return words.first.lesson;
    case 'round':
      return words.first.round(first.round);
    case 'again':
      return words.again;
  }
}

/** The buttons of the ending, in reading order: the most helpful comes first. */
export function endingControls(
  view: EndingView,
  actions: EndingActions,
  layout: EndingLayout = endingLayout(view),
): Control[] {
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
