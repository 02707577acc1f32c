/** By sum: in how many of 36 cases two six-sided dice show at least it. */
const WAYS: readonly number[] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The chance that two six-sided dice show at least this sum (C1, C3), from 0 to 1. */
export function chanceOfTwo(sum: number): number {
  return (WAYS[Math.max(0, sum)] ?? 0) / 36;
}
