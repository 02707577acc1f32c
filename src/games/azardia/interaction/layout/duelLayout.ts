import type { Form } from '../../../../module/screens/table.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { AzardiaView, Duel, DuelSide, Seat } from '../../rules/state/state.ts';
import type { AzardiaLayout } from './tableLayout.ts';

/** Where one side of a duel is. */
export interface SideLayout {
  /** Its half of the scene. */
  readonly ground: Rect;
  /** Name, level, coins, cards, and what winning and losing do. */
  readonly card: Rect;
  readonly figure: Rect;
  readonly dice: readonly [Rect, Rect];
  /** The place for the coin of each raised die: below or above the die, so that it covers none. */
  readonly coins: readonly [Rect, Rect];
  readonly total: Spot & { readonly radius: number };
}

/** Where everything is while a duel fills the window, in CSS pixels. */
export interface DuelLayout {
  readonly form: Form;
  readonly unit: number;
  readonly window: Rect;
  /** The row of the menu, the title and the log. */
  readonly top: Rect;
  readonly title: Rect;
  /** The near side first: left, or below on upright phones. */
  readonly sides: readonly [SideLayout, SideLayout];
  /** What is said and can be done. */
  readonly panel: Rect;
  /** How the duel stands. */
  readonly heading: Rect;
  readonly options: Rect;
  readonly go: Rect;
  /** Beside or below the main button: the places to cancel a choice, and to peek at the hand. */
  readonly second: Rect;
}

/** The largest factor on the sizes of cards and choices on upright screens. */
const MOST_UPRIGHT = 1.3;

/** Arranges a duel in the window of a table. */
export function duelLayout({ window, form, unit }: Pick<AzardiaLayout, 'window' | 'form' | 'unit'>): DuelLayout {
  const arrange = { wide, portrait, landscape }[form];
  // On upright tablets words need not grow with the window: the figures have the room.
  const u = form === 'portrait' ? Math.min(unit, MOST_UPRIGHT) : unit;
  return { form, unit: u, window, ...arrange(window, u) };
}

/** The sides of a duel as a seat sees them: first its own, or the challenger's. */
export function nearFirst({ challenger, defender }: Duel, seat: Seat): readonly [DuelSide, DuelSide] {
  return defender.seat === seat ? [defender, challenger] : [challenger, defender];
}

/** The position of a seat's side, as another one sees it; `null` if the seat is not in the duel. */
export function sideOfSeat(layout: DuelLayout, { duel }: AzardiaView, viewer: Seat, seat: Seat): SideLayout | null {
  const place = duel ? nearFirst(duel, viewer).findIndex((side) => side.seat === seat) : -1;
  return layout.sides[place] ?? null;
}

/**
 * Where a side's strip at the end of a duel is, with room around it for its shadow: below dice and total, so that it covers neither; where
 * there is no room, or a rival may speak there, in place of the card, whose stakes it repeats.
 */
export function endStrip(side: SideLayout, unit: number, around: number): Rect {
  const { ground, card, total } = side;
  if (isInRow(side)) return card;
  const [w, h] = [Math.min(ground.w * 0.62, 330 * unit), Math.min(ground.h * 0.4, 86 * unit)];
  const x = Math.min(Math.max(total.x - w / 2, ground.x + around), ground.x + ground.w - w - around);
  const y = total.y + total.radius + around;
  return y + h + around <= ground.y + ground.h ? rect(x, y, w, h) : card;
}

/** Whether the total is beside the dice instead of below them. */
export function isInRow({ dice: [die], total }: SideLayout): boolean {
  return total.y < die.y + die.h;
}

/** How far the torn edge of upright windows extends to both sides of its line, and the near figure beyond it. */
export const TOOTH = 7;
const OVER = 10;

type Arranged = Omit<DuelLayout, 'form' | 'unit' | 'window'>;

function wide(window: Rect, u: number): Arranged {
  const margin = 12 * u;
  const panel = rect(window.x + margin, window.y + window.h - margin - 188 * u, window.w - 2 * margin, 188 * u);
  const scene = { ...window, h: panel.y - window.y };
  const [w, h] = [Math.min(342 * u, window.w * 0.32), 98 * u];
  const near = rect(window.x + margin, window.y + margin, w, h);
  const far = { ...near, x: window.x + window.w - margin - w };
  const top = rect(near.x + w + 8 * u, near.y, far.x - near.x - w - 16 * u, 46 * u);
  const inner = inset(panel, 12 * u);
  const [heading = inner, below = inner] = column(inner, [26 * u, share()], 8 * u);
  const [options = below, act = below] = row(below, [share(), Math.min(308 * u, below.w * 0.3)], 11 * u);
  const [go = act, second = act] = column(act, [share(), 46 * u], 9 * u);
  return {
    top,
    title: top,
    sides: sideBySide(scene, near, far, u),
    panel,
    heading,
    options,
    go,
    second,
  };
}

