/** A chance to win, from 0 to 1, and its standard error: 0 for known ones. */
export interface Estimate {
  readonly chance: number;
  readonly error: number;
}

/** The greatest change for the worse, or for the better, between two estimates that follow each other. */
export interface Swing {
  /** Which estimate it led to. */
  readonly end: number;
  /** Its size; not above 0 if nothing changed in this direction. */
  readonly size: number;
  /** The ends of other swings that may really be the greatest: within the errors they are as likely. */
  readonly rivals: readonly number[];
}

/** A smaller swing is no turning point: the few games played could not tell it from luck. */
export const LEAST_SWING = 0.05;

/** How many standard errors apart two swings must be for one to count as greater: right nine times in ten. */
const APART = 1.28;

/** The greatest swing in the direction of the outcome: up in a game that was won, down in one that was lost. `null` without two estimates. */
export function greatestSwing(estimates: readonly Estimate[], won: boolean): Swing | null {
  const sign = won ? 1 : -1;
  const sizes = estimates.slice(1).map(({ chance }, index) => sign * (chance - (estimates[index]?.chance ?? 0)));
  if (sizes.length === 0) return null;
  const size = Math.max(...sizes);
  const end = 1 + sizes.indexOf(size);
  const rivals = sizes.flatMap((other, index) => {
    const rival = index + 1;
    return rival !== end && size - other < APART * errorBetween(estimates, end, rival) ? [rival] : [];
  });
  return { end, size, rivals };
}

/** The standard error of the difference of two swings; neighbors share an estimate, which then counts twice. */
function errorBetween(estimates: readonly Estimate[], one: number, other: number): number {
  const shares = new Map<number, number>();
  const add = (index: number, share: number): void => void shares.set(index, (shares.get(index) ?? 0) + share);
  add(one, 1);
  add(one - 1, -1);
  add(other, -1);
  add(other - 1, 1);
  let variance = 0;
  for (const [index, share] of shares) variance += (share * (estimates[index]?.error ?? 0)) ** 2;
  return Math.sqrt(variance);
}
