import { pastOf } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { commitmentOf } from '../dice/diceOfMatch.ts';
import type { Match } from '../match.ts';
import { saveText } from '../saves/saves.ts';
import type { Sealable } from './owner.ts';

/*
 * Whose a game is. One that began here is the player's own; one that came from outside is so by its seal, or by the player's word.
 */

/** Whether a match counts as the player's own. */
export function isOwn({ dice }: Pick<App, 'dice'>, match: Match): boolean {
  // What is not said of a match began here, or was brought before it was said: dice are promised only to those who begin.
  return match.whose === undefined ? dice.pledgeOf(commitmentOf(match)) !== null : match.whose === 'own';
}

/** What a seal holds together of a match. */
export function sealableOf({ session, players, practice }: Match): Sealable {
  const commands = pastOf(session).map(({ command }) => command);
  return { setup: session.setup, commands, players, practice: practice === true };
}

/** A match as it leaves the page, in a file or a link: sealed if it is the player's own. */
export function outgoingText(app: Pick<App, 'dice' | 'owner'>, match: Match): string {
  const { whose: _, ...game } = match;
  return saveText(isOwn(app, match) ? { ...game, seal: app.owner.seal(sealableOf(match)) } : game);
}
