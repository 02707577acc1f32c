import type { Estimate } from '../../src/kernel/bots/estimate.ts';
import type { Goal, Unit } from '../game/lab.ts';

/** A number in readable form: `61%`, `+4.5 points`, `5.5`. */
export function numberText(value: number, unit: Unit): string {
  switch (unit) {
    case 'percent':
      return `${shortened(100 * value)}%`;
    case 'points':
      return `${value > 0 ? '+' : value < 0 ? '−' : ''}${shortened(100 * Math.abs(value))}`;
    case 'number':
      return shortened(value);
  }
}

/** An interval in the same unit: `55%–67%`, `−2 to +7`. */
export function intervalText({ low, high }: Estimate, unit: Unit): string {
  const [from, to] = [numberText(low, unit), numberText(high, unit)];
  return unit === 'points' ? `${from} to ${to}` : `${from}–${to}`;
}

/** A goal in the same unit: `35%–80%`, `at least 2%`. */
export function goalText({ least, most }: Goal, unit: Unit): string {
  const said = (value: number): string => numberText(value, unit);
  if (least !== undefined && most !== undefined) {
    return unit === 'points' ? `${said(least)} to ${said(most)}` : `${said(least)}–${said(most)}`;
  }
  if (least !== undefined) return `at least ${said(least)}`;
  return most === undefined ? '' : `at most ${said(most)}`;
}

/** Two significant digits, as far as they are decimals; whole numbers from 10 on. */
function shortened(value: number): string {
  const size = Math.abs(value);
  if (size >= 10 || Number.isInteger(value)) return String(Math.round(value));
  return value.toFixed(size >= 1 ? 1 : 2).replace(/\.?0+$/, '');
}
