import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import type { Lab } from '../../game/lab.ts';
import { report } from './report.ts';
import { series } from './series.ts';
import { watch } from './watch.ts';

/** What is played, counted and reported to balance Face Off. */
export const lab: Lab<FaceOffTypes> = {
  series,
  sources: [
    '../../../src/games/faceOff/content/',
    '../../../src/games/faceOff/rules/',
    '../../../src/games/faceOff/bots/',
    './series.ts',
    './watch.ts',
    '../../../src/kernel/',
  ].map((path) => new URL(path, import.meta.url)),
  watch,
  report,
};
