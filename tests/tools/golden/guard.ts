import type { Game, GameTypes } from '../../../src/kernel/game.ts';
import { migrate } from '../../../src/kernel/records/migrate.ts';
import type { GoldenGame } from '../../e2e/kit/golden.ts';

/**
 * Why the existing golden games of `game` must not be overwritten, in words, or `null`. They are what shows that the
 * rules have changed, so games made with other rules than today's must stay.
 */
export function whyNotReplace<T extends GameTypes>(
  game: Game<T>,
  games: readonly GoldenGame<T>[],
  replace: boolean,
): string | null {
  const { id, version } = game;
  const foreign = games.find(({ record }) => record.version !== version);
  if (foreign) return `${foreign.name} was made with rules version ${foreign.record.version}, and is kept`;
  const other = games.find(({ record }) => migrate(game, record).difference !== null);
  if (other)
    return `${other.name} goes otherwise by today's rules: move the version first (src/games/${id}/rules/${id}.ts)`;
  if (games.length > 0 && !replace) return `there are ${games.length} games of version ${version} already`;
  return null;
}
