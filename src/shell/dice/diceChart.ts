import { el } from '../../page/dom.ts';
import { shellText } from '../text.en.ts';
import { type Band, binomialBand } from './diceMath.ts';
import { DIE_SIDES, rolled, type Tally } from './diceTally.ts';

const words = shellText.dice;

/** How often each face came up, between the bands that luck allows; as a picture, and as a table for those who listen. */
export function diceChart(tally: Tally): HTMLElement {
  const dice = rolled(tally);
  const expected = dice / DIE_SIDES;
  const [inner, outer] = [binomialBand(dice, 1 / DIE_SIDES, 0.95), binomialBand(dice, 1 / DIE_SIDES, 0.99)];
  const top = Math.max(outer.most, ...tally.faces);
  // Of very many dice the bands are narrow: then the bars are shown from near their ends only.
  const cut = Math.round(Math.min(outer.least, ...tally.faces) - 1.5 * (outer.most - outer.least));
  const from = cut > top / 2 ? cut : 0;
  const share = (value: number): string => `${((100 * (value - from)) / (1.15 * (top - from))).toFixed(2)}%`;
  const columns = tally.faces.map((count, index) => {
    const column = el(
      'div',
      { class: 'column' },
      el('span', { class: 'outer' }),
      el('span', { class: 'inner' }),
      el('span', { class: 'bar' }),
      el('b', {}, words.number(count)),
    );
    column.style.setProperty('--count', share(count));
    return el('div', { class: 'face' }, column, dieFace(index + 1));
  });
  const bars = el('div', { class: from > 0 ? 'bars cut' : 'bars', 'aria-hidden': 'true' }, ...columns);
  const places = { expected, least95: inner.least, most95: inner.most, least99: outer.least, most99: outer.most };
  for (const [name, value] of Object.entries(places)) bars.style.setProperty(`--${name}`, share(value));
  return el(
    'figure',
    { class: 'dice-chart' },
    el('figcaption', {}, words.chart),
    bars,
    el(
      'p',
      { class: 'legend', 'aria-hidden': 'true' },
      el('span', { class: 'expected' }, words.legend.expected),
      el('span', { class: 'inner' }, words.legend.inner),
      el('span', { class: 'outer' }, words.legend.outer),
      ...(from > 0 ? [el('span', { class: 'cut' }, words.legend.from(from))] : []),
    ),
    table(tally, { expected, inner, outer }),
  );
}

function table(
  { faces }: Tally,
  { expected, inner, outer }: { expected: number; inner: Band; outer: Band },
): HTMLElement {
  const heads = [words.face, words.times, words.expected, words.band(95), words.band(99)];
  const range = ({ least, most }: Band): string => words.range(least, most);
  return el(
    'table',
    { class: 'unseen' },
    el('caption', {}, words.chart),
    el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
    el(
      'tbody',
      {},
      ...faces.map((count, index) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, String(index + 1)),
          ...[words.number(count), words.number(Math.round(10 * expected) / 10), range(inner), range(outer)].map(
            (cell) => el('td', {}, cell),
          ),
        ),
      ),
    ),
  );
}

/** Where the pips of each face lie, in a square of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A small die that shows a face. */
function dieFace(face: number): HTMLElement {
  const pips = Array.from({ length: 9 }, (_, place) =>
    el('i', { class: PIPS[face - 1]?.includes(place) ? 'pip' : undefined }),
  );
  return el('span', { class: 'die' }, ...pips);
}
