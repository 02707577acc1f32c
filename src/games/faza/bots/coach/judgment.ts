import { equal } from '../../../../kernel/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { type Adviser, chanceAfter, isByLuck, type LineAdvice, lineAdvice } from './advice.ts';

/** A command that was not the best. */
export interface LineJudgment {
  /** The chance to win if the best follows it; 0–1. */
  readonly chance: number;
  /** What would have been better, with a higher chance. */
  readonly better: LineAdvice;
}

/** What would have been better than a command that was given for some seats; `null` where nothing would, as far as an adviser knows. */
export function judged(
  adviser: Adviser,
  view: FazaView,
  command: Command,
  seats: readonly Seat[] | undefined,
): LineJudgment | null {
  const advice = lineAdvice(adviser, view, seats);
  const [first = { do: 'endTeamPhase' }] = advice.line;
  if (equal(first, command)) return null;
  const better = { ...advice, chance: bestOf(advice) };
  const chance = chanceWith(adviser, view, command, seats);
  return better.chance > chance ? { chance, better } : null;
}

/** The chance to win if a command is given and then what an adviser thinks best, up to the first roll or card. */
function chanceWith(adviser: Adviser, view: FazaView, command: Command, seats: readonly Seat[] | undefined): number {
  if (command.do === 'endTeamPhase' || isByLuck(view, command)) return chanceAfter(adviser.chanceOf, view, [command]);
  const after = applyLegal(view, command).state;
  return after.outcome ? adviser.chanceOf(after) : bestOf(lineAdvice(adviser, after, seats));
}

/** The chance to win by an advice: without a command, it is to end the phase. */
function bestOf({ line, chance, ending }: LineAdvice): number {
  return line.length > 0 ? chance : ending;
}
