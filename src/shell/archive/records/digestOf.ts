import type { GameDigest } from '../../../module/records.ts';
import type { App } from '../../app.ts';
import type { Match } from '../../match.ts';
import { dayOfSetup } from '../daily.ts';

/** The digest of a match. */
export function digestOf(game: App['game'], match: Match): GameDigest {
  return game.records.digest(match, dayOfSetup(game, match.session.setup));
}
