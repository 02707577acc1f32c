import { equal } from '../../../../kernel/values/equal.ts';
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

/** So much more of all games have to be won that somebody says it. */
const WORTH_SAYING = 0.05;

/** What a whole team should rather do than what is planned, as far as an adviser knows; `null` where that is not clearly better. */
export function judgedPlan(adviser: Adviser, view: FazaView, planned: readonly Command[]): LineJudgment | null {
  const advice = lineAdvice(adviser, view, undefined);
  const better = { ...advice, chance: bestOf(advice) };
  const chance = chanceAlong(adviser, view, planned);
  return better.chance >= chance + WORTH_SAYING ? { chance, better } : null;
}

/** The chance to win if a plan is followed up to its first roll or card, or to its end and then by what an adviser thinks best. */
function chanceAlong(adviser: Adviser, view: FazaView, planned: readonly Command[]): number {
  const [next, ...rest] = planned;
  if (!next) return bestOf(lineAdvice(adviser, view, undefined));
  if (rest.length === 0 || isByLuck(view, next)) return chanceWith(adviser, view, next, undefined);
  const after = applyLegal(view, next).state;
  return after.outcome ? adviser.chanceOf(after) : chanceAlong(adviser, after, rest);
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
