import { equal } from '../../../../kernel/values/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { settle } from '../decide.ts';
import { searchable } from '../search/searchable.ts';
import type { SearchBot } from '../search/searchBot.ts';
import type { Valuation } from '../value/value.ts';

/** What a bot would do from a position, and what it is good for. */
export interface LineAdvice {
  /** Commands to be given in order. Only the last one may depend on luck. Empty where nothing is worth doing any more. */
  readonly line: readonly Command[];
  /** The chance to win after the line, and if the phase ended at once, by a network; 0–1. */
  readonly chance: number;
  readonly ending: number;
}

/** A bot, and a network that tells the chance to win from a view. */
export interface Adviser {
  readonly bot: SearchBot;
  readonly chanceOf: Valuation;
}

/** More commands than a person wants to hear of at once. */
const MOST_STEPS = 6;

/**
 * What a bot advises some seats to do in a Team phase, or the whole team if none are named. The line ends at the first roll or card,
 * because what is best afterwards depends on it. The view holds no luck to come, so the advice follows from what is known.
 */
export function lineAdvice({ bot, chanceOf }: Adviser, view: FazaView, seats: readonly Seat[] | undefined): LineAdvice {
  const line: Command[] = [];
  let tip = view;
  while (line.length < MOST_STEPS) {
    const command = bot.choose(tip, tip.chance, tip.agenda.length > 0 ? undefined : seats);
    if (!command || command.do === 'endTeamPhase') break;
    line.push(command);
    if (isByLuck(tip, command)) break;
    tip = applyLegal(tip, command).state;
    if (tip.outcome || tip.agenda.length > 0) break;
  }
  return lineOf(chanceOf, view, line);
}

/** What some commands of a hero are good for, that nothing has advised. */
export function lineOf(chanceOf: Valuation, view: FazaView, line: readonly Command[]): LineAdvice {
  return { line, chance: chanceAfter(chanceOf, view, line), ending: chanceAtEnd(chanceOf, view) };
}

/** The chance to win after commands, by the network: where the last one depends on luck, the mean of all that it may lead to. */
export function chanceAfter(chanceOf: Valuation, view: FazaView, line: readonly Command[]): number {
  const last = line.at(-1);
  if (!last) return chanceOf(view);
  const before = line.slice(0, -1).reduce((state, command) => applyLegal(state, command).state, view);
  const outcomes = searchable(chanceOf).outcomes(before, last, true);
  return outcomes.reduce((sum, end) => sum + end.chance * chanceOf(settle(end.view)), 0);
}

/** The chance to win if the Team phase ends at once; in any other phase, the chance as it is. */
function chanceAtEnd(chanceOf: Valuation, view: FazaView): number {
  if (view.phase !== 'team' || view.agenda.length > 0 || view.outcome) return chanceOf(view);
  return chanceAfter(chanceOf, view, [{ do: 'endTeamPhase' }]);
}

/** Whether what a command leads to is known only once it is given. */
export function isByLuck(view: FazaView, command: Command): boolean {
  if (command.do === 'fight' || command.do === 'board' || command.do === 'insider' || command.do === 'forecast')
    return true;
  return !equal(applyLegal(view, command).state.chance, view.chance);
}
