import type { Chance } from '../../../kernel/chance.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { chooseAmong } from './regular.ts';
import { BEGINNER } from './rookie.ts';

/** The levels of computer players, from the weakest to the strongest. */
export const LEVELS = ['rookie', 'regular', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a seat that has none of its own. */
export const USUAL_LEVEL: Level = 'regular';

/** The level with an ID; the default level for an unknown one. */
export function levelOf(id: string | undefined): Level {
  return LEVELS.find((level) => level === id) ?? USUAL_LEVEL;
}

/** Chooses one of some legal commands of one seat, at a level that decides at once; `null` where there are none. */
export function chooseQuickly(
  level: Exclude<Level, 'sharp'>,
  view: AzardiaView,
  commands: readonly Command[],
  chance: Chance,
): Command | null {
  return level === 'rookie' ? chooseAmong(view, commands, chance, BEGINNER) : chooseAmong(view, commands, chance);
}
