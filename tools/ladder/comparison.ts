import { shareText } from '../simulate/tally.ts';
import type { Results } from './results.ts';
import { type Decision, decisionOn } from './sequential.ts';

/** Two bots in one kind of games, for the seeds that both have played. */
export interface Comparison {
  /** The kind of games, by its name. */
  readonly kind: string;
  readonly weak: string;
  readonly strong: string;
  readonly games: number;
  readonly weakWon: number;
  readonly strongWon: number;
  /** Games that only one of the two won. */
  readonly weaker: number;
  readonly stronger: number;
  /** The first verdict. Games that were played later, for other comparisons, do not change it. */
  readonly decision: Decision;
  /** Whether it is clear which bot is stronger, or all seeds have been played. */
  readonly isDone: boolean;
}

/** When the comparison of two bots ends. */
export interface Extent {
  /** The maximum number of seeds. */
  readonly seeds: number;
  /** Whether to play all of them, even if the stronger bot is clear before. */
  readonly isWhole: boolean;
}

/**
 * Compares two bots by their games, in the order of the seeds, up to the first one that either has not played. Decides
 * as soon as the stronger bot is clear, and also counts the remaining games.
 */
export function compare(
  results: Results,
  kind: string,
  weak: string,
  strong: string,
  { seeds, isWhole }: Extent,
): Comparison {
  const count = { games: 0, weakWon: 0, strongWon: 0, weaker: 0, stronger: 0 };
  let decision: Decision = 'open';
  while (count.games < seeds) {
    const [weakWon, strongWon] = [weak, strong].map((bot) => results.wonBy(bot, kind, count.games));
    if (weakWon === undefined || strongWon === undefined) break;
    count.games += 1;
    if (weakWon) count.weakWon += 1;
    if (strongWon) count.strongWon += 1;
    if (weakWon && !strongWon) count.weaker += 1;
    if (strongWon && !weakWon) count.stronger += 1;
    if (decision === 'open') decision = decisionOn(count);
  }
  const isDone = count.games >= seeds || (!isWhole && decision !== 'open');
  return { kind, weak, strong, ...count, decision, isDone };
}

/**
 * By how much the second bot wins more often over several comparisons, in points, with its 95% interval. Seeds are
 * pairs; the interval adds two pairs, half of one with each result, so that few or equal games prove nothing (Agresti
 * and Min, 2005).
 */
export function differenceText(all: readonly Comparison[]): string {
  const sum = (of: (one: Comparison) => number): number => all.reduce((total, one) => total + of(one), 0);
  const games = sum((one) => one.games);
  const [stronger, weaker] = [sum((one) => one.stronger), sum((one) => one.weaker)];
  const pairs = games + 2;
  const mean = (stronger - weaker) / pairs;
  const margin = 1.96 * Math.sqrt(((stronger + weaker + 1) / pairs - mean ** 2) / pairs);
  const points = (part: number): string => (100 * part).toFixed(1).replace('-', '−');
  const interval = `${points(mean - margin)} to ${points(mean + margin)}`;
  return `${points((stronger - weaker) / games)} points (${interval}) in ${games} pairs of games`;
}

/** A comparison as a row of a Markdown table. */
export function rowOf(one: Comparison): string {
  const cells = [
    one.kind,
    `${one.weak} ${shareText(one.weakWon, one.games)}`,
    `${one.strong} ${shareText(one.strongWon, one.games)}`,
    `${one.games} seeds`,
    one.decision,
  ];
  return `| ${cells.join(' | ')} |`;
}
