import { now } from '../../../kernel/session.ts';
import { type Match as AnyMatch, computerSeats } from '../../../module/match.ts';
import type { BeforeAsking, ComputerSection } from '../../../module/screens/table.ts';
import { NoThread } from '../../../page/threads/death.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { botThread, editionsFor } from './thinking/thread.ts';

type Match = AnyMatch<FazaTypes>;

/** Where nobody is asked. */
const UNASKED: BeforeAsking<FazaTypes> = { declined: [], planned: [], isQuick: false };

/** Never more commands in a row from one computer seat: a guard against a bot that cannot stop. */
const MOST_COMMANDS = 40;

/**
 * The next command of a computer's hero before the Team phase ends; `null` if they have done enough, or cannot act now.
 */
async function nextOfSeat(
  match: Match,
  seat: Seat,
  acted: number,
  stop: AbortSignal,
  asked = UNASKED,
): Promise<Command | null> {
  const state = now(match.session);
  if (acted >= MOST_COMMANDS || state.phase !== 'team' || state.agenda.length > 0) return null;
  const command = await choose(match.session.game.view(state, seat), [seat], stop, asked);
  return command?.do === 'endTeamPhase' ? null : command;
}

/** The next command at a table of computers. They also make decisions of the whole team. */
async function nextOfAll(match: Match, stop: AbortSignal): Promise<Command> {
  const state = now(match.session);
  const seats = state.agenda.length > 0 ? undefined : computerSeats(match);
  return (await choose(match.session.game.view(state, 'spectator'), seats, stop)) ?? { do: 'endTeamPhase' };
}

async function choose(
  view: FazaView,
  seats: Seat[] | undefined,
  stop: AbortSignal,
  { declined, planned, isQuick } = UNASKED,
): Promise<Command | null> {
  const editions = editionsFor(view);
  try {
    return await botThread.ask<Command | null>(
      (api) => api.choose(view, seats, { declined, planned, isQuick }, editions),
      stop,
    );
  } catch (error) {
    if (!(error instanceof NoThread)) throw error;
    // Where the browser allows no threads, a smaller bot plays, and the page waits for it.
    const [{ greedy }, { chooseFor }] = await Promise.all([
      import('../bots/greedy.ts'),
      import('../bots/plan/planned.ts'),
    ]);
    return chooseFor(greedy, view, seats, declined, planned);
  }
}

/** The computer's heroes are played by the search bot. */
export const fazaComputer: ComputerSection<FazaTypes> = { atOnce: false, next: nextOfSeat, nextOfAll };
