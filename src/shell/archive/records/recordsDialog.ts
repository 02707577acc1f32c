import '../archive.css';
import './records.css';
import './achievements.css';
import { dayOf } from '../../../module/daily/days.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { table, tableRow } from '../../../page/fields.ts';
import type { Library, Navigation, Page } from '../../app/ports.ts';
import { onMinute } from '../../clock.ts';
import type { Entry } from '../../persistence/archive/archive.ts';
import {
  playedGames,
  type Standing,
  type Statistics,
  standings,
  statisticsOf,
  type WinTallies,
} from '../../persistence/archive/statistics.ts';
import { archiveText } from '../text.en.ts';
import { achievementArt } from './achievementArt.ts';

const words = archiveText.records;

/** The page about all games together: figures, stamps, bests, and how often which team wins. */
export function openRecords(app: Page & Library & Navigation): void {
  const dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('records');
  if (app.game.dice) dialog.foot.append(button(words.dice, () => app.openDice(), { symbol: 'dice' }));
  const reading = el('p.nothing', { role: 'status' }, archiveText.reading);
  dialog.body.append(reading);
  dialog.body.focus({ preventScroll: true });
  void app.archive.entries().then((entries) => {
    show(entries);
    let day = dayOf(new Date());
    const stop = onMinute(() => {
      // A streak of daily games may end at midnight.
      if (day !== dayOf(new Date())) show(entries);
      day = dayOf(new Date());
    });
    void dialog.closed.then(stop);
  });

  function show(entries: readonly Entry[]): void {
    dialog.body.replaceChildren();
    const { records } = app.game;
    const games = playedGames(records, entries);
    const trouble = app.archive.trouble();
    if (trouble) dialog.body.append(el('p.archive-trouble', archiveText.trouble(trouble)));
    if (games.all.length === 0) dialog.body.append(el('p.nothing', words.empty));
    else
      dialog.body.append(...chapters(statisticsOf(records, games, dayOf(new Date())), app.game.setups.daily !== null));
    if (records.achievements.length === 0) return;
    const stamps = stampsOf(standings(records.achievements, games.all));
    // Behind the first figures, before the tables.
    dialog.body.children[trouble ? 1 : 0]?.after(stamps);
  }
}

function chapters(all: Statistics, hasDaily: boolean): HTMLElement[] {
  return [
    chapter(words.figures, figures(all, hasDaily)),
    ...(all.bests.length > 0 ? [chapter(words.bests, bests(all))] : []),
    el('div.win-tables', ...all.winTables.map((tables) => el('div', ...tables.map(winsTable)))),
    chapter(
      words.totals,
      list(
        'totals',
        all.totals.map(({ total, value }) => [total.name, words.number(value), '']),
      ),
    ),
  ];
}

function chapter(title: string, ...content: readonly Node[]): HTMLElement {
  return el('section', el('h3', title), ...content);
}

/** Names with a value and a line below it. */
function list(look: string, lines: readonly (readonly [string, string, string])[]): HTMLElement {
  return el(
    'dl',
    { class: look },
    ...lines.map(([name, value, note]) =>
      el('div', el('dt', name), el('dd', el('b', value), note === '' ? null : el('small', note))),
    ),
  );
}

function figures({ games, wins, unfinished, row, daily }: Statistics, hasDaily: boolean): HTMLElement {
  return list('figures-big', [
    [words.games, words.number(games), unfinished > 0 ? words.unfinished(unfinished) : ''],
    [words.rate, games > 0 ? words.percent(wins / games) : '–', words.winsOf(wins)],
    [words.row, words.number(row.now), words.rowLongest(row.longest)],
    ...(hasDaily ? [[words.daily, words.number(daily.now), words.rowLongest(daily.longest)] as const] : []),
  ]);
}

function bests({ bests: all }: Statistics): HTMLElement {
  return list(
    'bests',
    all.map(({ best, reached }) => {
      if (!reached) return [best.name, words.noBest, ''];
      return [best.name, best.value(reached.value), archiveText.day(reached.day)];
    }),
  );
}

function stampsOf(all: readonly Standing[]): HTMLElement {
  const earned = all.filter(({ day }) => day !== null);
  const open = all.filter(({ day }) => day === null);
  const section = chapter(words.stamps, el('ul.stamps', ...[...earned, ...open].map(stamp)));
  section.querySelector('h3')?.append(' ', el('small', words.earnedOf(earned.length, all.length)));
  return section;
}

function stamp({ achievement: { name, ask, look }, have, need, day }: Standing): HTMLElement {
  const state =
    day === null ? (need > 1 ? words.progress(have, need) : words.notYet) : words.earnedOn(archiveText.day(day));
  const line = el('li', { class: day === null ? 'open' : 'earned' });
  line.append(achievementArt(look, day !== null), el('div', el('h4', name), el('p.ask', ask), el('p.state', state)));
  if (day === null && need > 1) line.style.setProperty('--part', `${(100 * have) / need}%`);
  return line;
}

/** Games and wins of each kind as a table, with the part that was won as a bar in its last column. */
function winsTable({ table: { title, head }, tallies }: WinTallies): HTMLElement {
  const rows = tallies.map(({ kind, games, wins }) => {
    const part = games === 0 ? 0 : wins / games;
    const bar = el('td.bar', el('span', games === 0 ? '–' : words.percent(part)));
    bar.style.setProperty('--part', `${100 * part}%`);
    return tableRow(kind.name, [words.number(games), words.number(wins), bar]);
  });
  return table('table.wins', title, [head, words.games, words.wins, words.rate], rows);
}
