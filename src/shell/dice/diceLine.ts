import type { Match, PlayedGame } from '../match.ts';
import type { LogLine } from '../matchHistory.ts';
import { shellText } from '../text.en.ts';
import { commitmentOf } from './diceOfMatch.ts';
import { firstGroups } from './fingerprintText.ts';

/** The log with the commitment to the dice in its first entry, which tells that the game began; as it is for a game without dice. */
export function withPledge(
  { dice }: Pick<PlayedGame, 'dice'>,
  lines: readonly LogLine[],
  match: Match,
): readonly LogLine[] {
  if (!dice) return lines;
  const pledge = shellText.dice.logLine(firstGroups(commitmentOf(match)));
  return lines.map((line, index) => (index === 0 ? { ...line, text: `${line.text} ${pledge}` } : line));
}
