import { isOver } from '../../kernel/game.ts';
import { commitmentTo, type Secret } from '../../kernel/records/commitment.ts';
import { now } from '../../kernel/session.ts';
import { isWonTogether } from '../../kernel/sides.ts';
import { dayOf } from '../../module/daily/days.ts';
import type { Match, PlayedGame } from '../match.ts';
import type { DiceHistory, GameDice } from './diceHistory.ts';
import { tallyOf, USUAL_SIDES, writeRolls } from './tally.ts';

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
  return {
    ...secretOf(match),
    ended,
    outcome: outcomeOf(match),
    rolls: writeRolls(rolls),
    tally: tallyOf(rolls, dice?.sides ?? USUAL_SIDES),
  };
}

function outcomeOf({ session }: Match): GameDice['outcome'] {
  const { game, setup } = session;
  if (!isOver(game, now(session))) return 'givenUp';
  const isWon = isWonTogether(game, setup, now(session));
  return isWon === null ? 'over' : isWon ? 'won' : 'lost';
}

/** A game, and the history of its dice on this device. */
interface WithDice {
  readonly game: PlayedGame;
  readonly dice: DiceHistory;
}

/**
 * Adds a match that is over, or was given up, to the history of dice. Only games that began on this device are the
 * player's own: one that came by a link or a file has no pledge here.
 */
export function countDice(app: WithDice, match: Match): void {
  // In practice a roll that was not liked can be left out; and a friend's game of the same day has the same dice.
  if (match.practice || match.whose === 'guest' || !app.dice.pledgeOf(commitmentOf(match))) return;
  app.dice.count(diceOf(app.game, match, dayOf(new Date())));
}

/** A fingerprint in groups of four digits. */
export function inGroups(fingerprint: string): string[] {
  return fingerprint.match(/.{1,4}/g) ?? [];
}

/** The first groups of a fingerprint, `3fa9 c1d2 77e0 0b41 …`: as many as people compare by eye, or fewer. */
export function firstGroups(fingerprint: string, groups = 4): string {
  return `${inGroups(fingerprint).slice(0, groups).join(' ')} …`;
}
