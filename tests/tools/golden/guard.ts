import { faza } from '../../../src/games/faza/rules/faza.ts';
import { migrate } from '../../../src/kernel/migrate.ts';
import type { GoldenGame } from '../../e2e/kit/golden.ts';

/**
 * Why the golden games that there are may not be written over, in words, or `null`. They are what shows that the rules
 * have changed, so none may go that was made with other rules than today's.
 */
export function whyNotReplace(games: readonly GoldenGame[], replace: boolean): string | null {
  const foreign = games.find(({ record }) => record.version !== faza.version);
  if (foreign) return `${foreign.name} was made with rules version ${foreign.record.version}, and is kept`;
  const other = games.find(({ record }) => migrate(faza, record).difference !== null);
  if (other)
    return `${other.name} goes otherwise by today's rules: move the version first (src/games/faza/rules/faza.ts)`;
  if (games.length > 0 && !replace) return `there are ${games.length} games of version ${faza.version} already`;
  return null;
}
