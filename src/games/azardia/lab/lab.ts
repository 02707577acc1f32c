import type { Lab } from '../../../module/lab.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { report } from './report.ts';
import { series } from './series.ts';
import { watch } from './watch.ts';

/** What is played, counted and reported to balance Azardia. */
export const lab: Lab<AzardiaTypes> = {
  series,
  sources: ['../content/', '../rules/', '../bots/', './series.ts', './watch.ts', '../../../kernel/'].map(
    (path) => new URL(path, import.meta.url),
  ),
  watch,
  report,
};
