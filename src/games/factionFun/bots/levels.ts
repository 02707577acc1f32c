import type { Bot } from '../../../kernel/bots/bot.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

/** The levels of computer players, from the weakest to the strongest. */
export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a seat that has none of its own. */
export const USUAL_LEVEL: Level = 'normal';

/** The computer player of each level. */
export const BOTS: Readonly<Record<Level, Bot<FactionFunTypes>>> = { easy, normal };

/** The level with an ID; the usual one for an unknown ID. */
export function levelOf(id: string | undefined): Level {
  return LEVELS.find((level) => level === id) ?? USUAL_LEVEL;
}
