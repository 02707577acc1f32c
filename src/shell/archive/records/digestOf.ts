import type { GameDigest } from '../../../module/records.ts';
import type { Match, PlayedGame } from '../../match.ts';
import { dayOfSetup } from '../daily.ts';

/** The digest of a match. */
export function digestOf(game: PlayedGame, match: Match): GameDigest {
  return game.records.digest(match, dayOfSetup(game, match.session.setup));
}
