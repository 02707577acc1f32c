import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { fazaDefinition } from '../../../../src/games/faza/ui/schemas.ts';
import { record } from '../../../../src/kernel/records/record.ts';
import { parseGame } from '../../../../src/shell/persistence/gameText.ts';
import { type GoldenGame, goldenGamesOf } from '../../../e2e/kit/golden.ts';
import type { Match } from '../../../games/faza/match.ts';
import { gameAfter } from '../../../looks/kit/visitor.ts';

/** A recorded game as a match. */
function matchOfGolden({ record: stored }: Pick<GoldenGame, 'record'>): Match {
  const players = stored.setup.heroes.map(() => 'you' as const);
  const parsed = parseGame(JSON.stringify({ format: 1, record: stored, future: [], players }), fazaDefinition);
  if (typeof parsed === 'string') throw new Error(`a golden game is refused: ${parsed}`);
  return { session: parsed.session, players };
}

/** A few recorded games that are over, by today's rules. */
export const matches: readonly Match[] = goldenGamesOf(faza.version)
  .filter(({ record: { commands } }) => commands.length < 60)
  .map(matchOfGolden);

/** The recorded game whose name ends like this, such as `easy-4-greedy-02-x1`, by today's rules. */
export function matchNamed(name: string): Match {
  const game = goldenGamesOf(faza.version).find((one) => one.name === name);
  if (!game) throw new Error(`no golden game is called ${name}`);
  return matchOfGolden(game);
}

/** A match cut off after its first commands. */
export function beginning({ session, players }: Match, commands: number): Match {
  return { session: gameAfter(record(session), commands), players };
}
