import type { ModeId } from '../vocabulary.ts';

/** Games that the computer played, and how many of them it won. */
interface WinRate {
  readonly games: number;
  readonly won: number;
}

/** How many heroes there can be. */
export type TeamSize = 2 | 3 | 4;

/**
 * How often the greedy bot wins with two, three and four heroes and the options of a new game: a yardstick for people who
 * choose a mode. What has not been measured is left out, and then nothing is shown. Each pair of numbers comes from
 * `npm run simulate -- --games 100 --bot greedy --seed rates --mode MODE --heroes TEAM`, where TEAM is `soldier,doctor`, then
 * `soldier,doctor,senator`, then `soldier,doctor,engineer,senator`.
 */
const winRates: Readonly<Record<ModeId, Readonly<Partial<Record<TeamSize, WinRate>>>>> = {
  easy: {},
  normal: {},
  hard: {},
};

/** The part of its games that the computer wins, from 0 to 1; `null` where nobody has measured it. */
export function winShare(mode: ModeId, heroes: TeamSize): number | null {
  const rate = winRates[mode][heroes];
  return rate ? rate.won / rate.games : null;
}
