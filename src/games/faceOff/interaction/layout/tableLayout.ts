import type { Form, TableLayout } from '../../../../module/screens/table.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { Seat } from '../../rules/state/state.ts';

/** Where everything on the table is, in CSS pixels. */
export interface FaceLayout extends TableLayout {
  /** The whole area: the window, or the part of it that shows a replay. */
  readonly window: Rect;
  readonly menu: Rect;
  /** The round and its steps, between the buttons of the top row. */
  readonly phase: Rect;
  readonly tools: Rect;
  /** A label for each seat. */
  readonly seats: readonly Rect[];
  readonly hq: Rect;
  /** The cards of each row, and behind them those of the middle; in small windows the middle is not shown. */
  readonly clock: readonly Rect[];
  readonly power: readonly Rect[];
  readonly market: Rect;
  /** The set race; `null` where it is told when asked about. */
  readonly race: Rect | null;
  /** What is fought over and what is asked. */
  readonly arena: Rect;
  readonly hand: Rect;
  /** Up to two choices beside the main button; more lie in the arena. */
  readonly choices: Rect;
  /** What covers the table while a fight is shown. */
  readonly stage: Rect;
  /** The button that skips the computers' turns: it covers nothing of a fight. */
  readonly skip: Rect;
}

/** The least size of a card that can be read. */
export const CARD = { w: 61, h: 98 } as const;
/** From this width on, a card has its ability in words. */
export const WORDS_FROM = 108;

/** A wide window has at least this size; others are phones, upright or on their side. */
const WIDE = { w: 900, h: 500 } as const;

/** Cards of a row, and of the row and the middle. */
const ROW = 3;
const TREE = 5;

/** Arranges the table of a seat in a window, or in a part of it. */
export function tableLayout(
  width: number,
  height: number,
  { seats, own }: { readonly seats: number; readonly own: Seat },
  area: Rect = rect(0, 0, width, height),
): FaceLayout {
  const form: Form = area.w >= WIDE.w && area.h >= WIDE.h ? 'wide' : area.h > area.w ? 'portrait' : 'landscape';
  const parts = form === 'wide' ? wide(area) : form === 'portrait' ? portrait(area) : landscape(area);
  const { go, choices, arena, phase, unit, seatsArea, ...rest } = parts;
  const top = phase.y + phase.h + 4 * unit;
  const gap = (form === 'wide' ? 12 : 4) * unit;
  const bottom = form === 'portrait' ? go.y : area.y + area.h;
  return {
    ...rest,
    go,
    choices,
    arena,
    phase,
    unit,
    form,
    width,
    height,
    window: area,
    seats: seatPlaces(seatsArea, form, seats, own, unit),
    stage: rect(area.x + gap, top, area.w - 2 * gap, bottom - top - gap),
    skip: form === 'portrait' ? go : { ...phase, x: phase.x + phase.w - 190 * unit, w: 190 * unit },
    tray: arena,
    bar: arena,
    end: go,
    sheet: arena,
  };
}

type Parts = Pick<
  FaceLayout,
  | 'unit'
  | 'menu'
  | 'phase'
  | 'tools'
  | 'hq'
  | 'clock'
  | 'power'
  | 'market'
  | 'race'
  | 'arena'
  | 'hand'
  | 'choices'
  | 'go'
> & { readonly seatsArea: Rect };

/** The others in turn order, and the own seat last: at the bottom of a column, or at the end of a row. */
function seatPlaces(area: Rect, form: Form, seats: number, own: Seat, unit: number): Rect[] {
  const gap = (form === 'wide' ? 8 : 4) * unit;
  const most = form === 'wide' ? 176 * unit : area.h;
  const sizes = Array.from({ length: seats }, () => share(1, 0, most));
  const apart = sizes.map((_, index) => Number(index === seats - 1));
  const places = form === 'portrait' ? row(area, seats, gap) : column(area, sizes, gap, apart);
  const order = Array.from({ length: seats }, (_, index) => (own + 1 + index) % seats);
  return Array.from({ length: seats }, (_, seat) => places[order.indexOf(seat)] ?? area);
}

function wide(area: Rect): Parts {
  const unit = Math.min(area.w / 1280, area.h / 720);
  const inner = inset(area, 10 * unit);
  const rows = column(inner, { top: Math.max(44, 40 * unit), body: share() }, 8 * unit);
  const top = row(
    rows.top,
    { menu: Math.max(44, 46 * unit), phase: share(), tools: Math.max(190, 236 * unit) },
    10 * unit,
  );
  const columns = row(rows.body, { left: 214 * unit, middle: share(), right: 224 * unit }, 12 * unit);
  // Cards never get smaller than their text needs, also where the window is little larger than a phone.
  const card = { w: Math.max(CARD.w, 64 * unit), h: Math.max(CARD.h, 100 * unit) };
  const middle = column(
    columns.middle,
    { trees: card.h + 20 * unit, arena: share(), hand: Math.max(122, 174 * unit) },
    8 * unit,
  );
  const cards = rect(middle.trees.x, middle.trees.y + 20 * unit, middle.trees.w, card.h);
  // Where there is no room for all of them, the cards of the middle are not shown.
  const size = roomFor(cards.w, TREE, unit) >= CARD.w ? TREE : ROW;
  const places = row(
    cards,
    Array.from({ length: 2 * size + 1 }, () => roomFor(cards.w, size, unit)),
    gapsOf(size, unit),
  );
  const right = column(
    columns.right,
    { hq: share(5), race: share(5), choices: Math.max(96, 104 * unit), go: Math.max(56, 76 * unit) },
    8 * unit,
  );
  return {
    unit,
    menu: top.menu,
    phase: top.phase,
    tools: top.tools,
    seatsArea: columns.left,
    hq: right.hq,
    race: right.race,
    clock: places.slice(0, size),
    power: places.slice(size, 2 * size),
    market: places.at(-1) ?? cards,
    arena: middle.arena,
    hand: middle.hand,
    choices: right.choices,
    go: right.go,
  };
}

