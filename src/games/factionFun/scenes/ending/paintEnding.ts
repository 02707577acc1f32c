import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { aligned, column } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { PEOPLES, type PeopleId } from '../../content/vocabulary.ts';
import { endingText as text } from '../../text/ending.en.ts';
import { avatarName } from '../../text/names.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { paintBrokenTile } from '../title/paintMendedTile.ts';
import { type EndingLayout, type FactionEndingView, grown, plotOf } from './endingLayout.ts';

/** The side of the pictures of the walls, four tiles each, in CSS pixels. */
const WALL = 188;
/** The gold between the walls turns after this many pixels, and goes that far to each side. */
const TURN = { after: 62, by: 7 } as const;

/** The walls of both peoples, joined by gold. */
export function paintWalls(g: CanvasPainter, { w, h }: Rect): void {
  for (const people of PEOPLES) {
    const half = rect(people === 'sailfolk' ? 0 : w / 2, 0, w / 2, h);
    g.fill(half, PEOPLE_PAINT[people].main);
    g.withinRound(half, 0, () => {
      // Both begin at the crack, so that neither has more tiles than the other.
      const side = people === 'sailfolk' ? -1 : 1;
      for (let y = 0; y < h; y += WALL)
        for (let x = 0; x < w / 2; x += WALL)
          g.sprite(`wall/${people}`, w / 2 + side * (x + WALL / 2), y + WALL / 2, WALL);
    });
  }
  const seam = Array.from({ length: Math.ceil(h / TURN.after) + 2 }, (_, index) => ({
    x: w / 2 + (index % 2 === 0 ? -TURN.by : TURN.by),
    y: (index - 0.5) * TURN.after,
  }));
  g.path(seam, 15, paint.goldDark);
  g.path(seam, 10, paint.gold);
  g.path(seam, 2.5, paint.tin);
}

/** Paints everything of the council but its walls, its seals, the gold and the buttons. */
export function drawEnding(g: CanvasPainter, view: FactionEndingView): void {
  const { layout } = view;
  paintHeading(g, view);
  for (const people of PEOPLES) paintSide(g, layout.sides[people], view, people);
  paintSlab(g, layout.treaty);
  if (layout.mended.y < layout.treaty.y) paintSlab(g, layout.mended);
  paintClauses(g, view);
  paintSigningLine(g, layout);
  paintBrokenTile(g, tileOf(layout));
  paintSlab(g, layout.record);
  paintChart(g, view);
  if (layout.tally.w > 0) paintTally(g, view);
}

/** Where the mended tile is. */
export function tileOf({ mended }: EndingLayout): Rect {
  const h = Math.min(mended.h * 0.92, mended.w * 0.55);
  return aligned(mended, h * 0.87, h, 0.5, 0.45);
}

/** Where the seal of a people is: beside the tile, on its side of the table. */
export function sealOf(layout: EndingLayout, people: PeopleId): Rect {
  const { mended } = layout;
  const tile = tileOf(layout);
  const side = people === 'sailfolk' ? -1 : 1;
  const room = (mended.w - tile.w) / 2;
  const h = Math.min(mended.h * 0.42, room * 0.9);
  const away = tile.w / 2 + Math.min(room / 2, h * 1.3);
  return rect(mended.x + mended.w / 2 + side * away - h / 2, mended.y + mended.h * 0.5 - h / 2, h, h);
}

function paintHeading(g: CanvasPainter, { layout, reason, state }: FactionEndingView): void {
  const big = grown(layout.unit);
  const inner = inset(paintSlab(g, layout.heading), 6 * big);
  const head = Math.min(40 * big, inner.h * 0.48);
  g.title(text.title, inner.x + inner.w / 2, inner.y + head * 0.5, {
    size: Math.min(32 * big, head * 0.86, inner.w / 13),
    color: paint.ink,
    width: inner.w,
  });
  const below = { ...inner, y: inner.y + head, h: inner.h - head };
  g.paragraph([{ text: text.reason(state.round, reason), color: paint.soft }], below, {
    size: 15 * big,
    weight: 500,
    align: 'center',
    middle: true,
    leading: 1.1,
  });
}

