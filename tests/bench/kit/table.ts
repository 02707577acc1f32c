import type { Figure, Findings } from './figure.ts';

/** Three significant digits, with thousands separators: 1,230,000 or 0.0123. */
export function digits(value: number): string {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
}

/** The results of a suite as text for a terminal. */
export function table(title: string, { figures, notes }: Findings): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${digits(figure.median)} ${figure.unit}`,
    range(figure),
    figure.promise ?? '',
  ]);
  const head = ['', 'median', 'least – most', 'promised'];
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [title, ...[head, ...rows].map((row) => `  ${line(row)}`), ...notes.map((note) => `  – ${note}`), ''].join(
    '\n',
  );
}

function range({ least, most }: Figure): string {
  return least === most ? '' : `${digits(least)} – ${digits(most)}`;
}
