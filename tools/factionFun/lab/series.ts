import type { Options } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import type { LabSeries } from '../../game/lab.ts';

/** The possible numbers of seats. */
export const SIZES = [2, 4, 6] as const;

/** The options, V1 to V4. */
export const OPTIONS = ['asWritten', 'twoAvatars', 'literalPenalty', 'quickGame'] as const satisfies (keyof Options)[];

const NO_OPTIONS: Options = { asWritten: false, twoAvatars: false, literalPenalty: false, quickGame: false };

/** The series of games that a bot plays with this number of seats, without options. */
export function plainId(bot: string, seats: number): string {
  return `${bot}/${seats}`;
}

/** The series of games with two seats and one option. */
export function optionId(option: keyof Options): string {
  return `${option}/2`;
}

function gamesOf(id: string, bot: string, seats: number, options: Partial<Options> = {}): LabSeries<FactionFunTypes> {
  return { id, bot, times: 1, setup: (_luck, seed) => ({ seed, seats, ...NO_OPTIONS, ...options }) };
}

/** Every series of the lab. */
export const series: readonly LabSeries<FactionFunTypes>[] = [
  ...SIZES.map((seats) => gamesOf(plainId('normal', seats), 'normal', seats)),
  ...OPTIONS.map((option) => gamesOf(optionId(option), 'normal', 2, { [option]: true })),
  ...['easy', 'random'].map((bot) => gamesOf(plainId(bot, 2), bot, 2)),
];
