import type { LogLine } from '../log/matchLog.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';
import { commitmentOf } from './diceOfMatch.ts';
import { firstGroups } from './fingerprintText.ts';

/** The log with the commitment to the dice in its first entry, which tells that the game began. */
export function withPledge(lines: readonly LogLine[], match: Match): LogLine[] {
  const pledge = shellText.dice.logLine(firstGroups(commitmentOf(match)));
  return lines.map((line, index) => (index === 0 ? { ...line, text: `${line.text} ${pledge}` } : line));
}
