import type { Options } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { LabSeries } from '../../game/lab.ts';

/** The possible numbers of players. */
export const SIZES = [2, 3, 4] as const;

const NO_OPTIONS: Options = {
  fairStart: false,
  quickGame: false,
  firmGoal: false,
  openHands: false,
  longGrace: false,
};

/** The series of games with this number of players, without options. */
export function plainId(players: number): string {
  return `players/${players}`;
}

/** The series of games with this number of players, who play random legal commands. */
export function randomId(players: number): string {
  return `random/${players}`;
}

/** The preset for two players (O1 and O5). */
export const TABLE_FOR_TWO = 'table for two/2';

function gamesOf(id: string, bot: string, players: number, options: Partial<Options> = {}): LabSeries<AzardiaTypes> {
  return {
    id,
    bot,
    times: 1,
    setup: (_luck, seed) => ({ seed, players, ...NO_OPTIONS, ...options }),
  };
}

/** Every series of the lab. */
export const series: readonly LabSeries<AzardiaTypes>[] = [
  ...SIZES.map((players) => gamesOf(plainId(players), 'regular', players)),
  gamesOf(TABLE_FOR_TWO, 'regular', 2, { fairStart: true, longGrace: true }),
  ...SIZES.map((players) => gamesOf(randomId(players), 'random', players)),
];
