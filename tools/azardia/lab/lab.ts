import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { Lab } from '../../game/lab.ts';
import { report } from './report.ts';
import { series } from './series.ts';
import { watch } from './watch.ts';

/** What is played, counted and reported to balance Azardia. */
export const lab: Lab<AzardiaTypes> = {
  series,
  sources: [
    '../../../src/games/azardia/content/',
    '../../../src/games/azardia/rules/',
    '../../../src/games/azardia/bots/',
    './series.ts',
    './watch.ts',
    '../../../src/kernel/',
  ].map((path) => new URL(path, import.meta.url)),
  watch,
  report,
};
