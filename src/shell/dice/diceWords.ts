import { chiSquare, chiSquareTail, usualStreak } from './diceMath.ts';
import { rolled, type Tally } from './tally.ts';
import { diceText } from './text.en.ts';

const words = diceText;

/** Below this the chi-square says nothing: each face should be expected five times. */
const FEWEST = 30;
/** Standard deviations that 95 of 100 fair histories stay within. */
const USUAL = 1.96;

/** Whether faces came up as evenly as those of fair dice. */
export function evenness(tally: Tally): string[] {
  if (rolled(tally) < FEWEST) return [words.even.few];
  const value = chiSquare(tally.faces);
  const degrees = tally.faces.length - 1;
  const share = chiSquareTail(value, degrees);
  const { usual, rare, strange } = words.even.verdict;
  const verdict = share >= 0.05 ? usual : share >= 0.01 ? rare : strange;
  return [verdict, words.even.words(percent(share)), words.even.exact(value.toFixed(2), degrees)];
}

/** How many dice were hits, and how many the odds called for. */
export function hits({ hits, fought, promised, variance }: Tally): string[] {
  if (fought === 0) return [words.hits.none];
  const spread = USUAL * Math.sqrt(variance);
  const least = Math.max(0, Math.ceil(promised - spread));
  const most = Math.min(fought, Math.floor(promised + spread));
  return [
    words.hits.words(hits, fought, percent(hits / fought)),
    words.hits.promised(Math.round(10 * promised) / 10, percent(promised / fought), least, most),
  ];
}

/** The longest streaks, and what is normal; hits and misses only in a game that `hasHits`. */
export function streaks(tally: Tally, hasHits: boolean): string[] {
  const { hits, misses, same } = tally.streaks;
  // A streak of k is a first die and k - 1 that show what the one before showed.
  const usual = 1 + usualStreak(rolled(tally), 1 / tally.faces.length);
  return [hasHits ? words.streaks.words(hits, misses, same) : words.streaks.same(same), words.streaks.usual(usual)];
}

/** A share as a percentage, with a decimal only where it is small. */
function percent(share: number): string {
  const value = 100 * share;
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)}%`;
}
