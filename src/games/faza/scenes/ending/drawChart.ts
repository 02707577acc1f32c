import type { KeyRound } from '../../../../module/ending.ts';
import type { CanvasPainter, Spot } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { chartLanes, type Lane } from './chartLanes.ts';
import { roundAt } from './review.ts';

/** Where a chart is drawn, and how big. */
export interface ChartPlace {
  readonly chart: Rect;
  /** The rounds, from the first entry of the history to the last. */
  readonly plot: Rect;
  /** CSS pixels to a design pixel. */
  readonly u: number;
  readonly wide: boolean;
}

/** The chart of a game: lanes over the same rounds, each on its own scale, and the round that matters most. */
export function drawChart(g: CanvasPainter, place: ChartPlace, view: EndingView, key: KeyRound | null): void {
  const { chart: r, plot, u, wide } = place;
  g.panel(r, { fill: color.paper, line: 2.5 * u, radius: 8 * u, shadow: 5 * u });
  const { history } = view;
  const step = plot.w / Math.max(1, history.length - 1);
  const axis: Axis = { step, x: (i) => (history.length === 1 ? plot.x + plot.w / 2 : plot.x + i * step) };
  if (key) keyBand(g, rect(axis.x(key.end - 1), plot.y, step, plot.h), u, wide);
  const meta = Math.max(12, (wide ? 15 : 12.5) * u);
  const lanes = chartLanes(view);
  const gap = (wide ? 14 : 7) * u;
  const whole = lanes.reduce((sum, { weight }) => sum + weight, 0);
  let y = plot.y;
  for (const lane of lanes) {
    const h = ((plot.h - gap * (lanes.length - 1)) * lane.weight) / whole;
    nameLane(g, lane, rect(r.x + (wide ? 14 : 8) * u, y, plot.x - r.x - (wide ? 22 : 12) * u, h), meta, wide);
    drawLane(g, lane, rect(plot.x, y, plot.w, h), axis, u, meta, r.x + r.w - plot.x - plot.w - 4 * u);
    y += h + gap;
  }
  rounds(g, place, view, axis, key, meta);
  if (!key) return;
  const { turning, hardest } = text.screens.ending;
  flag(g, axis.x(key.end - 0.5), r, key.kind === 'hardest' ? hardest : turning, u, wide);
}

/** The numbers of the rounds, under the round that they stand for. */
function rounds(
  g: CanvasPainter,
  { chart: r, plot, u, wide }: ChartPlace,
  view: EndingView,
  axis: Axis,
  key: KeyRound | null,
  meta: number,
): void {
  const floor = plot.y + plot.h + 2 * u;
  const line = [plot.x - 4 * u, plot.x + plot.w + 4 * u].map((x) => ({ x, y: floor }));
  g.path(line, 2 * u);
  const y = (floor + r.y + r.h) / 2;
  const count = view.history.length - 1;
  const every = Math.max(1, Math.ceil(count / (wide ? 12 : 8)));
  for (let end = 1; end <= count; end++) {
    g.path(
      [axis.x(end), axis.x(end)].map((x, i) => ({ x, y: floor - 3 * u * i })),
      1.5 * u,
    );
    if ((end - 1) % every !== 0 && end !== key?.end) continue;
    g.text(text.screens.ending.roundShort(roundAt(view, end)), axis.x(end - 0.5), y, {
      size: meta,
      weight: end === key?.end ? 700 : 600,
      align: 'center',
    });
  }
}

function keyBand(g: CanvasPainter, band: Rect, u: number, wide: boolean): void {
  g.fill(band, color.act, 0.45);
  g.within(band, () => g.dots(band, (wide ? 9 : 6) * u, color.warn, (_x, y) => 0.6 * (1 - (y - band.y) / band.h)));
}

function flag(g: CanvasPainter, x: number, r: Rect, words: string, u: number, wide: boolean): void {
  const size = (wide ? 20 : 14) * u;
  const w = g.measure(words, { face: 'display', size }) + size;
  const left = Math.min(Math.max(x - w / 2, r.x + 6 * u), r.x + r.w - w - 6 * u);
  const box = rect(left, r.y - size * 0.72, w, size * 1.4);
  g.panel(box, { fill: color.act, line: 2 * u, radius: 4 * u });
  g.text(words, box.x + box.w / 2, box.y + box.h / 2, { face: 'display', size, align: 'center' });
}

/** Where the entries of the history lie from left to right. */
export interface Axis {
  readonly x: (entry: number) => number;
  readonly step: number;
}

/** What a lane is called, left of it. */
function nameLane(g: CanvasPainter, lane: Lane, r: Rect, meta: number, wide: boolean): void {
  const y = r.y + r.h / 2;
  const up = lane.other ? meta * 0.55 : 0;
  g.icon(lane.icon, r.x + meta * 0.6, y - up, meta * 1.15, lane.ink);
  const style = { size: meta, weight: 700, width: r.w - meta * 1.4 } as const;
  g.text(wide ? lane.label : lane.short, r.x + meta * 1.4, y - up, style);
  if (!lane.other) return;
  const x = r.x + meta * 0.1;
  g.path(
    [x, x + meta * 1.05].map((at) => ({ x: at, y: y + up * 1.1 })),
    meta * 0.15,
    color.plum,
    [3, 2.4],
  );
  g.text(lane.other.label, r.x + meta * 1.4, y + up * 1.1, { ...style, weight: 600 });
}

