import type { Bot } from '../../../kernel/bots/bot.ts';
import { azardia } from '../rules/azardia.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { chooseAmong, type Judgment } from './regular.ts';

/** A beginner's judgment. */
export const BEGINNER: Judgment = { error: 2, keepsAnswers: false };

/** Plays like Regular, but misjudges the value of moves and cards, and saves no answers. */
export const rookie: Bot<AzardiaTypes> = {
  id: 'rookie',
  choose: (view, chance) => chooseAmong(view, azardia.legalCommands(view), chance, BEGINNER),
};
