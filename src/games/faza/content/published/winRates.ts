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
 * choose a mode. Each pair of numbers comes from
 * `npm run simulate -- --games 100 --bot greedy --seed rates --mode MODE --heroes TEAM`, where TEAM is `soldier,doctor`, then
 * `soldier,doctor,senator`, then `soldier,doctor,engineer,senator`.
 */
const winRates: Readonly<Record<ModeId, Readonly<Record<TeamSize, WinRate>>>> = {
  easy: { 2: { games: 100, won: 50 }, 3: { games: 100, won: 25 }, 4: { games: 100, won: 10 } },
  normal: { 2: { games: 100, won: 13 }, 3: { games: 100, won: 8 }, 4: { games: 100, won: 2 } },
  hard: { 2: { games: 100, won: 1 }, 3: { games: 100, won: 1 }, 4: { games: 100, won: 0 } },
};

/** The part of its games that the computer wins, from 0 to 1. */
export function winShare(mode: ModeId, heroes: TeamSize): number {
  const { games, won } = winRates[mode][heroes];
  return won / games;
}