/** Who signs for a people: a portrait, the realm, and what else it has. */
function paintSide(g: CanvasPainter, area: Rect, { layout, signers }: FactionEndingView, people: PeopleId): void {
  const big = grown(layout.unit);
  const { main, dark, pale } = PEOPLE_PAINT[people];
  const { kind, mood, realm, tiles, avatars } = signers[people];
  const face = paintSlab(g, area);
  g.withinRound(face, 9, () => g.fill({ ...face, h: 8 * big }, main));
  const inner = inset({ ...face, y: face.y + 8 * big, h: face.h - 8 * big }, 6 * big);
  const isRoomy = face.w >= 180 && face.h >= 280;
  const words = (isRoomy ? 142 : 60) * big;
  const side = Math.min(inner.w - (isRoomy ? 30 : 4), inner.h - words, 220 * big);
  // In a high card everything is in the middle.
  const down = isRoomy ? 0 : Math.max(0, (inner.h - words - side) / 2);
  const top = side >= 30 ? down + side + 4 : down;
  const rest = { ...inner, y: inner.y + top, h: inner.h - top };
  if (side >= 30) {
    const picture = rect(inner.x + (inner.w - side) / 2, inner.y + down, side, side);
    g.panel(picture, { fill: pale, line: 0, radius: 8 });
    g.withinRound(picture, 8, () =>
      g.sprite(`portrait/${people}/${kind}/${mood}`, picture.x + side / 2, picture.y + side / 2, side),
    );
    g.panel(picture, { line: 2, lineColor: dark, radius: 8 });
  }
  const middle = rest.x + rest.w / 2;
  const holds = text.holds(tiles, avatars);
  if (!isRoomy) {
    const size = Math.min(30 * big, rest.h * 0.5);
    g.title(String(realm), middle, rest.y + size * 0.55, { size, color: paint.ink });
    const lines = rect(rest.x, rest.y + size * 1.05, rest.w, rest.h - size * 1.05);
    const small = { size: 13 * big, weight: 500, align: 'center', color: paint.soft, leading: 1.1 } as const;
    const long = [{ text: holds }];
    g.paragraph(g.paragraphHeight(long, lines, small) <= lines.h ? long : [{ text: text.realm }], lines, small);
    return;
  }
  const [name, role, number, more] = column(rest, [30 * big, 22 * big, 52 * big, 24 * big], 2, 0.4);
  if (!name || !role || !number || !more) return;
  g.title(avatarName({ kind, people, id: 0 }), middle, name.y + name.h / 2, {
    size: 22 * big,
    color: paint.ink,
    width: rest.w,
  });
  const line = { size: 15 * big, weight: 500, align: 'center', width: rest.w } as const;
  g.text(text.signsFor(people), middle, role.y + role.h / 2, { ...line, color: paint.ink });
  g.title(String(realm), middle, number.y + number.h / 2, { size: 46 * big, color: paint.ink });
  g.text(`${text.realm} · ${holds}`, middle, more.y + more.h / 2, { ...line, size: 14 * big, color: paint.soft });
}

/** The clauses below each other, each behind the emblem of those whose it is. */
function paintClauses(g: CanvasPainter, { clauses, layout }: FactionEndingView): void {
  const big = grown(layout.unit);
  const emblem = 24 * big;
  const area = layout.clauses;
  const style = { size: 17 * big, weight: 500, leading: 1.18, middle: true } as const;
  for (const [index, line] of column(area, clauses.length, 6 * big).entries()) {
    const clause = clauses[index];
    if (!clause) continue;
    if (index > 0) g.segment(area.x, line.y - 3 * big, area.x + area.w, line.y - 3 * big, 1, paint.line);
    for (const [place, people] of clause.peoples.entries()) {
      const down = (place - (clause.peoples.length - 1) / 2) * emblem * 1.02;
      g.sprite(`emblem/dark/${people}`, line.x + emblem / 2, line.y + line.h / 2 + down, emblem);
    }
    const words = rect(line.x + emblem + 8 * big, line.y, line.w - emblem - 8 * big, line.h);
    g.paragraph([{ text: clause.text, color: paint.ink }], words, style);
  }
}

/** The line on which both sign, under the seals and behind the tile: one stroke, from one side of the table to the other. */
function paintSigningLine({ ctx }: CanvasPainter, layout: EndingLayout): void {
  const [one, other] = [sealOf(layout, 'sailfolk'), sealOf(layout, 'hearthfolk')];
  const y = one.y + one.h * 0.94;
  const sag = one.h * 0.16;
  const [left, right] = [Math.max(layout.mended.x, one.x - one.w), other.x + 2 * other.w];
  const end = Math.min(layout.mended.x + layout.mended.w, right);
  const middle = (left + end) / 2;
  ctx.beginPath();
  ctx.moveTo(left, y + sag / 2);
  ctx.quadraticCurveTo((left + middle) / 2, y - sag, middle, y);
  ctx.quadraticCurveTo((middle + end) / 2, y + sag, end, y - sag / 2);
  ctx.lineWidth = 1.6 * grown(layout.unit);
  ctx.strokeStyle = css(paint.line);
  ctx.stroke();
}

