import { el } from '../../page/dom.ts';
import { shellText } from '../text.en.ts';
import { diceChart } from './diceChart.ts';
import { chiSquare, chiSquareTail, usualStreak } from './diceMath.ts';
import { DIE_SIDES, rolled, type Tally } from './diceTally.ts';

const words = shellText.dice;

/** Below this the chi-square says nothing: each face should be expected five times. */
const FEWEST = 30;
/** Standard deviations that 95 of 100 fair histories stay within. */
const USUAL = 1.96;

/** Everything that is said about a heap of dice. */
export function diceFigures(tally: Tally): HTMLElement {
  const dice = rolled(tally);
  if (dice === 0) return el('p', { class: 'figures' }, words.empty);
  return el(
    'div',
    { class: 'figures' },
    diceChart(tally),
    el(
      'dl',
      {},
      entry(words.even.title, evenness(tally)),
      entry(words.hits.title, hits(tally)),
      entry(words.streaks.title, streaks(tally)),
    ),
    el('p', { class: 'about' }, words.summary(dice, tally.games)),
  );
}

function entry(title: string, lines: readonly string[]): HTMLElement {
  return el('div', {}, el('dt', {}, title), el('dd', {}, ...lines.map((line) => el('p', {}, line))));
}

function evenness(tally: Tally): string[] {
  if (rolled(tally) < FEWEST) return [words.even.few];
  const value = chiSquare(tally.faces);
  const share = chiSquareTail(value, 5);
  const { usual, rare, strange } = words.even.verdict;
  const verdict = share >= 0.05 ? usual : share >= 0.01 ? rare : strange;
  return [verdict, words.even.words(percent(share)), words.even.exact(value.toFixed(2))];
}

function hits({ hits, fought, promised, variance }: Tally): string[] {
  if (fought === 0) return [words.hits.none];
  const spread = USUAL * Math.sqrt(variance);
  const least = Math.max(0, Math.ceil(promised - spread));
  const most = Math.min(fought, Math.floor(promised + spread));
  return [
    words.hits.words(hits, fought, percent(hits / fought)),
    words.hits.promised(Math.round(10 * promised) / 10, percent(promised / fought), least, most),
  ];
}

function streaks(tally: Tally): string[] {
  const { hits, misses, same } = tally.streaks;
  // A row of k is a first die and k - 1 that show what the one before showed.
  const usual = 1 + usualStreak(rolled(tally), 1 / DIE_SIDES);
  return [words.streaks.words(hits, misses, same), words.streaks.usual(usual)];
}

/** A share as a percentage, with a decimal only where it is small. */
function percent(share: number): string {
  const value = 100 * share;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)}%`;
}
