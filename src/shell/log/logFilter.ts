import type { LogField } from '../../module/replay.ts';
import type { LogLine } from './matchLog.ts';

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
