import type { Bot } from '../../../kernel/bots/bot.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { boss } from './boss.ts';
import { rookie } from './rookie.ts';

/** The levels of computer players, from the weakest to the strongest. */
export const LEVELS = ['rookie', 'boss', 'overNerd'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a seat that has none of its own. */
export const USUAL_LEVEL: Level = 'boss';

/** The level with an ID; the usual one for an unknown ID. */
export function levelOf(id: string | undefined): Level {
  return LEVELS.find((level) => level === id) ?? USUAL_LEVEL;
}

/** The computer players of the levels that decide at once. */
export const QUICK_BOTS: Readonly<Record<Exclude<Level, 'overNerd'>, Bot<FaceOffTypes>>> = { rookie, boss };