/** A lane of the chart: its lines or bars, and what they come to; `room` is what is free right of it. */
function drawLane(g: CanvasPainter, lane: Lane, graph: Rect, axis: Axis, u: number, meta: number, room: number): void {
  const floor = graph.y + graph.h;
  const yOf = (value: number): number => floor - (value / lane.top) * graph.h * 0.94;
  const faint = mix(color.ink, color.paper, 0.55);
  g.path(
    [graph.x, graph.x + graph.w].map((x) => ({ x, y: floor })),
    1.2 * u,
    faint,
  );
  if (lane.values.length === 0) {
    g.text(lane.meanwhile, graph.x + graph.w / 2, graph.y + graph.h / 2, {
      size: meta,
      align: 'center',
      width: graph.w,
      color: mix(color.ink, color.paper, 0.25),
    });
    return;
  }
  if (lane.shape === 'bars') bars(g, lane, axis, yOf, floor, u);
  else swell(g, lane, graph, lineOf(lane.values, lane.shape, axis, yOf), u);
  doubts(g, lane, axis, yOf, u);
  const places = [{ value: lane.values.at(-1) ?? 0, ink: lane.ink }];
  if (lane.other) {
    g.path(lineOf(lane.other.values, 'area', axis, yOf), 1.8 * u, color.plum, [4 * u, 3 * u]);
    places.push({ value: lane.other.values.at(-1) ?? 0, ink: color.plum });
  }
  ends(g, lane, places, graph, yOf, u, meta, room);
  if (lane.peak) peak(g, lane, graph, axis, yOf, meta);
}

/** How far the values may be off: a bar over each of one standard error to both sides, as far as there is room for it. */
function doubts(g: CanvasPainter, lane: Lane, axis: Axis, yOf: (value: number) => number, u: number): void {
  const half = Math.min(axis.step * 0.12, 5 * u);
  for (const [i, error] of lane.errors.entries()) {
    const value = lane.values[i];
    if (value === undefined || error === 0) continue;
    const x = axis.x(i);
    const [high, low] = [yOf(Math.min(1, value + error)), yOf(Math.max(0, value - error))];
    const bar = (spots: readonly Spot[]): void => g.path(spots, 1.4 * u, lane.ink);
    bar([high, low].map((y) => ({ x, y })));
    for (const y of [high, low]) bar([x - half, x + half].map((end) => ({ x: end, y })));
  }
}

/** The highest value, beside the line that comes down from it; the last one is written at the end in any case. */
function peak(
  g: CanvasPainter,
  lane: Lane,
  graph: Rect,
  axis: Axis,
  yOf: (value: number) => number,
  meta: number,
): void {
  const most = Math.max(...lane.values);
  const entry = lane.values.indexOf(most);
  if (entry === lane.values.length - 1) return;
  // Beside the line; over it where that lies on the ground.
  const y = Math.max(graph.y + meta * 0.5, Math.min(yOf(most) + meta * 0.2, graph.y + graph.h - meta * 0.95));
  const style = { face: 'display', size: meta * 1.15, outline: meta * 0.16, outlineColor: color.paper } as const;
  g.text(lane.say(most), axis.x(entry) + Math.min(axis.step * 0.35, meta * 1.6), y, {
    ...style,
    color: lane.ink,
  });
}

function bars(
  g: CanvasPainter,
  lane: Lane,
  axis: Axis,
  yOf: (value: number) => number,
  floor: number,
  u: number,
): void {
  for (const [i, value] of lane.values.entries()) {
    if (value === 0) continue;
    const w = Math.min(axis.step * 0.5, 18 * u);
    // Where its round ends, inside the axis; what there was at the start stands at its beginning.
    const bar = rect(i === 0 ? axis.x(0) : axis.x(i) - w, yOf(value), w, floor - yOf(value));
    g.fill(bar, lane.tone);
    g.stroke(bar, 1.8 * u);
  }
}

/** A line with a field of dots under it. */
function swell(g: CanvasPainter, lane: Lane, graph: Rect, line: readonly Spot[], u: number): void {
  const [first, last] = [line[0], line.at(-1)];
  const floor = graph.y + graph.h;
  if (first && last) {
    g.within([...line, { x: last.x, y: floor }, { x: first.x, y: floor }], () => {
      g.fill(graph, lane.tone, 0.35);
      g.dots(graph, Math.max(5, 7 * u), lane.tone, (_x, y) => 0.95 - (y - graph.y) / graph.h);
    });
  }
  g.path(line, 5 * u);
  g.path(line, 2.4 * u, lane.tone);
}

/** What each line of a lane comes to, at its right end; two that would lie on one another go apart. */
function ends(
  g: CanvasPainter,
  lane: Lane,
  places: readonly { readonly value: number; readonly ink: number }[],
  graph: Rect,
  yOf: (value: number) => number,
  u: number,
  meta: number,
  room: number,
): void {
  const size = meta * (places.length > 1 ? 1.15 : 1.3);
  const gap = 7 * u;
  const sorted = [...places].sort((a, b) => b.value - a.value);
  let least = graph.y + size * 0.35;
  for (const [i, { value, ink }] of sorted.entries()) {
    const most = graph.y + graph.h - size * (0.4 + 0.85 * (sorted.length - 1 - i));
    const y = Math.max(least, Math.min(most, yOf(value)));
    g.text(lane.say(value), graph.x + graph.w + gap, y, {
      face: 'display',
      size,
      width: room - gap,
      color: ink,
    });
    least = y + size * 0.85;
  }
}

function lineOf(
  values: readonly number[],
  shape: 'area' | 'steps',
  axis: Axis,
  yOf: (value: number) => number,
): Spot[] {
  if (values.length === 1) {
    const y = yOf(values[0] ?? 0);
    return [-0.2, 0.2].map((by) => ({ x: axis.x(0) + axis.step * by, y }));
  }
  return values.flatMap((value, i) => {
    const spot = { x: axis.x(i), y: yOf(value) };
    const before = values[i - 1];
    return shape === 'steps' && before !== undefined ? [{ x: axis.x(i), y: yOf(before) }, spot] : [spot];
  });
}
