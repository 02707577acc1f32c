import * as cards from './content/cards.en.ts';
import * as events from './content/events.en.ts';
import * as names from './content/names.en.ts';
import { shipText } from './content/ships.en.ts';
import { hintText, lessonText } from './lessons.en.ts';
import { ruleText } from './rulebook/rules.en.ts';
import { screenText } from './screens.en.ts';
import { boardText } from './table/board.en.ts';
import * as commands from './table/commands.en.ts';
import * as controls from './table/controls.en.ts';
import * as facts from './table/facts.en.ts';
import * as forecast from './table/forecast.en.ts';
import * as preview from './table/preview.en.ts';
import * as reasons from './table/reasons.en.ts';

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
