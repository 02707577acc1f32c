import type { CanvasPainter, Spot } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { Lane } from './chartLanes.ts';

/** Where the entries of the history lie from left to right. */
export interface Axis {
  readonly x: (entry: number) => number;
  readonly step: number;
}

/** What a lane is called, left of it. */
export function nameLane(g: CanvasPainter, lane: Lane, r: Rect, meta: number, wide: boolean): void {
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
export function drawLane(
  g: CanvasPainter,
  lane: Lane,
  graph: Rect,
  axis: Axis,
  u: number,
  meta: number,
  room: number,
): void {
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
