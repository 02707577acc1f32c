import type { Frame } from '../../module/replay.ts';
import type { Match, PlayedGame } from '../match.ts';
import { framesOf } from '../replay/frames.ts';

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