/** The gaps before the cards of both trees and the Market: the groups are apart. */
function gapsOf(size: number, unit: number): number[] {
  return Array.from({ length: 2 * size + 1 }, (_, index) =>
    index === 0 ? 0 : index === size || index === 2 * size ? 10 * unit : 3 * unit,
  );
}

/** How wide each of these cards can be, at most. */
function roomFor(width: number, size: number, unit: number): number {
  const gaps = gapsOf(size, unit).reduce((sum, one) => sum + one, 0);
  return Math.min(74 * Math.max(1, unit), (width - gaps) / (2 * size + 1));
}

function portrait(area: Rect): Parts {
  const unit = Math.min(area.w / 360, area.h / 640);
  const gap = 4 * unit;
  const inner = inset(area, gap);
  const rows = column(
    inner,
    {
      top: Math.max(44, 40 * unit),
      seats: 44 * unit,
      hq: 44 * unit,
      clock: 44 * unit,
      power: 44 * unit,
      arena: share(),
      hand: 100 * unit,
      act: 48 * unit,
    },
    [0, gap, gap, gap, gap, gap, gap, gap],
  );
  const top = row(rows.top, { menu: 44 * unit, phase: share(), tools: 188 * unit }, gap);
  const hq = row(rows.hq, { hq: share(2), market: share(1) }, gap);
  const act = row(rows.act, { choices: 150 * unit, go: share() }, gap);
  return {
    unit,
    menu: top.menu,
    phase: top.phase,
    tools: top.tools,
    seatsArea: rows.seats,
    hq: hq.hq,
    race: null,
    clock: row(rows.clock, ROW, gap),
    power: row(rows.power, ROW, gap),
    market: hq.market,
    arena: rows.arena,
    hand: rows.hand,
    choices: act.choices,
    go: act.go,
  };
}

function landscape(area: Rect): Parts {
  const unit = Math.min(area.w / 844, area.h / 390);
  const gap = 4 * unit;
  // No row is lower than a finger, also on the smallest phones.
  const line = Math.max(44, 44 * unit);
  const inner = inset(area, gap);
  const columns = row(inner, { left: 122 * unit, middle: share(), right: 244 * unit }, gap);
  const left = column(columns.left, { top: line, seats: share() }, gap);
  const middle = column(columns.middle, { top: line, arena: share(), hand: Math.max(100, 104 * unit) }, gap);
  const top = row(left.top, { menu: line, rest: share() }, gap);
  const right = column(
    columns.right,
    {
      tools: line,
      hq: line,
      clock: line,
      power: line,
      market: line,
      choices: share(),
      go: Math.max(44, 54 * unit),
    },
    gap,
  );
  return {
    unit,
    menu: top.menu,
    phase: middle.top,
    tools: right.tools,
    seatsArea: left.seats,
    hq: right.hq,
    race: null,
    clock: row(right.clock, ROW, gap),
    power: row(right.power, ROW, gap),
    market: right.market,
    arena: middle.arena,
    hand: middle.hand,
    choices: right.choices,
    go: right.go,
  };
}

/** Where the buttons on the right of the top row are: `extra` ones, the speed, and the log. */
export function toolPlaces({ tools, unit }: FaceLayout, extra: number): Rect[] {
  const gap = 4 * unit;
  const count = extra + 2;
  const side = Math.max(44, Math.min(tools.h * 1.1, (tools.w - gap * (count - 1)) / count));
  return row(
    tools,
    Array.from({ length: count }, () => Math.min(side, (tools.w - gap * (count - 1)) / count)),
    gap,
    1,
  );
}

/** A card of a hand. */
export interface HandPlace {
  readonly card: Rect;
  /** The part of it that no other card covers, where it is pressed. */
  readonly rect: Rect;
}

/** Where the cards of a hand are: side by side, as large as there is room; where they could not be read, each covers a part of the one before. */
export function handPlaces({ hand, form, unit }: FaceLayout, count: number): HandPlace[] {
  const gap = (form === 'wide' ? 8 : 4) * unit;
  const apart = Math.min(hand.h / 1.38, (hand.w - gap * Math.max(4, count - 1)) / Math.max(5, count));
  if (apart >= CARD.w) {
    const sizes = Array.from({ length: count }, () => apart);
    return row(hand, sizes, gap, form === 'wide' ? 0 : 0.5).map((card) => ({ card, rect: card }));
  }
  const step = (hand.w - CARD.w) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const card = rect(hand.x + index * step, hand.y, CARD.w, hand.h);
    return { card, rect: index === count - 1 ? card : { ...card, w: Math.min(CARD.w, step) } };
  });
}
