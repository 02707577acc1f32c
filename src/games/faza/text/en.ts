import { boardText } from './board.en.ts';
import * as cards from './cards.en.ts';
import * as commands from './commands.en.ts';
import * as controls from './controls.en.ts';
import * as events from './events.en.ts';
import * as facts from './facts.en.ts';
import * as forecast from './forecast.en.ts';
import { hintText, lessonText } from './lessons.en.ts';
import * as names from './names.en.ts';
import * as preview from './preview.en.ts';
import * as reasons from './reasons.en.ts';
import { ruleText } from './rules.en.ts';
import { screenText } from './screens.en.ts';
import { shipText } from './ships.en.ts';

/** Everything that FAZA says to its players, in English. Other languages have the same shape. */
export const text = {
  ...names,
  ...cards,
  ...events,
  ...facts,
  ...commands,
  ...preview,
  ...forecast,
  ...reasons,
  ...controls,
  ruleText,
  shipText,
  board: boardText,
  screens: screenText,
  lessons: lessonText,
  hints: hintText,
};
