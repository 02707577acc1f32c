import { commitmentTo, type Secret } from '../../kernel/commitment.ts';
import { now } from '../../kernel/session.ts';
import type { Match, PlayedGame } from '../match.ts';
import type { GameDice } from './diceSchema.ts';
import { tallyOf } from './diceTally.ts';
import { writeRolls } from './diceText.ts';

/** What the dice of a match follow from. */
export function secretOf({ session }: Match): Secret {
  return { game: session.game.id, version: session.game.version, seed: session.setup.seed };
}

/** The commitment to the dice of a match. */
export function commitmentOf(match: Match): string {
  return commitmentTo(secretOf(match));
}

/** The dice of a match as they go into the history. A match that is not over was given up. */
export function diceOf({ dice }: Pick<PlayedGame, 'dice'>, match: Match, ended: string): GameDice {
  const rolls = dice?.rolls(match) ?? [];
  const { game } = match.session;
  const result = game.result(now(match.session));
  return {
    ...secretOf(match),
    ended,
    outcome: result ? (result.teamWon ? 'won' : 'lost') : 'givenUp',
    rolls: writeRolls(rolls),
    tally: tallyOf(rolls),
  };
}
