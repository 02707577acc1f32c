import { equal } from '../../kernel/equal.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Command } from '../match.ts';
import { think } from './computers.ts';
import type { TableContext } from './perform.ts';
import type { Answered, Wish } from './tablePage.ts';

/** Finds the command that a seat of the computer gives after so many others; `null` when it has done enough. It throws as `think` does. */
type NextCommand = (seat: Seat, acted: number) => Promise<Command | null>;

/**
 * Finds what the computers do in one phase. Where people want to be asked, it is what they accept; once they let the computers play on,
 * they are not asked again.
 */
export function createProposals(context: TableContext): NextCommand {
  const { page, table } = context;
  const declined: Command[] = [];
  let isAsked = page.asksBefore();
  return async (seat, acted) => {
    for (;;) {
      const found = await think(context, async (stop): Promise<Answered | null> => {
        const wish: Wish = async (isQuick) => {
          const wanted = await table.game.computer.next(table.match, seat, acted, stop, { declined, isQuick });
          // A computer that can think of nothing else has done enough.
          return declined.some((one) => equal(one, wanted)) ? null : wanted;
        };
        if (isAsked) return page.propose(seat, wish, stop);
        const command = await wish(false);
        return command && { answer: 'accept', command };
      });
      if (!found) return null;
      if (found.answer === 'playOn') isAsked = false;
      if (found.answer !== 'decline') return found.command;
      declined.push(found.command);
    }
  };
}
