import type { ShipId } from '../../games/faza/content/vocabulary.ts';
import type { Seat } from '../../games/faza/rules/state.ts';
import type { LogLine } from '../matchHistory.ts';

/** What the log is asked for; `null` for everything. */
export interface LogFilter {
  readonly seat: Seat | null;
  readonly ship: ShipId | null;
  readonly round: number | null;
  /** Words that a line must hold, all of them, large or small; or the ID of its rule. */
  readonly words: string;
}

/** Nothing is left out. */
export const wholeLog: LogFilter = { seat: null, ship: null, round: null, words: '' };

/** The lines that are about all that is asked for. */
export function filterLog(lines: readonly LogLine[], { seat, ship, round, words }: LogFilter): LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const { seats, ships } = line.frame.concerns;
    if (seat !== null && !seats.includes(seat)) return false;
    if (ship !== null && !ships.includes(ship)) return false;
    if (round !== null && line.round !== round) return false;
    const said = line.text.toLowerCase();
    return wanted.every((word) => said.includes(word) || line.rule.toLowerCase() === word);
  });
}
