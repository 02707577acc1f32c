import type { Bot } from '../../../kernel/bots/bot.ts';
import { drawBelow, drawFrom } from '../../../kernel/chance.ts';
import { factionFun } from '../rules/factionFun.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { normal } from './normal.ts';

/** Of 100 decisions, this many are random. */
const RANDOM = 30;

/** Decides as `normal` does, but now and then at random. */
export const easy: Bot<FactionFunTypes> = {
  id: 'easy',
  choose: (view, chance, seats) => {
    const drawing = { ...chance };
    const choice = normal.choose(view, chance, seats);
    if (choice === null || drawBelow(drawing, 100) >= RANDOM) return choice;
    return drawFrom(drawing, [...factionFun.legalCommands(view)]);
  },
};