function landscape(window: Rect, u: number): Arranged {
  const gap = 5 * u;
  const page = inset(window, gap);
  const [left = page, panel = page] = row(page, [share(), 268 * u], gap);
  const scene = rect(window.x, window.y, left.x + left.w - window.x, window.h);
  const [near = left, far = left] = row({ ...left, h: 66 * u }, 2, 2 * gap);
  const inner = inset(panel, 7 * u);
  const widgets = column(inner, { top: 38 * u, heading: 34 * u, options: share(), act: 46 * u }, gap);
  const [second = widgets.act, go = widgets.act] = row(widgets.act, [widgets.act.w * 0.36, share()], gap);
  return { ...widgets, second, go, title: widgets.top, sides: sideBySide(scene, near, far, u), panel };
}

/** Two halves, the near one on the left; the figures are outside, dice and totals between them. */
function sideBySide(scene: Rect, near: Rect, far: Rect, u: number): DuelLayout['sides'] {
  const half = scene.w / 2;
  const side = (card: Rect, x: number, isLeft: boolean): SideLayout => {
    const ground = rect(x, scene.y, half, scene.h);
    const rest = { ...ground, y: card.y + card.h, h: scene.y + scene.h - card.y - card.h };
    const [figureWidth, zone] = [half * 0.58, half * 0.4];
    const zoneX = isLeft ? x + figureWidth : x + half - figureWidth - zone;
    const size = Math.min(104 * u, zone * 0.47, rest.h * 0.36);
    const y = rest.y + rest.h * 0.06;
    const radius = Math.min(68 * u, zone * 0.36, rest.h * 0.26);
    const middle = zoneX + zone / 2;
    return {
      ground,
      card,
      figure: { ...rest, x: isLeft ? x : x + half - figureWidth, w: figureWidth },
      ...diceIn(middle - size * 1.04, y, size),
      total: { x: middle, y: Math.min(y + size * 1.1 + radius, rest.y + rest.h - radius), radius },
    };
  };
  return [side(near, scene.x, true), side(far, scene.x + half, false)];
}

function portrait(window: Rect, u: number): Arranged {
  const gap = 4 * u;
  const page = inset(window, gap);
  const widgets = column(page, { top: 40 * u, far: 54 * u, scene: share(), near: 54 * u, panel: 208 * u }, [
    0,
    gap,
    0,
    0,
    gap,
  ]);
  const inner = inset(widgets.panel, 7 * u);
  const [heading = inner, options = inner, act = inner] = column(inner, [24 * u, share(), 46 * u], gap);
  const [second = act, go = act] = row(act, [act.w * 0.34, share()], gap);
  const half = widgets.scene.h / 2;
  const side = (card: Rect, y: number, isNear: boolean): SideLayout => {
    const ground = rect(window.x, y, window.w, half);
    const figureWidth = ground.w * 0.46;
    const zone = rect(isNear ? ground.x + figureWidth : ground.x, y, ground.w - figureWidth, half);
    return {
      ground,
      card,
      // The near figure overlaps the torn edge, and the far one extends down behind it.
      figure: isNear
        ? { ...ground, y: y - OVER * u, w: figureWidth, h: half + OVER * u }
        : { ...ground, x: ground.x + ground.w - figureWidth, w: figureWidth, h: half + TOOTH * u },
      ...(isNear && half > 165 * u ? diceOverTotal(zone, u) : diceBesideTotal(zone, isNear, u)),
    };
  };
  const { scene } = widgets;
  return {
    top: widgets.top,
    title: widgets.top,
    sides: [side(widgets.near, scene.y + half, true), side(widgets.far, scene.y, false)],
    panel: widgets.panel,
    heading,
    options,
    go,
    second,
  };
}

type Thrown = Pick<SideLayout, 'dice' | 'coins' | 'total'>;

/** Two dice side by side, and their coins below or above their outer corners: the total lies below their middle, or beside them. */
function diceIn(x: number, y: number, size: number, isCoinAbove = false): Pick<SideLayout, 'dice' | 'coins'> {
  const dice = [rect(x, y, size, size), rect(x + size * 1.08, y, size, size)] as const;
  const coin = size * 0.28;
  const below = (left: number): Rect => rect(left, isCoinAbove ? y - coin : y + size, coin, coin);
  return { dice, coins: [below(x), below(x + size * 2.08 - coin)] };
}

/** A side's dice with their total below, if there is enough height. */
function diceOverTotal(zone: Rect, u: number): Thrown {
  const size = Math.min(zone.w * 0.44, zone.h * 0.4);
  const radius = Math.min(zone.w * 0.22, zone.h * 0.2);
  const middle = zone.x + zone.w / 2;
  const y = zone.y + (zone.h - size - 2 * radius - 4 * u) * 0.6;
  return {
    ...diceIn(middle - size * 1.04, y, size),
    total: { x: middle, y: y + size + 4 * u + radius, radius },
  };
}

/** A side's dice and their total in one row. */
function diceBesideTotal(zone: Rect, isNear: boolean, u: number): Thrown {
  const room = zone.w - 8 * u;
  const size = Math.min(room * 0.307, zone.h * 0.5);
  const radius = Math.min(room * 0.155, zone.h * 0.28);
  const left = zone.x + (zone.w - size * 2.12 - radius * 2) / 2;
  const end = Math.max(3 * u, radius - size / 2 + 2 * u);
  // Both are far from the middle, so that a hint has room between them.
  const top = isNear ? zone.y + zone.h - size - end : zone.y + end;
  return {
    ...diceIn(left, top, size, isNear),
    total: { x: left + size * 2.12 + radius, y: top + size / 2, radius },
  };
}
