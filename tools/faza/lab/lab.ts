import type { EditionSpec } from '../../../src/games/faza/content/vocabulary.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Lab } from '../../game/lab.ts';
import { report } from './report.ts';
import { seriesOf } from './series.ts';
import { watch } from './watch.ts';
import { watchChances } from './watchChances.ts';

/** Excludes the win rates of the difficulty steps, which change without changing any game. */
const CONTENT = ['published/', 'tiles24/', 'cardParts.ts', 'editions.ts', 'lookup.ts', 'places.ts', 'steps.ts'];

const SOURCES = [
  ...CONTENT.map((path) => `../../../src/games/faza/content/${path}`),
  '../../../src/games/faza/rules/',
  '../../../src/games/faza/bots/',
  '../simulation.ts',
  './series.ts',
  './watch.ts',
  './watchChances.ts',
  '../../../src/kernel/',
];

/** What is played, counted and reported to balance an edition. */
export function labFor(edition: EditionSpec): Lab<FazaTypes> {
  const { modes, options, randoms, chances } = seriesOf(edition);
  return {
    series: [...modes, ...options, ...randoms, ...chances],
    sources: SOURCES.map((path) => new URL(path, import.meta.url)),
    watch: ({ id }) => (chances.some((series) => series.id === id) ? watchChances() : watch()),
    report: (counts) => report(edition, counts),
  };
}
