import type { Bot } from '../../../kernel/bot.ts';
import { azardia } from '../rules/azardia.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { chooseAmong, type Judgment } from './regular.ts';

/** How a beginner judges. */
export const BEGINNER: Judgment = { error: 2, keepsAnswers: false };

/** Plays like Regular, but misjudges what moves and cards are worth, and keeps no answers back. */
export const rookie: Bot<AzardiaTypes> = {
  id: 'rookie',
  choose: (view, chance) => chooseAmong(view, azardia.legalCommands(view), chance, BEGINNER),
};
