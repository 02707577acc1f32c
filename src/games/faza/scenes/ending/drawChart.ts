import type { KeyRound } from '../../../../module/ending.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';
import { chartLanes } from './chartLanes.ts';
import { type Axis, drawLane, nameLane } from './drawLane.ts';
import { roundAt } from './turningPoint.ts';

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
