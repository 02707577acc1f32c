import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import type { Lab } from '../../game/lab.ts';
import { report } from './report.ts';
import { series } from './series.ts';
import { watch } from './watch.ts';

/** What is played, counted and reported to balance Faction Fun. */
export const lab: Lab<FactionFunTypes> = {
  series,
  sources: [
    '../../../src/games/factionFun/content/',
    '../../../src/games/factionFun/rules/',
    '../../../src/games/factionFun/bots/',
    './series.ts',
    './watch.ts',
    '../../../src/kernel/',
  ].map((path) => new URL(path, import.meta.url)),
  watch,
  report,
};
