import type { Viewer } from '../../kernel/game.ts';
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

/** Everything that happened in a match, as a viewer was told it, oldest first; `null` was told everything. */
export function matchLog(game: PlayedGame, match: Match, viewer: Viewer | null = null): LogLine[] {
  return framesOf(game, match, viewer).flatMap((frame) => {
    const { sentence, fact, round } = frame;
    return sentence === '' ? [] : [{ text: sentence, rule: fact.rule, round, frame }];
  });
}
