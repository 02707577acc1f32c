import type { Form, TableLayout } from '../../../../module/screens/table.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaView } from '../../rules/state/state.ts';
import { leastHandHeight, leastHandWidth, MOST_AT_ONCE } from './handCells.ts';

/** Where everything on the table is, in CSS pixels. */
export interface AzardiaLayout extends TableLayout {
  /** The whole area: the window, or the part of it that shows a replay. */
  readonly window: Rect;
  /** The row above everything: buttons, the round, and the phases of a turn. */
  readonly top: Rect;
  readonly board: Rect;
  /** A row above the board that says how a last turn can be won; `null` where the heading has room for it. */
  readonly banner: Rect | null;
  /** The rivals in turn order. */
  readonly rivals: readonly Rect[];
  /** The latest event; `null` if there is no room for it. */
  readonly news: Rect | null;
  readonly dice: Rect;
  /** The choices of this decision. */
  readonly choices: Rect;
  /** The sheet with the characters to choose from; `null` at any other time. */
  readonly characters: Rect | null;
  /** The player's own name, tile, coins and level. */
  readonly own: Rect;
  readonly hand: Rect;
  /** The button that shows the hand while it is held; `null` where the hand is open. */
  readonly peek: Rect | null;
  /** The button for the standing order: beside an open hand it belongs to the strip. */
  readonly order: Rect;
  /** Words about a card that the player may answer, beside the board. */
  readonly strip: Rect;
  /** The ground below the own panel and the hand. */
  readonly shelf: Rect;
  /** The background of dice, choices and the main button; `null` where they are directly on the table. */
  readonly desk: Rect | null;
}

/** A wide window has at least this size; others are phones, upright or on their side. */
const WIDE = { w: 900, h: 500 } as const;

/**
 * Arranges the table for a number of players in a window, or in a part of it. On upright phones the board is larger
 * the fewer cards can lie in front of the player; a hand that is `kept` face down has buttons beside the own panel.
 */
export function tableLayout(
  width: number,
  height: number,
  players: number,
  area: Rect = rect(0, 0, width, height),
  cards: number = MOST_AT_ONCE,
  kept = false,
): AzardiaLayout {
  const arrange = area.w >= WIDE.w && area.h >= WIDE.h ? wide : area.h > area.w ? portrait : landscape;
  const arranged = arrange(area, players, cards, kept);
  return { ...arranged, peek: null, characters: null, banner: null, ...stripIn(arranged), window: area, width, height };
}

/**
 * The same table with a face-down hand: the button that shows it is beside it, on upright phones beside the own panel,
 * and on wide tables above the main button if eight cards could not stand upright beside it.
 */
export function withPeek(layout: AzardiaLayout): AzardiaLayout {
  const { form, unit } = layout;
  const gap = 5 * unit;
  if (form === 'portrait') {
    const [own = layout.own, order = own, peek = own] = row(layout.own, [share(), 100 * unit, 60 * unit], gap);
    return { ...layout, own, order, peek };
  }
  const side = (form === 'wide' ? 86 : 76) * unit;
  const roomBeside = layout.hand.w + layout.own.w - NARROW_OWN * unit - side - gap;
  if (form === 'wide' && roomBeside < leastHandWidth(MOST_AT_ONCE) * unit) {
    const high = 48 * unit;
    const [choices = layout.choices, buttons = layout.choices] = column(layout.choices, [share(), high], 2 * gap);
    const [order = buttons, peek = buttons] = row(buttons, 2, 2 * gap);
    return { ...layout, choices, order, peek, strip: { ...layout.strip, h: layout.strip.h - high - 2 * gap } };
  }
  const [hand = layout.hand, buttons = layout.hand] = row(layout.hand, [share(), side], gap);
  const [order = buttons, peek = buttons] = column(buttons, [46 * unit, share()], gap);
  return { ...layout, hand, order, peek };
}

/** How wide the own panel of an upright phone is beside a small hand, at unit 1. */
const OWN_BESIDE = 72;

/** How wide the own panel of a wide table is without the ladder of levels, at unit 1. */
const NARROW_OWN = 230;

