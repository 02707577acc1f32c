/** The table of measurements. */
import { CLASSES, TOLERANCE } from './classes.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** A number with one digit after the point; never "-0.0". */
const tenth = (value) => (Math.round(value * 10) / 10 + 0).toFixed(1);

export const HEADER = `${'sound'.padEnd(20)}${'class'.padEnd(11)}${'s'.padStart(7)}${'dBTP'.padStart(8)}${'LUFS'.padStart(8)}${'off'.padStart(6)}${'kB'.padStart(8)}`;

/** One line: length, true peak, loudness, difference from the target, size. */
export function row({ name, kind, seconds, peak, loud, lufs, bytes, seam, lag, faults }) {
  const remarks = [
    seam !== null && `seam ${seam.toFixed(0)} dB`,
    lag !== null && `lag ${lag} samples`,
    ...faults.map((fault) => `FAULT: ${fault}`),
  ].filter(Boolean);
  const cells = [seconds.toFixed(2).padStart(7), tenth(peak).padStart(8), tenth(loud).padStart(8)];
  const rest = [tenth(loud - lufs).padStart(6), kilobytes(bytes).padStart(8)];
  return `${name.padEnd(20)}${kind.padEnd(11)}${[...cells, ...rest].join('')}  ${remarks.join('; ')}`.trimEnd();
}

/** How well each class met its target. */
export function summary(lines) {
  return Object.entries(CLASSES).flatMap(([kind, { lufs, lasts }]) => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return [];
    const off = own.map((line) => line.loud - line.lufs);
    const [least, most] = [Math.min(...off), Math.max(...off)];
    const measure = lasts ? 'integrated' : 'loudest 400 ms';
    const range = `${tenth(least)} to ${tenth(most)} LU (${TOLERANCE} allowed)`;
    return `${kind.padEnd(11)}${String(own.length).padStart(4)} sounds at ${lufs} LUFS ${measure}, off by ${range}`;
  });
}

/** The sizes of the files. */
export const sizes = (pressed) =>
  pressed.map(
    ({ title, bytes: [webm, mp3] }) =>
      `${title.padEnd(14)} webm ${kilobytes(webm).padStart(7)} kB   mp3 ${kilobytes(mp3).padStart(7)} kB`,
  );
