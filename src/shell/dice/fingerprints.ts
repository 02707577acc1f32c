import type { LogLine } from '../log/matchLog.ts';
import type { Match, PlayedGame } from '../match.ts';
import { shellText } from '../text.en.ts';
import { commitmentOf } from './diceOfMatch.ts';

/** A fingerprint in groups of four digits. */
export function inGroups(fingerprint: string): string[] {
  return fingerprint.match(/.{1,4}/g) ?? [];
}

/** The first groups of a fingerprint, `3fa9 c1d2 77e0 0b41 …`: as many as people compare by eye, or fewer. */
export function firstGroups(fingerprint: string, groups = 4): string {
  return `${inGroups(fingerprint).slice(0, groups).join(' ')} …`;
}

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
