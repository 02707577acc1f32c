import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { GATE, GOAL } from '../../content/board.ts';
import type { Seat } from '../../rules/state/state.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { disc, LIFT, paper, shape, starShape } from '../paint/paper.ts';
import { levelBars } from '../table/standing.ts';
import { type AzardiaEndingView, grown, hasChart, plotOf } from './endingLayout.ts';

/** Paints everything of an ending but its ground and its buttons. */
export function drawEnding(g: CanvasPainter, view: AzardiaEndingView): void {
  const { layout } = view;
  paintSteps(g, layout.stage, view);
  paintHeading(g, layout.heading, view);
  paper(g, layout.panel, { fill: paint.paper, lift: LIFT.hanging, radius: 9 });
  paintPlaces(g, view);
  paintStory(g, view);
  paintChart(g, layout.chart, view);
}

function paintOfSeat({ state }: AzardiaEndingView, seat: Seat) {
  return paintOf(at(state.players, seat).character);
}

/** How high the steps of the first, second, third and fourth are, as parts of the stage. */
const HEIGHTS = [0.3, 0.2, 0.12, 0.04] as const;

/** The places from left to right: where fewer play, the last ones are missing. */
const LEFT_TO_RIGHT: readonly number[] = [2, 0, 1, 3];

function paintSteps(g: CanvasPainter, area: Rect, view: AzardiaEndingView): void {
  const { places, state } = view;
  const columns = LEFT_TO_RIGHT.filter((place) => place < places.length);
  const tyrant = Math.min(area.w * 0.2, area.h * 0.32);
  // Figures are half again as wide as their steps, and the Tyrant's head hangs over the first of them.
  const w = Math.min((area.w - tyrant * 0.8) / (columns.length + 0.5), area.h * 0.44);
  const middle = area.x + (area.w + tyrant * 0.6) / 2;
  const leftOf = (place: number): number => middle + (columns.indexOf(place) - columns.length / 2) * w;
  const bottom = area.y + area.h;
  for (const [i, fill] of [0xdcf1ee, 0xe8f6f4, 0xf3fbfa].entries())
    disc(g, { x: middle, y: area.y + area.h * 0.5 }, area.h * (0.52 - i * 0.13), fill, LIFT.standing);
  paintTyrant(g, { x: leftOf(columns[0] ?? 0) - tyrant * 0.42, y: area.y + area.h * 0.26 }, tyrant, bottom);
  // From the last to the first, so that the winner is in front.
  for (const [place, seat] of [...places.entries()].reverse()) {
    const high = area.h * at(HEIGHTS, place);
    const step = rect(leftOf(place) + w * 0.04, bottom - high, w * 0.92, high + 6);
    const { main, dark, on } = paintOfSeat(view, seat);
    paper(g, step, { fill: main, lift: LIFT.standing, radius: 3 });
    paper(g, { ...step, x: step.x - 3, w: step.w + 6, h: Math.max(8, area.h * 0.03) }, { fill: dark, radius: 3 });
    if (place < 3)
      g.title(String(place + 1), step.x + step.w / 2, step.y + step.h * 0.58, {
        size: Math.max(12, Math.min(step.h * 0.5, w * 0.5)),
        color: on,
      });
    const { character } = at(state.players, seat);
    // The winner is the largest of all.
    const size = place === 0 ? Math.min(area.h * 0.7, w * 2.1) : Math.min(area.h * 0.48, w * 1.45);
    const pose = place === 0 ? '/victory' : '';
    if (character) g.sprite(`figure/${character}${pose}`, step.x + step.w / 2, step.y - size * 0.46, size);
  }
  const r = Math.max(15, Math.min(w * 0.3, area.h * 0.1));
  // In high windows it is near the winner's head instead of near the upper edge.
  const head = bottom - area.h * at(HEIGHTS, 0) - Math.min(area.h * 0.7, w * 2.1) * 0.96;
  const medal = { x: leftOf(0) + w * 1.3, y: Math.max(area.y + area.h * 0.12, head - r * 1.2) };
  shape(g, starShape(medal, r * 1.2, r * 0.94, 14), paint.gold, LIFT.standing);
  g.title(String(GOAL), medal.x, medal.y, { size: r * 0.78, color: paint.mantis2 });
}

/** The Tyrant has lost his tongue, and is carried about on a stick. */
function paintTyrant(g: CanvasPainter, { x, y }: Spot, size: number, bottom: number): void {
  const stick = rect(x - size * 0.055, y, size * 0.11, bottom - y + 6);
  paper(g, stick, { fill: paint.kraft, lift: LIFT.standing, radius: 2 });
  g.sprite('tyrant/angry', x, y, size);
}

function paintHeading(g: CanvasPainter, area: Rect, { title, comfort, reason, layout }: AzardiaEndingView): void {
  paper(g, area, { fill: paint.paper, lift: LIFT.standing, radius: 8 });
  const big = grown(layout.unit);
  const inner = inset(area, 7);
  const head = Math.min(34 * big, inner.h * 0.52);
  g.text(title, inner.x + inner.w / 2, inner.y + head * 0.5, {
    size: Math.min(28 * big, head * 0.8),
    face: 'display',
    align: 'center',
    color: paint.ink,
    width: inner.w,
  });
  const below = rect(inner.x, inner.y + head, inner.w, inner.h - head);
  const words = comfort === '' ? reason : `${comfort} ${reason}`;
  const style = { size: 15 * big, weight: 500, align: 'center', middle: true, leading: 1.15 } as const;
  const isAll = g.paragraphHeight([{ text: words }], below, style) <= below.h;
  // Words of comfort imply that somebody else has won.
  g.paragraph([{ text: isAll || comfort === '' ? words : comfort, color: paint.soft }], below, style);
}

