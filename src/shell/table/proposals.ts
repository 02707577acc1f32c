import type { Seat } from '../../kernel/game.ts';
import { equal } from '../../kernel/values/equal.ts';
import type { Command } from '../match.ts';
import { withoutTaken } from '../plan/planning.ts';
import { think } from './computers.ts';
import type { TableContext } from './perform.ts';
import type { Answered, Pace, Wish } from './tablePage.ts';
import { laidOut } from './tableState.ts';

/** Finds the command that a seat of the computer gives after so many others; `null` when it has done enough. It throws as `think` does. */
type NextCommand = (seat: Seat, acted: number) => Promise<Command | null>;

/**
 * Finds what the computers do in one phase. Where people want to be asked, it is what they accept, at the pace that they have chosen last:
 * before each action, once for each seat, or not again. It fits what people plan.
 */
export function createProposals(context: TableContext): NextCommand {
  const { page, table } = context;
  const declined: Command[] = [];
  const asks = page.asksBefore();
  let pace: Pace = 'action';
  /** The seat that people have agreed with last. */
  let agreed: Seat | null = null;
  return async (seat, acted) => {
    for (;;) {
      const isAsked = pace === 'action' || (pace === 'seat' && seat !== agreed);
      const found = await think(context, async (stop): Promise<Answered | null> => {
        const planned = laidOut(table);
        const wish: Wish = async (isQuick) => {
          const wanted = await table.game.computer.next(table.match, seat, acted, stop, { declined, planned, isQuick });
          // A computer that can think of nothing else has done enough.
          return declined.some((one) => equal(one, wanted)) ? null : wanted;
        };
        if (asks) return page.propose(seat, wish, isAsked, stop);
        const command = await wish(false);
        return command && { answer: 'accept', command, pace };
      });
      if (!found) return null;
      pace = found.pace;
      if (found.answer === 'accept') {
        agreed = seat;
        table.kept = table.kept && withoutTaken(table.kept, found.command);
        return found.command;
      }
      declined.push(found.command);
    }
  };
}
