import type { Estimate } from '../../src/kernel/bots/estimate.ts';
import type { Goal, Measure } from '../game/lab.ts';

/** The numbers at the two ends of a chart. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Readable step sizes, times a power of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/**
 * The axis of a measure: from 0, or equally far in both directions if numbers can be negative; long enough for all of
 * its rows and goals.
 */
export function axisOf({ unit, rows }: Pick<Measure, 'unit' | 'rows'>): Axis {
  const ends = rows.flatMap(({ estimate, goal }) => [
    ...(estimate ? [estimate.low, estimate.high] : []),
    ...(goal?.least === undefined ? [] : [goal.least]),
    ...(goal?.most === undefined ? [] : [goal.most]),
  ]);
  const largest = roundedUp(Math.max(0, ...ends.map(Math.abs)));
  const to = unit === 'percent' && largest > 0.6 && largest <= 1.01 ? 1 : largest;
  return { from: unit === 'points' ? -to : 0, to };
}

function roundedUp(value: number): number {
  if (value === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (ROUND.find((step) => step * power >= value * 0.999) ?? 10);
}

/** The position of a number on an axis, in percent of its length. */
function placeOn({ from, to }: Axis, value: number): number {
  const place = (100 * (value - from)) / (to - from);
  return Math.round(100 * Math.min(100, Math.max(0, place))) / 100;
}

/**
 * One row of a chart: the goal as a band, a bar from zero, the interval and the number itself. The table around it
 * gives the same numbers.
 */
export function barChart(axis: Axis, estimate: Estimate | null, goal: Goal | undefined): string {
  const x = (value: number): number => placeOn(axis, value);
  const band = (left: number, right: number, kind: string, y: number, height: number): string =>
    `<rect class="${kind}" x="${left}%" width="${Math.max(0, right - left).toFixed(2)}%" y="${y}" height="${height}"/>`;
  const parts: string[] = [];
  if (goal) parts.push(band(x(goal.least ?? axis.from), x(goal.most ?? axis.to), 'goal', 0, 24));
  const zero = x(0);
  if (estimate) {
    const value = x(estimate.value);
    parts.push(band(Math.min(zero, value), Math.max(zero, value), 'bar', 7, 10));
    parts.push(band(x(estimate.low), x(estimate.high), 'reach', 11, 2));
    for (const end of [estimate.low, estimate.high])
      parts.push(`<line class="end" x1="${x(end)}%" x2="${x(end)}%" y1="7" y2="17"/>`);
    parts.push(`<circle class="value" cx="${value}%" cy="12" r="4"/>`);
  }
  parts.push(`<line class="zero" x1="${zero}%" x2="${zero}%" y1="0" y2="24"/>`);
  return `<svg aria-hidden="true" width="100%" height="24">${parts.join('')}</svg>`;
}
