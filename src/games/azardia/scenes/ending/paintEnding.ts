import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { GATE, GOAL } from '../../content/board.ts';
import type { Seat } from '../../rules/state/state.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { disc, LIFT, paper, shape, starShape } from '../paint/paper.ts';
import { type AzardiaEndingView, grown, hasChart, plotOf } from './endingLayout.ts';

/** Paints everything of an ending but its ground and its buttons. */
export function drawEnding(g: CanvasPainter, view: AzardiaEndingView): void {
  const { layout } = view;
  paintSteps(g, layout.stage, view);
  paintHeading(g, layout.heading, view);
  paper(g, layout.panel, { fill: paint.paper, lift: LIFT.hanging, radius: 9 });
  paintPlaces(g, layout.places, view);
  paintChart(g, layout.chart, view);
}

function paintOfSeat({ state }: AzardiaEndingView, seat: Seat) {
  return paintOf(at(state.players, seat).character);
}

/** How high the steps of the first, second, third and fourth are, as parts of the stage. */
const HEIGHTS = [0.36, 0.24, 0.14, 0.05] as const;

/** The places from left to right: where fewer play, the last ones are missing. */
const LEFT_TO_RIGHT: readonly number[] = [2, 0, 1, 3];

function paintSteps(g: CanvasPainter, area: Rect, view: AzardiaEndingView): void {
  const { places, state } = view;
  const columns = LEFT_TO_RIGHT.filter((place) => place < places.length);
  // Figures are half as wide again as their steps.
  const w = Math.min(area.w / (columns.length + 0.5), area.h * 0.44);
  const middle = area.x + area.w / 2;
  const leftOf = (place: number): number => middle + (columns.indexOf(place) - columns.length / 2) * w;
  const bottom = area.y + area.h;
  for (const [i, fill] of [0xdcf1ee, 0xe8f6f4, 0xf3fbfa].entries())
    disc(g, { x: middle, y: area.y + area.h * 0.5 }, area.h * (0.52 - i * 0.13), fill, LIFT.standing);
  // From the last to the first, so that the winner stands in front.
  for (const [place, seat] of [...places.entries()].reverse()) {
    const high = area.h * at(HEIGHTS, place);
    const step = rect(leftOf(place) + w * 0.04, bottom - high, w * 0.92, high + 6);
    const { main, dark, on } = paintOfSeat(view, seat);
    paper(g, step, { fill: main, lift: LIFT.standing, radius: 3 });
    paper(g, { ...step, x: step.x - 3, w: step.w + 6, h: Math.max(8, area.h * 0.03) }, { fill: dark, radius: 3 });
    if (place < 3)
      g.title(String(place + 1), step.x + step.w / 2, step.y + step.h * 0.58, {
        size: Math.min(step.h * 0.5, w * 0.5),
        color: on,
      });
    const { character } = at(state.players, seat);
    const size = Math.min(area.h * (place === 0 ? 0.58 : 0.5), w * 1.5);
    const pose = place === 0 ? '/victory' : '';
    if (character) g.sprite(`figure/${character}${pose}`, step.x + step.w / 2, step.y - size * 0.46, size);
  }
  const medal = { x: leftOf(0) + w * 1.2, y: area.y + area.h * 0.12 };
  const r = Math.min(w * 0.3, area.h * 0.1);
  shape(g, starShape(medal, r * 1.2, r * 0.94, 14), paint.gold, LIFT.standing);
  g.title(String(GOAL), medal.x, medal.y, { size: r * 0.78, color: paint.mantis2 });
}

function paintHeading(g: CanvasPainter, area: Rect, { state, places, reason, layout }: AzardiaEndingView): void {
  paper(g, area, { fill: paint.paper, lift: LIFT.standing, radius: 8 });
  const inner = inset(area, 8);
  const [winner] = places;
  const title = winner === undefined ? '' : text.wins(playerName(state, winner));
  g.text(title, inner.x + inner.w / 2, inner.y + inner.h * 0.3, {
    size: Math.min(28 * grown(layout.unit), inner.h * 0.5),
    face: 'display',
    align: 'center',
    color: paint.ink,
    width: inner.w,
  });
  g.text(reason, inner.x + inner.w / 2, inner.y + inner.h * 0.8, {
    size: 15 * grown(layout.unit),
    weight: 500,
    align: 'center',
    color: paint.soft,
    width: inner.w,
  });
}

function paintPlaces(g: CanvasPainter, area: Rect, view: AzardiaEndingView): void {
  const { places, state, layout } = view;
  const head = 26 * Math.max(0.7, layout.unit);
  g.text(text.finalPlaces, area.x, area.y + head / 2, {
    size: Math.max(15, 19 * layout.unit),
    face: 'display',
    color: paint.ink,
  });
  const h = (area.h - head) / Math.max(1, places.length);
  for (const [place, seat] of places.entries()) {
    const top = area.y + head + place * h;
    const middle = top + h / 2;
    g.segment(area.x, top, area.x + area.w, top, 1.5, paint.line, [5, 4]);
    const { main, on, pale } = paintOfSeat(view, seat);
    const { character, tile, level } = at(state.players, seat);
    g.title(String(place + 1), area.x + 8, middle, {
      size: Math.min(18 * grown(layout.unit), h * 0.5),
      color: paint.ink,
    });
    const face = rect(area.x + 22, top + h * 0.1, h * 0.8, h * 0.8);
    paper(g, face, { fill: pale, lift: LIFT.glued, radius: 5 });
    const mood = place === 0 ? 'glad' : place === places.length - 1 ? 'hurt' : 'calm';
    if (character)
      g.withinRound(face, 4, () =>
        g.sprite(`head/${character}/${mood}`, face.x + face.w / 2, face.y + face.h / 2, face.h),
      );
    const name = playerName(state, seat);
    const size = Math.min(15 * grown(layout.unit), h * 0.42);
    const tag = rect(
      face.x + face.w + 8,
      middle - size * 0.8,
      g.measure(name, { size, face: 'display' }) + 16,
      size * 1.6,
    );
    paper(g, tag, { fill: main, lift: LIFT.lying, radius: 5 });
    g.text(name, tag.x + 8, middle, { size, face: 'display', color: on });
    const right = area.x + area.w;
    g.text(String(tile), right, middle, {
      size: Math.min(18 * grown(layout.unit), h * 0.5),
      face: 'display',
      align: 'right',
      color: paint.ink,
    });
    const before = right - 44 * grown(layout.unit);
    if (before - tag.x - tag.w > 62 * grown(layout.unit))
      g.text(text.level(level), before, middle, {
        size: 13 * grown(layout.unit),
        weight: 600,
        align: 'right',
        color: paint.soft,
      });
  }
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
