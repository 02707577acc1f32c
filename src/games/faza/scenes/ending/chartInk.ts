import type { Pen } from '../../../../table/pen.ts';
import { column, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { roundAt } from './lesson.ts';

interface Lane {
  readonly label: string;
  readonly icon: string;
  readonly tone: number;
  readonly values: readonly number[];
  /** Bars for what is counted, an area for what swells. */
  readonly shape: 'area' | 'steps' | 'bars';
}

/** The chart of a game: three lanes over the same rounds, each on its own scale, and the round that mattered. */
export function chartInk(pen: Pen, r: Rect, view: EndingView, turn: number | null, u: number, wide: boolean): void {
  pen.panel(r, { fill: color.paper, line: 2.5 * u, radius: 8 * u, shadow: 5 * u });
  const words = text.screens.ending;
  const { history } = view;
  const lanes: Lane[] = [
    {
      label: words.drones,
      icon: 'drone',
      tone: color.drone,
      values: history.map(({ drones }) => drones),
      shape: 'area',
    },
    {
      label: words.shipHealth,
      icon: 'health',
      tone: color.good,
      values: history.map(({ health }) => health),
      shape: 'steps',
    },
    {
      label: words.injuries,
      icon: 'hurt',
      tone: color.hurt,
      values: history.map(({ injuries }) => injuries),
      shape: 'bars',
    },
  ];
  const pad = (wide ? 16 : 9) * u;
  const foot = (wide ? 34 : 22) * u;
  const body = rect(r.x + pad, r.y + pad, r.w - 2 * pad, r.h - 2 * pad - foot + (wide ? 6 * u : 4 * u));
  const plot = rect(body.x + 8 * u, body.y, body.w - (wide ? 52 : 34) * u, body.h);
  const step = plot.w / Math.max(1, history.length - 1);
  const xOf = (i: number): number => (history.length === 1 ? plot.x + plot.w / 2 : plot.x + i * step);
  if (turn !== null) turnBand(pen, plot, xOf(turn), step, u, wide);
  const meta = Math.max(12, (wide ? 15 : 12.5) * u);
  for (const [i, area] of column(body, lanes.length, (wide ? 10 : 5) * u).entries()) {
    const lane = lanes[i];
    if (lane) drawLane(pen, lane, area, xOf, step, u, meta);
  }
  const y = r.y + r.h - pad - foot * 0.42;
  pen.path(
    [
      { x: plot.x - 6 * u, y: r.y + r.h - pad - foot + 4 * u },
      { x: plot.x + plot.w + 6 * u, y: r.y + r.h - pad - foot + 4 * u },
    ],
    2 * u,
  );
  const every = Math.max(1, Math.ceil(history.length / (wide ? 12 : 8)));
  for (const [i] of history.entries()) {
    if (i % every !== 0 && i !== history.length - 1) continue;
    pen.text(words.roundShort(roundAt(view, i)), xOf(i), y, {
      size: meta,
      weight: i === turn ? 700 : 600,
      align: 'center',
    });
  }
  if (turn !== null) flag(pen, xOf(turn), r, words.turning, u, wide);
}

function turnBand(pen: Pen, plot: Rect, x: number, step: number, u: number, wide: boolean): void {
  const w = Math.min(step, 60 * u);
  const band = rect(x - w / 2, plot.y, w, plot.h);
  pen.fill(band, color.act, 0.45);
  pen.within(band, () => pen.dots(band, (wide ? 9 : 6) * u, color.warn, (_x, y) => 0.6 * (1 - (y - band.y) / band.h)));
}

function flag(pen: Pen, x: number, r: Rect, words: string, u: number, wide: boolean): void {
  const size = (wide ? 20 : 14) * u;
  const w = pen.measure(words, { face: 'display', size }) + size;
  const left = Math.min(Math.max(x - w / 2, r.x + 6 * u), r.x + r.w - w - 6 * u);
  const box = rect(left, r.y - size * 0.72, w, size * 1.4);
  pen.panel(box, { fill: color.act, line: 2 * u, radius: 4 * u });
  pen.text(words, box.x + box.w / 2, box.y + box.h / 2, { face: 'display', size, align: 'center' });
}

function drawLane(
  pen: Pen,
  lane: Lane,
  area: Rect,
  xOf: (i: number) => number,
  step: number,
  u: number,
  meta: number,
): void {
  const head = meta * 1.35;
  const graph = rect(area.x, area.y + head, area.w, area.h - head);
  const most = Math.max(1, ...lane.values);
  const floor = graph.y + graph.h;
  const yOf = (value: number): number => floor - (value / most) * graph.h * 0.94;
  pen.icon(
    lane.icon,
    area.x + meta * 0.6,
    area.y + head / 2,
    meta * 1.15,
    lane.tone === color.good ? 0x3d7a1e : mix(lane.tone, color.ink, 0.2),
  );
  pen.text(lane.label, area.x + meta * 1.4, area.y + head / 2, { size: meta, weight: 700 });
  pen.path(
    [
      { x: area.x, y: floor },
      { x: xOf(lane.values.length - 1) + 4 * u, y: floor },
    ],
    1.2 * u,
    mix(color.ink, color.paper, 0.55),
  );
  const line = lane.shape === 'bars' ? null : lineOf(lane, xOf, yOf, step);
  if (line === null) {
    for (const [i, value] of lane.values.entries()) {
      if (value === 0) continue;
      const w = Math.min(step * 0.5, 22 * u);
      const bar = rect(xOf(i) - w / 2, yOf(value), w, floor - yOf(value));
      pen.fill(bar, lane.tone);
      pen.stroke(bar, 1.8 * u);
    }
  } else {
    const [first, last] = [line[0], line.at(-1)];
    if (first && last) {
      const under = [...line, { x: last.x, y: floor }, { x: first.x, y: floor }];
      pen.within(under, () => {
        pen.fill(graph, lane.tone, 0.35);
        pen.dots(graph, Math.max(5, 7 * u), lane.tone, (_x, y) => 0.95 - (y - graph.y) / graph.h);
      });
    }
    pen.path(line, 5 * u);
    pen.path(line, 2.4 * u, lane.tone);
  }
  const end = lane.values.at(-1) ?? 0;
  pen.text(
    String(end),
    xOf(lane.values.length - 1) + Math.max(step * 0, 9 * u) + (line === null ? Math.min(step * 0.25, 11 * u) : 0),
    Math.max(graph.y + meta * 0.3, Math.min(floor - meta * 0.5, yOf(end))),
    {
      face: 'display',
      size: meta * 1.35,
      color: lane.tone === color.good ? 0x3d7a1e : mix(lane.tone, color.ink, 0.25),
    },
  );
}

function lineOf(
  lane: Lane,
  xOf: (i: number) => number,
  yOf: (value: number) => number,
  step: number,
): { x: number; y: number }[] {
  if (lane.values.length === 1) {
    const y = yOf(lane.values[0] ?? 0);
    return [
      { x: xOf(0) - step * 0.2, y },
      { x: xOf(0) + step * 0.2, y },
    ];
  }
  return lane.values.flatMap((value, i) => {
    const spot = { x: xOf(i), y: yOf(value) };
    const before = lane.values[i - 1];
    return lane.shape === 'steps' && before !== undefined ? [{ x: xOf(i), y: yOf(before) }, spot] : [spot];
  });
}
