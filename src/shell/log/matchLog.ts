import type { Viewer } from '../../kernel/game.ts';
import { pastOf } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { Frame, LogField } from '../../module/screens/replay.ts';
import { commitmentOf, firstGroups } from '../dice/matchDice.ts';
import { type Match, type PlayedGame, reasonFor } from '../match.ts';
import { framesOf } from '../replay/frames.ts';
import { shellText } from '../text.en.ts';

/** One line of the log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  /** 0 before the first round. */
  readonly round: number;
  /** The moment that it tells of. */
  readonly frame: Frame;
}

/** Everything that happened in a match, as a viewer was told it, oldest first, with the reasons of computers; `null` was told everything. */
export function matchLog(game: PlayedGame, match: Match, viewer: Viewer | null = null): LogLine[] {
  const told = framesOf(game, match, viewer).filter(({ sentence }) => sentence !== '');
  const reasons = reasonsIn(game, match, viewer);
  return told.map((frame, index) => {
    const { sentence, fact, round, commands } = frame;
    // A reason is for all that a command brought about, so it comes last.
    const reason = told[index + 1]?.commands === commands ? null : reasons[commands - 1];
    return { text: reason ? `${sentence} ${reason}` : sentence, rule: fact.rule, round, frame };
  });
}

/** Why computers gave their commands, by the order of all commands, for a viewer who saw the game before each. */
function reasonsIn(game: PlayedGame, match: Match, viewer: Viewer | null): (string | null)[] {
  const { session } = match;
  const past = pastOf(session);
  return past.map(({ command }, index) => {
    const { state } = index === 0 ? session.opening : at(past, index - 1);
    return reasonFor(game, match, session.game.view(state, viewer), command);
  });
}

/** Whether a moment of the log is the current one of the game or the replay. */
export function isAt(frame: Frame, here: Frame | undefined): boolean {
  return frame.commands === here?.commands && frame.facts === here.facts;
}

/** What the log is asked for; `null` for everything. */
export interface LogFilter {
  /** Whom or what lines have to concern. */
  readonly concerns: readonly { readonly by: LogField['by']; readonly value: string | number }[];
  readonly round: number | null;
  /** Words that a line must hold, all of them, large or small; or the ID of its rule. */
  readonly words: string;
}

/** Nothing is left out. */
export const wholeLog: LogFilter = { concerns: [], round: null, words: '' };

/** The lines that are about all that is asked for. */
export function filterLog(lines: readonly LogLine[], { concerns, round, words }: LogFilter): LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const isAbout = concerns.every(({ by, value }) => line.frame.concerns[by].some((one) => one === value));
    if (!isAbout || (round !== null && line.round !== round)) return false;
    const said = line.text.toLowerCase();
    return wanted.every((word) => said.includes(word) || line.rule.toLowerCase() === word);
  });
}

/** The log with the commitment to the dice in its first entry, which tells that the game began; as it is for a game without dice. */
export function withPledge(
  { dice }: Pick<PlayedGame, 'dice'>,
  lines: readonly LogLine[],
  match: Match,
): readonly LogLine[] {
  if (!dice) return lines;
  const pledge = shellText.seed.logLine(firstGroups(commitmentOf(match)));
  return lines.map((line, index) => (index === 0 ? { ...line, text: `${line.text} ${pledge}` } : line));
}
