import type { EndingView } from '../../../../module/screens/ending.ts';
import type { Control } from '../../../../table/control.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AvatarKind, PeopleId } from '../../content/vocabulary.ts';
import type { FactionFunTypes } from '../../rules/state/types.ts';

/** Where the parts of the council are, in CSS pixels. */
export interface EndingLayout {
  readonly unit: number;
  /** The name of the treaty, and why the game ended. */
  readonly heading: Rect;
  /** Who signs for each people, and what it has reached. */
  readonly sides: Readonly<Record<PeopleId, Rect>>;
  /** The panel of the treaty, with the clauses in it. */
  readonly treaty: Rect;
  readonly clauses: Rect;
  /** The mended tile between the seals: in the panel of the treaty, or on the wall. */
  readonly mended: Rect;
  /** The panel with the chart and, where there is room, with what each people did. */
  readonly record: Rect;
  readonly chart: Rect;
  /** Without width if there is no room for it. */
  readonly tally: Rect;
  readonly buttons: Rect;
}

/** What a people did in a game. */
export interface Tally {
  readonly claims: number;
  readonly answers: number;
  readonly battles: number;
  readonly lost: number;
}

/** One side of the council. */
export interface Signer {
  readonly kind: AvatarKind;
  readonly mood: 'glad' | 'sad';
  readonly realm: number;
  readonly tiles: number;
  readonly avatars: number;
  readonly tally: Tally;
}

/** A clause of the treaty, and whose it is. */
export interface Clause {
  readonly peoples: readonly PeopleId[];
  readonly text: string;
}

/** An ending as Faction Fun shows it. */
export interface FactionEndingView extends EndingView<FactionFunTypes> {
  readonly layout: EndingLayout;
  readonly signers: Readonly<Record<PeopleId, Signer>>;
  readonly clauses: readonly Clause[];
  /** The realms at the beginning of each round, and at last in the end. */
  readonly history: readonly Readonly<Record<PeopleId, number>>[];
  /** The realm that wins. */
  readonly goal: number;
  readonly picture: { readonly panels: readonly []; readonly buttons: readonly Omit<Control, 'press' | 'hint'>[] };
}

/** As high as a button is, for fingers. */
const BUTTON = 44;
/** Windows lower than this are phones on their side. */
const LOW = 500;

/** Arranges the council: the treaty between those who sign it; on upright phones it is below them. */
export function endingLayout(width: number, height: number): EndingLayout {
  const page = rect(0, 0, width, height);
  if (height > width) return upright(page);
  return height < LOW ? low(page) : wide(page);
}

function wide(page: Rect): EndingLayout {
  const unit = Math.max(0.8, Math.min(page.w / 1280, page.h / 720));
  const gap = 12 * unit;
  const within = inset(page, gap);
  const w = Math.min(within.w, 1240 * unit);
  const inner = rect(page.x + (page.w - w) / 2, within.y, w, within.h);
  const rows = column(
    inner,
    { heading: 80 * unit, council: share(1, 0, 520 * unit), foot: 186 * unit },
    [0, gap, gap],
    [0.5, 0, 0],
  );
  const council = row(rows.council, { sailfolk: share(250), treaty: share(640), hearthfolk: share(250) }, gap * 1.6);
  const foot = row(rows.foot, { record: share(900), buttons: share(300) }, gap);
  const side = council.treaty.w * 0.04;
  const inside = column(
    inset(council.treaty, Math.max(12, side)),
    { clauses: share(1.15), mended: share(1, 0, 210 * unit) },
    8 * unit,
  );
  const record = row(inset(foot.record, 12 * unit), { chart: share(1.2), tally: share(1) }, 24 * unit);
  return {
    unit,
    heading: { ...rows.heading, x: council.treaty.x, w: council.treaty.w },
    sides: { sailfolk: council.sailfolk, hearthfolk: council.hearthfolk },
    treaty: council.treaty,
    clauses: inside.clauses,
    mended: inside.mended,
    record: foot.record,
    chart: record.chart,
    tally: record.tally,
    buttons: foot.buttons,
  };
}

function upright(page: Rect): EndingLayout {
  const unit = Math.max(1, Math.min(page.w / 480, page.h / 800));
  const inner = inset(page, 6 * unit);
  const gap = 6 * unit;
  const rows = column(
    inner,
    {
      heading: 66 * unit,
      council: share(130, 112, 260 * unit),
      treaty: share(180, 0, 340 * unit),
      record: share(100),
      buttons: 3 * BUTTON * unit + 2 * 6 * unit,
    },
    gap,
  );
  const council = row(rows.council, { sailfolk: share(94), mended: share(150), hearthfolk: share(94) }, gap);
  return {
    unit,
    heading: rows.heading,
    sides: { sailfolk: council.sailfolk, hearthfolk: council.hearthfolk },
    treaty: rows.treaty,
    clauses: inset(rows.treaty, 9 * unit),
    mended: council.mended,
    ...records(rows.record, unit, page.w >= 600),
    buttons: rows.buttons,
  };
}

function low(page: Rect): EndingLayout {
  const unit = Math.max(0.9, Math.min(page.w / 844, page.h / 390));
  const inner = inset(page, 6 * unit);
  const gap = 6 * unit;
  const parts = row(inner, { left: share(560), right: share(270, 280) }, gap);
  const left = column(parts.left, { heading: 54 * unit, council: share() }, gap);
  const right = column(parts.right, { record: share(), buttons: 3 * BUTTON * unit + 2 * 6 * unit }, gap);
  const council = row(left.council, { sailfolk: share(100), treaty: share(350), hearthfolk: share(100) }, gap);
  const inside = column(inset(council.treaty, 9 * unit), { clauses: share(1.7), mended: share(1) }, 4 * unit);
  return {
    unit,
    heading: left.heading,
    sides: { sailfolk: council.sailfolk, hearthfolk: council.hearthfolk },
    treaty: council.treaty,
    clauses: inside.clauses,
    mended: inside.mended,
    ...records(right.record, unit, false),
    buttons: right.buttons,
  };
}

function records(record: Rect, unit: number, hasTally: boolean): Pick<EndingLayout, 'record' | 'chart' | 'tally'> {
  const inner = inset(record, 8 * unit);
  const { chart, tally } = row(inner, { chart: share(1.2), tally: hasTally ? share(1) : 0 }, hasTally ? 20 * unit : 0);
  return { record, chart, tally };
}

/** The sizes of letters grow in large windows, and never shrink. */
export function grown(unit: number): number {
  return Math.max(1, unit);
}

/** The chart's own area within its part, inside its labels. */
export function plotOf({ chart: { x, y, w, h }, unit }: EndingLayout): Rect {
  const big = grown(unit);
  return rect(x + 22 * big, y + 26 * big, w - 46 * big, Math.max(20, h - 44 * big));
}

/** As high as a sentence of three lines that appears for a while. */
const NOTE = 92;

/** Where achievements appear: over the chart, never over the treaty's signers or a button. */
export function notePlace({ record, unit }: EndingLayout): Rect {
  const h = NOTE * grown(unit);
  return record.h >= h ? record : rect(record.x, record.y + record.h - h, record.w, h);
}
