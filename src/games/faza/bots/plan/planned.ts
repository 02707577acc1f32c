import { equal } from '../../../../kernel/values/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { SearchBot } from '../search/searchBot.ts';
import { commandsFor } from '../seats.ts';
import { planFrom } from './plan.ts';

/** After so many commands that do not fit a plan, the plan leaves nothing to do. */
const MOST_TRIES = 4;

/**
 * A bot's command for some seats that fits what people plan: the first step that is planned for these seats and can be given now; otherwise
 * the best once the plan has been carried out, if it can be given before, too, and leaves the plan possible. `null` where it has done enough.
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
  const own = seats && plannedFor(view, seats, declined, planned, steps.length);
  if (own) return own;
  const unfit: Command[] = [];
  while (unfit.length < MOST_TRIES) {
    const command = bot.choose(tip, tip.chance, seats, [...declined, ...unfit]);
    if (!command || command.do === 'endTeamPhase' || fits(view, command, planned, steps.length)) return command;
    unfit.push(command);
  }
  return null;
}

/** The first step of a plan that is for some seats and can be given now, without one that was declined, and that leaves the others possible. */
function plannedFor(
  view: FazaView,
  seats: readonly Seat[],
  declined: readonly Command[],
  planned: readonly Command[],
  steps: number,
): Command | undefined {
  const legal = commandsFor(view, seats);
  return planned.find(
    (command, index) =>
      !declined.some((other) => equal(other, command)) &&
      legal.some((own) => equal(own, command)) &&
      fits(view, command, planned.toSpliced(index, 1), steps - 1),
  );
}

/** Whether a command can be given before a plan, and as many of the plan's steps after it as without it. */
function fits(view: FazaView, command: Command, planned: readonly Command[], steps: number): boolean {
  if (!legalCommands(view).some((legal) => equal(legal, command))) return false;
  const [own] = planFrom(view, [command]).steps;
  return planFrom(own?.after ?? applyLegal(view, command).state, planned).steps.length >= steps;
}