/** The seal of a people, pressed when the tile is mended. */
export function paintSeal(g: CanvasPainter, { layout }: FactionEndingView, people: PeopleId): void {
  const { x, y, w, h } = sealOf(layout, people);
  g.sprite(`seal/${people}`, x + w / 2, y + h / 2, h);
  const size = 14 * grown(layout.unit);
  const { mended } = layout;
  if (y + h + size * 1.4 <= mended.y + mended.h && w > 40)
    g.text(text.signed, x + w / 2, y + h + size * 0.8, { size, weight: 700, align: 'center', color: paint.ink });
}

/** A line for each people: its realm at the beginning of each round. A round is pressed to look at it. */
function paintChart(g: CanvasPainter, { history, layout, goal }: FactionEndingView): void {
  const big = grown(layout.unit);
  const { chart } = layout;
  const plot = plotOf(layout);
  g.text(text.chart, chart.x, chart.y + 9 * big, { size: 16 * big, face: 'display', color: paint.ink });
  const most = Math.max(goal, ...history.flatMap((then) => PEOPLES.map((people) => then[people])));
  const y = (realm: number): number => plot.y + plot.h * (1 - realm / most);
  const x = (index: number): number => plot.x + (plot.w * index) / Math.max(1, history.length - 1);
  const letters = 12 * big;
  const steps = plot.h > 80 * big ? [0, 4, 7, goal] : [0, goal];
  for (const realm of steps) {
    const isGoal = realm === goal;
    g.segment(plot.x, y(realm), plot.x + plot.w, y(realm), isGoal ? 2 : 1, isGoal ? paint.act : paint.line);
    g.text(String(realm), plot.x - 5 * big, y(realm), {
      size: letters,
      weight: 700,
      align: 'right',
      color: paint.ink,
    });
  }
  const last = history.length - 1;
  for (const round of new Set([1, Math.ceil(last / 2), last]))
    if (round > 0)
      g.text(String(round), x(round - 0.5), plot.y + plot.h + 9 * big, {
        size: letters,
        weight: 700,
        align: 'center',
        color: paint.ink,
      });
  for (const people of PEOPLES) {
    const { main, dark } = PEOPLE_PAINT[people];
    const { ctx } = g;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    for (const [width, color] of [
      [5 * big, dark],
      [3 * big, main],
    ] as const) {
      ctx.beginPath();
      for (const [index, then] of history.entries()) ctx.lineTo(x(index), y(then[people]));
      ctx.lineWidth = width;
      ctx.strokeStyle = css(color);
      ctx.stroke();
    }
  }
  // Emblems of equal realms are one above the other.
  const ends = PEOPLES.map((people) => y(history.at(-1)?.[people] ?? 0));
  const [one = 0, other = 0] = ends;
  const size = 18 * big;
  const apart = Math.max(0, size - Math.abs(one - other)) / 2;
  for (const [index, people] of PEOPLES.entries()) {
    const isUpper = index === 0 ? one < other : other <= one;
    const down = isUpper ? -apart : apart;
    g.sprite(`emblem/dark/${people}`, plot.x + plot.w + size * 0.7, (ends[index] ?? 0) + down, size);
  }
}

/** What each people did, in a table with a column for each. */
function paintTally(g: CanvasPainter, { layout: { tally, unit }, signers }: FactionEndingView): void {
  const big = grown(unit);
  const keys = ['claims', 'answers', 'battles', 'lost'] as const;
  const [head, ...lines] = column(tally, keys.length + 1);
  const columnOf = (people: PeopleId): number => tally.x + tally.w - (people === 'sailfolk' ? 66 : 18) * big;
  if (head)
    for (const people of PEOPLES)
      g.sprite(`emblem/dark/${people}`, columnOf(people), head.y + head.h / 2, Math.min(22 * big, head.h * 0.9));
  for (const [index, line] of lines.entries()) {
    const key = keys[index];
    if (!key) continue;
    const y = line.y + line.h / 2;
    g.segment(line.x, line.y, line.x + line.w, line.y, 1, paint.line);
    g.text(text.tally[key], line.x, y, { size: 15 * big, weight: 500, color: paint.ink, width: line.w - 96 * big });
    for (const people of PEOPLES)
      g.title(String(signers[people].tally[key]), columnOf(people), y, { size: 17 * big, color: paint.ink });
  }
}
