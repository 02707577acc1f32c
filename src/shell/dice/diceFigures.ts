import { el } from '../../page/dom.ts';
import { table, tableRow } from '../../page/fields.ts';
import { type Band, binomialBand } from './diceMath.ts';
import { evenness, hits, streaks } from './diceWords.ts';
import { rolled, type Tally } from './tally.ts';
import { diceText } from './text.en.ts';

const words = diceText;

/** Everything that is said about a heap of dice; of hits only in a game that `hasHits`. */
export function diceFigures(tally: Tally, hasHits: boolean): HTMLElement {
  const dice = rolled(tally);
  if (dice === 0) return el('p.figures', words.empty);
  return el(
    'div.figures',
    diceChart(tally),
    el(
      'dl',
      entry(words.even.title, evenness(tally)),
      hasHits ? entry(words.hits.title, hits(tally)) : null,
      entry(words.streaks.title, streaks(tally, hasHits)),
    ),
    el('p.about', words.summary(dice, tally.games)),
  );
}

function entry(title: string, lines: readonly string[]): HTMLElement {
  return el('div', el('dt', title), el('dd', ...lines.map((line) => el('p', line))));
}

/** How often each face came up, between the bands that luck allows; as a picture, and as a table for those who listen. */
function diceChart(tally: Tally): HTMLElement {
  const dice = rolled(tally);
  const sides = tally.faces.length;
  const expected = dice / sides;
  const [inner, outer] = [binomialBand(dice, 1 / sides, 0.95), binomialBand(dice, 1 / sides, 0.99)];
  const top = Math.max(outer.most, ...tally.faces);
  // Of very many dice the bands are narrow: then the bars are shown from near their ends only.
  const cut = Math.round(Math.min(outer.least, ...tally.faces) - 1.5 * (outer.most - outer.least));
  const from = cut > top / 2 ? cut : 0;
  const share = (value: number): string => `${((100 * (value - from)) / (1.15 * (top - from))).toFixed(2)}%`;
  const columns = tally.faces.map((count, index) => {
    const column = el('div.column', el('span.outer'), el('span.inner'), el('span.bar'), el('b', words.number(count)));
    column.style.setProperty('--count', share(count));
    return el(
      'div.face',
      column,
      sides > PIPS.length ? el('span.die.numbered', String(index + 1)) : dieFace(index + 1),
    );
  });
  const bars = el('div', { class: from > 0 ? 'bars cut' : 'bars', 'aria-hidden': 'true' }, ...columns);
  const places = { expected, least95: inner.least, most95: inner.most, least99: outer.least, most99: outer.most };
  for (const [name, value] of Object.entries(places)) bars.style.setProperty(`--${name}`, share(value));
  bars.style.setProperty('--sides', String(sides));
  const heads = [words.face, words.times, words.expected, words.band(95), words.band(99)];
  const range = ({ least, most }: Band): string => words.range(least, most);
  const usual = [words.number(Math.round(10 * expected) / 10), range(inner), range(outer)];
  const rows = tally.faces.map((count, index) => tableRow(String(index + 1), [words.number(count), ...usual]));
  return el(
    'figure.dice-chart',
    el('figcaption', words.chart),
    bars,
    el(
      'p.legend',
      { 'aria-hidden': 'true' },
      el('span.expected', words.legend.expected),
      el('span.inner', words.legend.inner),
      el('span.outer', words.legend.outer),
      from > 0 ? el('span.cut', words.legend.from(from)) : null,
    ),
    table('table.unseen', words.chart, heads, rows),
  );
}

/** Where the pips of each face lie, in a square of three by three. */
const PIPS = ['4', '08', '048', '0268', '02468', '023568'] as const;

/** A small die that shows a face. */
function dieFace(face: number): HTMLElement {
  const pips = Array.from({ length: 9 }, (_, place) =>
    el('i', { class: PIPS[face - 1]?.includes(String(place)) ? 'pip' : undefined }),
  );
  return el('span.die', ...pips);
}
