import type { Lab } from '../../../module/lab.ts';
import type { EditionSpec } from '../content/vocabulary.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { report } from './report.ts';
import { seriesOf } from './series.ts';
import { watch } from './watch.ts';

/** What is played, counted and reported to balance an edition. */
export function labFor(edition: EditionSpec): Lab<FazaTypes> {
  const { modes, options, randoms, calibration } = seriesOf(edition);
  return {
    series: [...modes, ...options, ...randoms, ...calibration],
    sources: ['../content/', '../rules/', '../bots/', './series.ts', './watch.ts', '../../../kernel/'].map(
      (path) => new URL(path, import.meta.url),
    ),
    watch,
    report: (counts) => report(edition, counts),
  };
}
