import type { Seat } from '../../kernel/game.ts';
import type { Command } from '../match.ts';
import { think } from './computers.ts';
import type { TableContext } from './perform.ts';

/** What computers propose in one phase to the people who play with them, where these want to be asked. */
export interface Proposals {
  /** Whether a seat may give a command. It throws as `think` does when people take something back instead of answering. */
  isAccepted(seat: Seat, command: Command): Promise<boolean>;
}

/** No proposals yet. Once people let the computers play on, they are not asked again in this phase. */
export function createProposals(context: TableContext): Proposals {
  let isAsked = context.page.asksBefore();
  return {
    isAccepted: async (seat, command) => {
      if (!isAsked) return true;
      const accepted = await think(context, async (stop) => {
        const answer = await context.page.propose(seat, command, stop);
        if (answer === 'playOn') isAsked = false;
        return answer === 'decline' ? null : command;
      });
      return accepted !== null;
    },
  };
}
