import { at } from '../../../../kernel/values/at.ts';
import type { Form, TableLayout } from '../../../../module/screens/table.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { PeopleId } from '../../content/vocabulary.ts';

/** Where everything on the table is, in CSS pixels. */
export interface FactionLayout extends TableLayout {
  /** The whole area: the window, or the part of it that shows a replay. */
  readonly window: Rect;
  /** The row above everything: menu, event, round, and other buttons. */
  readonly top: Rect;
  /** The buttons on both ends of the top row; the event and the round are between them. */
  readonly menu: Rect;
  readonly tools: Rect;
  readonly event: Rect;
  /** A column for each people. */
  readonly sides: Readonly<Record<PeopleId, Rect>>;
  readonly board: Rect;
  readonly hand: Rect;
  /** What a choice leads to: its chances, and its consequences in words. */
  readonly outlook: Rect;
  /** Choices that are neither on the board nor in the hand. */
  readonly choices: Rect;
  /** On upright phones, while one of two buttons answers a question: the panel of both, over the hand. */
  readonly question: Rect | null;
  /** While a battle is fought: where its parts are. */
  readonly battle: BattleLayout | null;
}

/** Where the parts of a battle are, in CSS pixels; it covers the map, and the hand and the buttons lie in its foot. */
export interface BattleLayout {
  /** A slab for each people: its fighter, its die, and its total. */
  readonly sides: Readonly<Record<PeopleId, Rect>>;
  /** Who leads, between the slabs. */
  readonly lead: Rect;
  readonly foot: Rect;
  /** What is asked, in words. */
  readonly question: Rect;
  /** On upright phones: the rule that decides, or what it means who leads, which elsewhere is said between the slabs. */
  readonly about: Rect | null;
  /** How it may end, as a bar. */
  readonly odds: Rect;
}

/** A wide window has at least this size; others are phones, upright or on their side. */
const WIDE = { w: 900, h: 500 } as const;

/** Arranges the table in a window, or in a part of it. */
export function tableLayout(width: number, height: number, area: Rect = rect(0, 0, width, height)): FactionLayout {
  const form: Form = area.w >= WIDE.w && area.h >= WIDE.h ? 'wide' : area.h > area.w ? 'portrait' : 'landscape';
  const parts = form === 'wide' ? wide(area) : form === 'portrait' ? portrait(area) : landscape(area);
  const { go, outlook, choices } = parts;
  return {
    ...parts,
    form,
    width,
    height,
    window: area,
    tray: parts.board,
    bar: outlook,
    end: go,
    sheet: choices,
    question: null,
    battle: null,
  };
}

type Parts = Omit<
  FactionLayout,
  'form' | 'width' | 'height' | 'window' | 'tray' | 'bar' | 'end' | 'sheet' | 'question' | 'battle'
>;

function wide(area: Rect): Parts {
  const unit = Math.min(area.w / 1280, area.h / 720);
  const gap = 12 * unit;
  const inner = inset(area, gap);
  const rows = column(inner, { top: 38 * unit, middle: share(), foot: 190 * unit }, [0, 8 * unit, gap]);
  const middle = row(rows.middle, { left: 216 * unit, board: share(), right: 216 * unit }, [0, 10 * unit, 10 * unit]);
  const top = row(rows.top, { menu: 38 * unit, event: share(), tools: 212 * unit }, gap);
  const foot = row(rows.foot, { hand: share(540), outlook: share(478), act: 216 * unit }, gap);
  const act = column(foot.act, { choices: share(), go: 92 * unit }, 8 * unit);
  return {
    unit,
    top: rows.top,
    menu: top.menu,
    event: top.event,
    tools: top.tools,
    sides: { sailfolk: middle.left, hearthfolk: middle.right },
    board: inset(middle.board, 4 * unit),
    hand: foot.hand,
    outlook: foot.outlook,
    choices: act.choices,
    go: act.go,
  };
}

