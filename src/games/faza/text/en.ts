import { boardText } from './board.en.ts';
import * as cards from './cards.en.ts';
import * as commands from './commands.en.ts';
import * as controls from './controls.en.ts';
import * as describe from './describe.en.ts';
import * as events from './events.en.ts';
import * as facts from './facts.en.ts';
import * as names from './names.en.ts';
import * as prompts from './prompts.en.ts';
import * as reasons from './reasons.en.ts';
import { ruleText } from './rules.en.ts';
import { screenText } from './screens.en.ts';

/** Everything that FAZA says to its players, in English. Other languages have the same shape. */
export const text = {
  ...names,
  ...cards,
  ...events,
  ...facts,
  ...commands,
  ...prompts,
  ...reasons,
  ...controls,
  ...describe,
  ruleText,
  board: boardText,
  screens: screenText,
};