/**
 * The same table with room for a hand of that many cards: on wide tables the own panel is narrower if all cards can
 * stand upright only then.
 */
export function withHand(layout: AzardiaLayout, count: number): AzardiaLayout {
  const { form, unit, own, hand } = layout;
  const spare = own.w - NARROW_OWN * unit;
  const missing = leastHandWidth(count) * unit - hand.w;
  if (form !== 'wide' || count > MOST_AT_ONCE || missing <= 0 || missing > spare) return layout;
  return {
    ...layout,
    own: { ...own, w: own.w - spare },
    hand: { ...hand, x: hand.x - spare, w: hand.w + spare },
  };
}

/** The same table while somebody holds tile 150: on phones on their side the board leaves a row for what that means. */
function withBanner(layout: AzardiaLayout): AzardiaLayout {
  const { form, unit, board } = layout;
  if (form !== 'landscape') return layout;
  const [h, gap] = [26 * unit, 4 * unit];
  const lower = { ...board, y: board.y + h + gap, h: board.h - h - gap };
  return { ...layout, banner: { ...board, h }, board: lower };
}

/** The same table while three dice are rolled: upright phones give them room of the choices, and those some of the board's. */
function withThreeDice(layout: AzardiaLayout): AzardiaLayout {
  const { form, unit, board, dice, choices } = layout;
  if (form !== 'portrait') return layout;
  const wider = 44 * unit;
  // Two rows of choices, each as high as a finger needs.
  const higher = Math.max(0, 92 * unit - choices.h);
  const [y, h] = [choices.y - higher, choices.h + higher];
  return {
    ...layout,
    board: { ...board, h: board.h - higher },
    dice: { ...dice, y, w: dice.w + wider, h },
    choices: { x: choices.x + wider, y, w: choices.w - wider, h },
  };
}

/** The table for a state, in a window of that size, for a hand of that many cards, which may be kept face down. */
export function layoutFor(
  state: AzardiaView,
  width: number,
  height: number,
  cards: number,
  kept: boolean,
): AzardiaLayout {
  const bare = tableLayout(width, height, state.players.length, undefined, cards, kept);
  const plain = state.grace && state.winner === null ? withBanner(bare) : bare;
  return (state.roll?.dice.length ?? 0) > 2 ? withThreeDice(plain) : plain;
}

/** The strip replaces dice and choices; on upright phones the main button is in its lower right corner. */
function stripIn({ form, unit, dice, choices, bar, go }: Arranged): Pick<AzardiaLayout, 'strip' | 'order'> {
  const gap = 6 * unit;
  const bottom = form === 'portrait' ? go.y + go.h : go.y - gap;
  const strip = rect(dice.x, dice.y, choices.x + choices.w - dice.x, bottom - dice.y);
  const high = 46 * unit;
  const order =
    form === 'portrait'
      ? rect(bar.x + bar.w - 96 * unit, bar.y, 92 * unit, bar.h - 4 * unit)
      : rect(strip.x + gap, bottom - high - gap, strip.w - 2 * gap, high);
  return { strip, order };
}

type Arranged = Omit<
  AzardiaLayout,
  'window' | 'width' | 'height' | 'peek' | 'characters' | 'banner' | 'order' | 'strip'
>;

function wide(area: Rect, players: number): Arranged {
  const unit = Math.max(1, Math.min(area.w / 1280, area.h / 720));
  const [margin, gap] = [12 * unit, 10 * unit];
  const side = Math.min(234 * unit, area.w * 0.19);
  const [right, bottom] = [area.x + area.w, area.y + area.h];
  const head = area.y + 52 * unit;
  const desk = rect(right - margin - side, head, side, bottom - head - margin);
  const shelfHeight = 156 * unit;
  const edge = area.x + margin;
  const shelf = rect(edge, bottom - margin - shelfHeight, desk.x - gap - edge, shelfHeight);
  const middle = rect(edge, head, shelf.w, shelf.y - gap - head);
  const { left, board } = row(middle, { left: side, board: share() }, gap);
  const [rivalArea = left, news = left] = column(left, [(players - 1) * 98 * unit - gap, share()], gap);
  const [own = shelf, hand = shelf] = row(
    inset(shelf, 10 * unit),
    [Math.min(385 * unit, Math.max(315, shelf.w * 0.375)), share()],
    gap,
  );
  const inner = inset(desk, 10 * unit);
  const [dice = inner, choices = inner, go = inner] = column(inner, [150 * unit, share(), 58 * unit], gap);
  return {
    ...common('wide', unit, board, choices, go),
    top: rect(edge, area.y + 6 * unit, area.w - 2 * margin, 40 * unit),
    board,
    rivals: column(rivalArea, players - 1, gap),
    news,
    dice,
    choices,
    own,
    hand,
    shelf,
    desk,
  };
}