function paintPlaces(g: CanvasPainter, view: AzardiaEndingView): void {
  const { places, layout } = view;
  const { caption, places: area } = layout;
  if (caption.h > 0)
    g.text(text.finalPlaces, caption.x, caption.y + caption.h / 2, {
      size: Math.max(15, 19 * layout.unit),
      face: 'display',
      color: paint.ink,
    });
  for (const [place, line] of column(area, places.length).entries()) {
    if (place > 0 || caption.h > 0) g.segment(line.x, line.y, line.x + line.w, line.y, 1.5, paint.line, [5, 4]);
    paintPlace(g, line, view, place);
  }
}

/** A line of the final places: player, level and tile, and below what they did best. */
function paintPlace(g: CanvasPainter, line: Rect, view: AzardiaEndingView, place: number): void {
  const { places, state, layout, awards } = view;
  const big = grown(layout.unit);
  const seat = at(places, place);
  const player = at(state.players, seat);
  const { main, on, pale } = paintOfSeat(view, seat);
  const { character, tile, level } = player;
  const number = Math.min(18 * big, line.h * 0.5);
  g.title(String(place + 1), line.x + 8 * big, line.y + line.h / 2, { size: number, color: paint.ink });
  const side = Math.min(line.h * 0.84, 44 * big);
  const face = rect(line.x + 22 * big, line.y + (line.h - side) / 2, side, side);
  paper(g, face, { fill: pale, lift: LIFT.glued, radius: 5 });
  const mood = place === 0 ? 'glad' : place === places.length - 1 ? 'hurt' : 'calm';
  if (character)
    g.withinRound(face, 4, () =>
      g.sprite(`head/${character}/${mood}`, face.x + face.w / 2, face.y + face.h / 2, face.h),
    );
  const rest = rect(face.x + side + 8 * big, line.y + 2, 0, line.h - 4);
  const [upper, lower] = [rest.y + rest.h * 0.29, rect(rest.x, rest.y + rest.h * 0.58, 0, rest.h * 0.42)];
  const right = line.x + line.w;
  const name = playerName(state, seat);
  const size = Math.min(15 * big, rest.h * 0.44);
  const tag = rect(rest.x, upper - size * 0.68, g.measure(name, { size, face: 'display' }) + 14, size * 1.36);
  paper(g, tag, { fill: main, lift: LIFT.lying, radius: 5 });
  g.text(name, tag.x + 7, upper, { size, face: 'display', color: on });
  g.text(String(tile), right, upper, { size: number, face: 'display', align: 'right', color: paint.ink });
  const bars = Math.min(40 * big, right - 38 * big - tag.x - tag.w);
  levelBars(g, rect(right - 38 * big - bars, upper - size * 0.62, bars, size * 1.24), player, size * 1.24);
  const award = awards[seat] ?? '';
  const words = { size: 13 * big, weight: 500, color: paint.soft } as const;
  const both = award === '' ? text.level(level) : `${text.level(level)} · ${award}`;
  const width = right - lower.x;
  const said = g.measure(both, words) <= width ? both : award;
  g.text(said, lower.x, lower.y + lower.h / 2, { ...words, width });
}

/** Where the race turned, in a sentence with a blue edge: it is pressed to see it again. */
function paintStory(g: CanvasPainter, { layout: { story, unit }, turn }: AzardiaEndingView): void {
  if (!turn || story.h <= 0) return;
  const big = grown(unit);
  paper(g, { ...story, h: story.h - 2 }, { fill: paint.white, lift: LIFT.lying, radius: 6 });
  g.fill(rect(story.x, story.y, 4 * big, story.h - 2), paint.act);
  const words = [
    { text: `${turn.head} `, color: paint.ink, weight: 700 as const },
    { text: turn.told, color: paint.ink, weight: 500 as const },
  ];
  const inner = rect(story.x + 10 * big, story.y + 2, story.w - 14 * big, story.h - 6);
  g.paragraph(words, inner, { size: 14 * big, middle: true, leading: 1.12 });
}

/** A line for each player: their tile at the beginning of each round. A round is pressed to look at it. */
function paintChart(g: CanvasPainter, area: Rect, view: AzardiaEndingView): void {
  const { history, layout } = view;
  const big = grown(layout.unit);
  if (!hasChart(area)) return;
  g.text(text.tileByRound, area.x, area.y + 9 * big, { size: 15 * big, face: 'display', color: paint.ink });
  const plot = plotOf(layout);
  g.fill(plot, paint.white);
  const y = (tile: number): number => plot.y + plot.h * (1 - tile / GOAL);
  const x = (index: number): number => plot.x + (plot.w * index) / Math.max(1, history.length - 1);
  g.segment(plot.x, y(GATE), plot.x + plot.w, y(GATE), 1.5, paint.mantis, [5, 4]);
  for (const tile of [1, GATE, GOAL])
    g.text(String(tile), plot.x - 5, y(tile), { size: 12 * big, weight: 600, align: 'right', color: paint.ink });
  const last = history.length - 1;
  for (const round of [1, Math.ceil(last / 2), last])
    if (round > 0)
      g.text(String(round), x(round - 1), plot.y + plot.h + 9 * big, {
        size: 12 * big,
        align: 'center',
        color: paint.ink,
      });
  if (view.turn && view.turn.round > 0) {
    const at = x(view.turn.round - 0.5);
    g.segment(at, plot.y, at, plot.y + plot.h, 2, paint.act);
  }
  for (const seat of [...view.places].reverse()) {
    const { ctx } = g;
    ctx.beginPath();
    for (const [index, tiles] of history.entries()) ctx.lineTo(x(index), y(tiles[seat] ?? 0));
    ctx.lineWidth = 3.4;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = css(paintOfSeat(view, seat).main);
    ctx.stroke();
  }
}
