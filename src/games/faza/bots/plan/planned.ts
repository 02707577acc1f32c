import { equal } from '../../../../kernel/values/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { SearchBot } from '../search/searchBot.ts';
import { planFrom } from './plan.ts';

/** After so many commands that do not fit a plan, the plan leaves nothing to do. */
const MOST_TRIES = 4;

/**
 * A bot's command for some seats that fits what people plan to do afterwards: the best once that has been done, if it can be given before,
 * too, and leaves the plan possible. `null` where it has done enough.
 */
export function chooseFor(
  bot: SearchBot,
  view: FazaView,
  seats: readonly Seat[] | undefined,
  declined: readonly Command[],
  planned: readonly Command[],
): Command | null {
  const { tip, steps } = planFrom(view, planned);
  if (steps.length === 0 || tip.outcome || tip.agenda.length > 0) return bot.choose(view, view.chance, seats, declined);
  const unfit: Command[] = [];
  while (unfit.length < MOST_TRIES) {
    const command = bot.choose(tip, tip.chance, seats, [...declined, ...unfit]);
    if (!command || command.do === 'endTeamPhase' || fits(view, command, planned, steps.length)) return command;
    unfit.push(command);
  }
  return null;
}

/** Whether a command can be given before a plan, and as many of the plan's steps after it as without it. */
function fits(view: FazaView, command: Command, planned: readonly Command[], steps: number): boolean {
  if (!legalCommands(view).some((legal) => equal(legal, command))) return false;
  const [own] = planFrom(view, [command]).steps;
  return planFrom(own?.after ?? applyLegal(view, command).state, planned).steps.length >= steps;
}
