import { at } from '../../../../kernel/values/at.ts';
import type { KeyRound } from '../../../../module/screens/ending.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, share } from '../../../../table/layout/layout.ts';
import { type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { EndingView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { chartLanes, type Lane } from './chartLanes.ts';
import { roundAt } from './review.ts';

/** Where a chart is drawn, and how large. */
export interface ChartPlace {
  readonly chart: Rect;
  /** The rounds, from the first entry of the history to the last. */
  readonly plot: Rect;
  /** CSS pixels to a design pixel. */
  readonly u: number;
  readonly wide: boolean;
}

/** Where the entries of the history are from left to right, and how large lines and letters are. */
interface Scale {
  readonly x: (entry: number) => number;
  /** The width of a round. */
  readonly step: number;
  readonly u: number;
  /** The size of letters. */
  readonly meta: number;
}

/** The chart of a game: lanes over the same rounds, each on its own scale, and the round that matters most. */
export function drawChart(g: CanvasPainter, place: ChartPlace, view: EndingView, key: KeyRound | null): void {
  const { chart: r, plot, u, wide } = place;
  g.panel(r, { fill: color.paper, line: 2.5 * u, radius: 8 * u, shadow: 5 * u });
  const entries = view.history.length;
  const step = plot.w / Math.max(1, entries - 1);
  const x = (entry: number): number => (entries === 1 ? plot.x + plot.w / 2 : plot.x + entry * step);
  const scale: Scale = { x, step, u, meta: Math.max(12, (wide ? 15 : 12.5) * u) };
  if (key) keyBand(g, rect(x(key.end - 1), plot.y, step, plot.h), u, wide);
  const lanes = chartLanes(view);
  const heights = lanes.map(({ weight }) => share(weight));
  for (const [i, area] of column(plot, heights, (wide ? 14 : 7) * u).entries()) {
    const lane = at(lanes, i);
    nameLane(
      g,
      lane,
      { ...area, x: r.x + (wide ? 14 : 8) * u, w: plot.x - r.x - (wide ? 22 : 12) * u },
      scale.meta,
      wide,
    );
    drawLane(g, lane, area, scale, r.x + r.w - plot.x - plot.w - 4 * u);
  }
  rounds(g, place, view, scale, key);
  if (!key) return;
  const { turning, hardest } = text.screens.ending;
  flag(g, x(key.end - 0.5), r, key.kind === 'hardest' ? hardest : turning, u, wide);
}

/** The numbers of the rounds, each below its round. */
function rounds(
  g: CanvasPainter,
  { chart: r, plot, wide }: ChartPlace,
  view: EndingView,
  { x, u, meta }: Scale,
  key: KeyRound | null,
): void {
  const floor = plot.y + plot.h + 2 * u;
  g.segment(plot.x - 4 * u, floor, plot.x + plot.w + 4 * u, floor, 2 * u);
  const y = (floor + r.y + r.h) / 2;
  const count = view.history.length - 1;
  const every = Math.max(1, Math.ceil(count / (wide ? 12 : 8)));
  for (let end = 1; end <= count; end++) {
    g.segment(x(end), floor, x(end), floor - 3 * u, 1.5 * u);
    const isKey = end === key?.end;
    if ((end - 1) % every !== 0 && !isKey) continue;
    const style = { size: meta, weight: isKey ? 700 : 600, align: 'center' } as const;
    g.text(text.screens.ending.roundShort(roundAt(view, end)), x(end - 0.5), y, style);
  }
}

function keyBand(g: CanvasPainter, band: Rect, u: number, wide: boolean): void {
  g.fill(band, color.act, 0.45);
  g.within(band, () => g.dots(band, (wide ? 9 : 6) * u, color.warn, (_x, y) => 0.6 * (1 - (y - band.y) / band.h)));
}

function flag(g: CanvasPainter, x: number, r: Rect, words: string, u: number, wide: boolean): void {
  const style = { face: 'display', size: (wide ? 20 : 14) * u } as const;
  const w = g.measure(words, style) + style.size;
  const left = Math.min(Math.max(x - w / 2, r.x + 6 * u), r.x + r.w - w - 6 * u);
  const box = rect(left, r.y - style.size * 0.72, w, style.size * 1.4);
  g.panel(box, { fill: color.act, line: 2 * u, radius: 4 * u });
  g.text(words, box.x + box.w / 2, box.y + box.h / 2, { ...style, align: 'center' });
}

/** The name of a lane, left of it. */
function nameLane(g: CanvasPainter, lane: Lane, r: Rect, meta: number, wide: boolean): void {
  const y = r.y + r.h / 2;
  const up = lane.other ? meta * 0.55 : 0;
  g.icon(lane.icon, r.x + meta * 0.6, y - up, meta * 1.15, lane.ink);
  const style = { size: meta, weight: 700, width: r.w - meta * 1.4 } as const;
  g.text(wide ? lane.label : lane.short, r.x + meta * 1.4, y - up, style);
  if (!lane.other) return;
  const [x, below] = [r.x + meta * 0.1, y + up * 1.1];
  g.segment(x, below, x + meta * 1.05, below, meta * 0.15, color.plum, [3, 2.4]);
  g.text(lane.other.label, r.x + meta * 1.4, below, { ...style, weight: 600 });
}

/** A lane with the place it is drawn in. */
interface Graph {
  readonly lane: Lane;
  readonly area: Rect;
  readonly scale: Scale;
  readonly y: (value: number) => number;
}

/** A lane of the chart: its lines or bars, and their last values; `room` is the free width right of it. */
function drawLane(g: CanvasPainter, lane: Lane, area: Rect, scale: Scale, room: number): void {
  const { u, meta } = scale;
  const floor = area.y + area.h;
  const y = (value: number): number => floor - (value / lane.top) * area.h * 0.94;
  const graph: Graph = { lane, area, scale, y };
  g.segment(area.x, floor, area.x + area.w, floor, 1.2 * u, mix(color.ink, color.paper, 0.55));
  if (lane.values.length === 0) {
    const soft = mix(color.ink, color.paper, 0.25);
    const style = { size: meta, align: 'center', width: area.w, color: soft } as const;
    g.text(lane.meanwhile, area.x + area.w / 2, area.y + area.h / 2, style);
    return;
  }
  if (lane.shape === 'bars') bars(g, graph);
  else dottedArea(g, graph, lineOf(lane.values, lane.shape, graph));
  errorBars(g, graph);
  const last = [{ value: lane.values.at(-1) ?? 0, ink: lane.ink }];
  if (lane.other) {
    g.path(lineOf(lane.other.values, 'area', graph), 1.8 * u, color.plum, [4 * u, 3 * u]);
    last.push({ value: lane.other.values.at(-1) ?? 0, ink: color.plum });
  }
  lastValues(g, graph, last, room);
  if (lane.peak) peak(g, graph);
}

/** Error bars of one standard error in both directions, as far as there is room. */
function errorBars(g: CanvasPainter, { lane, scale, y }: Graph): void {
  const half = Math.min(scale.step * 0.12, 5 * scale.u);
  for (const [i, error] of lane.errors.entries()) {
    const value = lane.values[i];
    if (value === undefined || error === 0) continue;
    const x = scale.x(i);
    const [high, low] = [y(Math.min(1, value + error)), y(Math.max(0, value - error))];
    g.segment(x, high, x, low, 1.4 * scale.u, lane.ink);
    for (const end of [high, low]) g.segment(x - half, end, x + half, end, 1.4 * scale.u, lane.ink);
  }
}

/**
 * The highest value, beside the line that descends from it, unless it is the last, which is shown at the end anyway.
 */
function peak(g: CanvasPainter, { lane, area, scale, y }: Graph): void {
  const { step, meta } = scale;
  const most = Math.max(...lane.values);
  const entry = lane.values.indexOf(most);
  if (entry === lane.values.length - 1) return;
  // Beside the line; above it where the line runs along the floor.
  const middle = Math.max(area.y + meta * 0.5, Math.min(y(most) + meta * 0.2, area.y + area.h - meta * 0.95));
  g.text(lane.say(most), scale.x(entry) + Math.min(step * 0.35, meta * 1.6), middle, {
    face: 'display',
    size: meta * 1.15,
    outline: meta * 0.16,
    outlineColor: color.paper,
    color: lane.ink,
  });
}

function bars(g: CanvasPainter, { lane, area, scale: { x, step, u }, y }: Graph): void {
  const w = Math.min(step * 0.5, 18 * u);
  for (const [i, value] of lane.values.entries()) {
    if (value === 0) continue;
    // A bar is where its round ends, inside the axis; that of the start is where the rounds begin.
    const bar = rect(i === 0 ? x(0) : x(i) - w, y(value), w, area.y + area.h - y(value));
    g.fill(bar, lane.tone);
    g.stroke(bar, 1.8 * u);
  }
}

/** A line with an area of dots under it. */
function dottedArea(g: CanvasPainter, { lane, area, scale: { u } }: Graph, line: readonly Spot[]): void {
  const [first, last] = [line[0], line.at(-1)];
  const floor = area.y + area.h;
  if (first && last) {
    g.within([...line, { x: last.x, y: floor }, { x: first.x, y: floor }], () => {
      g.fill(area, lane.tone, 0.35);
      g.dots(area, Math.max(5, 7 * u), lane.tone, (_x, y) => 0.95 - (y - area.y) / area.h);
    });
  }
  g.path(line, 5 * u);
  g.path(line, 2.4 * u, lane.tone);
}

/** The last value of each line of a lane, at its right end; two that would overlap move apart. */
function lastValues(
  g: CanvasPainter,
  { lane, area, scale: { u, meta }, y }: Graph,
  values: readonly { readonly value: number; readonly ink: number }[],
  room: number,
): void {
  const size = meta * (values.length > 1 ? 1.15 : 1.3);
  const gap = 7 * u;
  const sorted = [...values].sort((a, b) => b.value - a.value);
  let least = area.y + size * 0.35;
  for (const [i, { value, ink }] of sorted.entries()) {
    const most = area.y + area.h - size * (0.4 + 0.85 * (sorted.length - 1 - i));
    const middle = Math.max(least, Math.min(most, y(value)));
    const style = { face: 'display', size, width: room - gap, color: ink } as const;
    g.text(lane.say(value), area.x + area.w + gap, middle, style);
    least = middle + size * 0.85;
  }
}

function lineOf(values: readonly number[], shape: 'area' | 'steps', { scale, y }: Graph): Spot[] {
  if (values.length === 1) {
    return [-0.2, 0.2].map((by) => ({ x: scale.x(0) + scale.step * by, y: y(values[0] ?? 0) }));
  }
  return values.flatMap((value, i) => {
    const spot = { x: scale.x(i), y: y(value) };
    const before = values[i - 1];
    return shape === 'steps' && before !== undefined ? [{ x: spot.x, y: y(before) }, spot] : [spot];
  });
}