function portrait(area: Rect): Parts {
  const unit = Math.min(area.w / 360, area.h / 640);
  const gap = 4 * unit;
  const inner = inset(area, gap);
  const rows = column(inner, { top: 40 * unit, middle: share(), bar: 64 * unit, hand: 88 * unit }, [0, gap, gap, gap]);
  const middle = row(rows.middle, { left: 52 * unit, board: share(), right: 52 * unit }, gap);
  const top = row(rows.top, { menu: 40 * unit, event: share(), tools: 132 * unit }, gap);
  const bar = row(rows.bar, { outlook: share(), go: 108 * unit }, gap);
  return {
    unit,
    top: rows.top,
    menu: top.menu,
    event: top.event,
    tools: top.tools,
    sides: { sailfolk: middle.left, hearthfolk: middle.right },
    board: middle.board,
    hand: rows.hand,
    outlook: bar.outlook,
    choices: rows.hand,
    go: bar.go,
  };
}

function landscape(area: Rect): Parts {
  const unit = Math.min(area.w / 844, area.h / 390);
  const gap = 4 * unit;
  const inner = inset(area, gap);
  const columns = row(inner, { left: 56 * unit, middle: share(), right: 56 * unit, act: 236 * unit }, gap);
  const middle = column(columns.middle, { top: 36 * unit, board: share(), hand: 88 * unit }, gap);
  const act = column(columns.act, { top: 36 * unit, outlook: share(), choices: 84 * unit, go: 56 * unit }, gap);
  const tools = row(act.top, { menu: 40 * unit, tools: share() }, gap);
  return {
    unit,
    top: middle.top,
    menu: tools.menu,
    event: middle.top,
    tools: tools.tools,
    sides: { sailfolk: columns.left, hearthfolk: columns.right },
    board: middle.board,
    hand: middle.hand,
    outlook: act.outlook,
    choices: act.choices,
    go: act.go,
  };
}

/** The same layout of an upright phone, in which a question takes the place of the hand: the words above, one choice and the main button below. */
export function withQuestion(layout: FactionLayout): FactionLayout {
  const { outlook, hand, unit } = layout;
  const question = rect(hand.x, outlook.y, hand.w, hand.y + hand.h - outlook.y);
  const inner = inset(question, 7 * unit);
  const parts = column(inner, { outlook: share(), act: 46 * unit }, 5 * unit);
  const act = row(parts.act, { choices: share(), go: share() }, 6 * unit);
  return { ...layout, question, outlook: parts.outlook, choices: act.choices, go: act.go };
}

/** How many times wider the button of the speed is than the others of its row. */
const SPEED_WIDTH = 1.28;

/** The same layout, in which the event has the room that the speed, the log and `extra` buttons beside it do not need. */
export function withTools(layout: FactionLayout, extra: number): FactionLayout {
  const { event, tools, unit, form } = layout;
  // On a phone on its side the buttons are in another row than the event.
  if (form === 'landscape') return layout;
  const { x } = at(toolPlaces(layout, extra), 0);
  return {
    ...layout,
    event: { ...event, w: x - 4 * unit - event.x },
    tools: { ...tools, x, w: tools.x + tools.w - x },
  };
}

/** The side of the coach's button, in CSS pixels. */
const COACH = 44;

/** The same layout, in which the event of an upright phone leaves room for the coach's button. */
export function withCoach(layout: FactionLayout): FactionLayout {
  const { event, form } = layout;
  return form === 'portrait' ? { ...layout, event: { ...event, w: coachPlace(layout).x - 4 - event.x } } : layout;
}

/** Where the coach's button is: in a corner of the outlook, or on upright phones beside the event. */
export function coachPlace({ form, outlook, tools, event }: FactionLayout): Rect {
  if (form === 'portrait') return rect(tools.x - 4 - COACH, event.y + event.h / 2 - COACH / 2, COACH, COACH);
  return rect(outlook.x + outlook.w - COACH, outlook.y + outlook.h - COACH, COACH, COACH);
}

/** Where the buttons on the right of the top row are: `extra` ones, the speed, and the log. */
export function toolPlaces({ tools, unit }: FactionLayout, extra: number): Rect[] {
  const parts = [...Array.from({ length: extra }, () => 1), SPEED_WIDTH, 1];
  const gap = 4 * unit;
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const side = Math.min(tools.h, (tools.w - gap * (parts.length - 1)) / whole);
  return row(
    tools,
    parts.map((part) => part * side),
    gap,
    1,
  );
}
