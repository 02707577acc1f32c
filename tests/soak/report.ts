import { type Counts, type Tally, total } from '../kit/tally.ts';

/** The results of a run, in lines for people. */
export function reportText(tally: Tally, seconds: number): string {
  const games = total(tally.games);
  const rate = seconds > 0 ? `, ${(games / seconds).toFixed(1)} games a second` : '';
  const sections = [
    gamesTable(tally.games),
    column('Work', { 'commands given': total(tally.given), ...tally.work }),
    column('Ends', tally.ends),
    column('Commands', tally.given),
    column('Shown by facts', tally.shown),
    `${grouped(games)} games without a fault, ${seconds.toFixed(1)} s of playing${rate}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Kinds of game as rows, leaders and openings as columns. */
function gamesTable(games: Counts): string {
  const cells = Object.entries(games).map(([name, often]) => [...name.split(' | '), often] as const);
  const kinds = [...new Set(cells.map(([kind]) => String(kind)))].sort();
  const leads = [...new Set(cells.map(([, lead]) => String(lead)))].sort();
  const often = (kind: string, lead: string): string => grouped(games[`${kind} | ${lead}`] ?? 0);
  const rows = [['Games', ...leads], ...kinds.map((kind) => [kind, ...leads.map((lead) => often(kind, lead))])];
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => (row[place] ?? '').length)));
  const cell = (text: string, place: number): string =>
    place === 0 ? text.padEnd(widths[place] ?? 0) : text.padStart(widths[place] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}

function column(title: string, counts: Counts): string {
  const rows = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const digits = Math.max(0, ...rows.map(([, often]) => grouped(often).length));
  return [title, ...rows.map(([name, often]) => `  ${name.padEnd(width)}  ${grouped(often).padStart(digits)}`)].join(
    '\n',
  );
}

/** 1234567 as 1,234,567. */
function grouped(count: number): string {
  return count.toLocaleString('en-GB');
}
