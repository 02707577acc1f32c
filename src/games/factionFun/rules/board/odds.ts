/** The chance that two six-sided dice show at least this sum (C1, C3), from 0 to 1. */
export function chanceOfTwo(sum: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= sum) ways += 1;
  return ways / 36;
}
