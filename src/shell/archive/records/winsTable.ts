import { el } from '../../../page/dom.ts';
import { archiveText } from '../text.en.ts';
import type { WinTallies } from './statistics.ts';

const words = archiveText.records;

/** Games and wins of each kind as a table, with the part that was won as a bar in its last column. */
export function winsTable({ table: { title, head }, tallies }: WinTallies): HTMLElement {
  const rows = tallies.map(({ kind, games, wins }) => {
    const part = games === 0 ? 0 : wins / games;
    const bar = el('td', { class: 'bar' }, el('span', {}, games === 0 ? '–' : words.percent(part)));
    bar.style.setProperty('--part', `${100 * part}%`);
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, kind.name),
      el('td', {}, words.number(games)),
      el('td', {}, words.number(wins)),
      bar,
    );
  });
  const heads = [head, words.games, words.wins, words.rate].map((name) => el('th', { scope: 'col' }, name));
  return el(
    'table',
    { class: 'wins' },
    el('caption', {}, title),
    el('thead', {}, el('tr', {}, ...heads)),
    el('tbody', {}, ...rows),
  );
}
