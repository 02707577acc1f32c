import type { EndingView } from '../games/faza/scenes/view.ts';
import { text } from '../games/faza/text/en.ts';
import { roundStarts } from '../kernel/rounds.ts';
import { now } from '../kernel/session.ts';
import type { Match, PlayedGame } from './match.ts';
import { type Frame, framesOf } from './replay/frames.ts';
import { shellText } from './text.en.ts';

/** One line of the log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  /** 0 before the first round. */
  readonly round: number;
  /** The moment that it tells of. */
  readonly frame: Frame;
}

/** Everything that happened in a match, oldest first. */
export function logOf(game: PlayedGame, match: Match): LogLine[] {
  return framesOf(game, match).flatMap((frame) => {
    const { sentence, fact, round } = frame;
    return sentence === '' ? [] : [{ text: sentence, rule: fact.rule, round, frame }];
  });
}

/**
 * Where a match stood at the beginning of each of its rounds and at its end, for the chart of the ending. What happens before
 * round 1, when the Faza begin (V5), is part of the beginning.
 */
export function historyOf({ session }: Match): EndingView['history'] {
  return [...roundStarts(session), now(session)].map((state) => ({
    drones: state.tiles.reduce((sum, tile) => sum + tile.drones, 0),
    pool: state.pool.drones,
    health: state.ships.reduce((sum, ship) => sum + ship.health, 0),
    injuries: state.heroes.reduce((sum, hero) => sum + hero.cards.filter((card) => card.injured).length, 0),
  }));
}

/** Why a match ended, in a sentence. */
export function reasonOf({ session, practice }: Match): string {
  const { outcome } = now(session);
  if (!outcome) return '';
  const reason = outcome.won ? text.victoryText : text.defeatText[outcome.rule];
  return practice ? `${reason} ${shellText.practice.mark}` : reason;
}