/** The heights of the own panel of an upright phone above a hand: in one row, and in two or with buttons beside it, at unit 1. */
const OWN_ABOVE = { least: 31, most: 40 } as const;

/**
 * On upright phones a small hand lies in one low row beside the own panel; a larger one lies below it, and takes from the board only
 * what its cards need.
 */
function portrait(area: Rect, players: number, cards: number, kept: boolean): Arranged {
  const unit = Math.max(1, Math.min(area.w / 360, area.h / 640));
  const gap = 4 * unit;
  const page = inset(area, gap);
  const isBeside = !kept && leastHandWidth(cards) * unit <= page.w - 2 * gap - OWN_BESIDE * unit - gap;
  const least = leastHandHeight(cards) * unit;
  const above = (kept ? OWN_ABOVE.most : OWN_ABOVE.least) * unit;
  const parts = column(
    page,
    {
      top: 40 * unit,
      rivals: 44 * unit,
      board: share(1, 0, page.w * 1.16),
      choices: share(0.001, 62 * unit),
      act: 46 * unit,
      shelf: isBeside ? share(0.001, 128 * unit, 150 * unit) : share(0.001, least + above + 3 * gap, 190 * unit),
    },
    gap,
  );
  const [dice = parts.choices, choices = parts.choices] = row(parts.choices, [92 * unit, share()], gap);
  const [more = parts.act, go = parts.act] = row(parts.act, [share(), 132 * unit], gap);
  const inner = inset(parts.shelf, gap);
  const high = Math.min(OWN_ABOVE.most * unit, inner.h - gap - least);
  const [own = inner, hand = inner] = isBeside
    ? row(inner, [OWN_BESIDE * unit, share()], gap)
    : column(inner, [high, share()], gap);
  return {
    ...common('portrait', unit, parts.board, more, go),
    top: parts.top,
    board: parts.board,
    rivals: row(parts.rivals, Math.max(1, players - 1), gap),
    news: null,
    dice,
    choices,
    own,
    hand,
    shelf: parts.shelf,
    desk: null,
  };
}

function landscape(area: Rect, players: number): Arranged {
  const unit = Math.max(1, Math.min(area.w / 844, area.h / 390));
  const gap = 5 * unit;
  const page = inset(area, gap);
  const [left = page, right = page] = row(page, [share(), 232 * unit], gap);
  const { upper, shelf } = column(left, { upper: share(), shelf: 112 * unit }, gap);
  const [side = upper, board = upper] = row(upper, [112 * unit, share()], gap);
  const [rivalArea = side, own = side] = column(side, [share(), 74 * unit], gap);
  const { top, dice, choices, go } = column(
    right,
    { top: 40 * unit, dice: 72 * unit, choices: share(), go: 46 * unit },
    gap,
  );
  return {
    ...common('landscape', unit, board, choices, go),
    top,
    board,
    rivals: column(
      rivalArea,
      Array.from({ length: players - 1 }, () => share(1, 0, 64 * unit)),
      gap,
    ),
    news: null,
    dice,
    choices,
    own,
    hand: inset(shelf, 5 * unit),
    shelf,
    desk: null,
  };
}

function common(form: Form, unit: number, tray: Rect, bar: Rect, go: Rect): Omit<TableLayout, 'width' | 'height'> {
  return { form, unit, tray, bar, go, end: go, sheet: bar };
}
