import type { Seat } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import { type Command, computerSeats } from '../match.ts';
import { matchFor } from '../seen.ts';
import { isOver, perform, type TableContext } from './perform.ts';
import type { TableState } from './tableState.ts';

/** Somebody did not wait for the computer: nothing comes of what it was to do. */
class Interrupted extends Error {}

/**
 * Lets the computer find what it does next; `null` where there is none. Nothing can be pressed meanwhile but the menu and Undo.
 * Leaving the table and Undo interrupt it: then it throws, as `unlessInterrupted` expects, so that no loop goes on to the next seat, or
 * ends the phase. After that people act first, or the computer begins again where it acts at once.
 */
export async function think<Found>(
  { table, refresh }: TableContext,
  find: (stop: AbortSignal) => Promise<Found | null>,
): Promise<Found | null> {
  const thinking = new AbortController();
  table.thinking = thinking;
  table.busy = true;
  refresh();
  let found: Found | null = null;
  try {
    found = await find(thinking.signal);
  } catch (error) {
    if (!thinking.signal.aborted) throw error;
  } finally {
    // By the time that an interrupted one answers, another may be thinking.
    if (table.thinking === thinking) stopThinking(table);
  }
  if (thinking.signal.aborted) throw new Interrupted();
  if (!found) refresh();
  return found;
}

/** Nobody waits for the computer any more. */
export function stopThinking(table: TableState): void {
  table.thinking = null;
  table.busy = false;
}

/** Does something in which the computer may be interrupted. */
export async function unlessInterrupted(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
}

/** Each seat of the computer that may act does, knowing what that seat knows. */
export async function computersAct(context: TableContext): Promise<void> {
  const { table } = context;
  const acted = new Map<Seat, number>();
  table.computerRuns += 1;
  try {
    while (!table.closed && !isOver(table)) {
      const next = await commandOfComputers(context, acted);
      if (!next || !(await perform(context, [next.command]))) return;
      acted.set(next.seat, (acted.get(next.seat) ?? 0) + 1);
    }
  } finally {
    table.computerRuns -= 1;
  }
}

async function commandOfComputers(
  context: TableContext,
  acted: ReadonlyMap<Seat, number>,
): Promise<{ seat: Seat; command: Command } | null> {
  const { game, match } = context.table;
  const active = match.session.game.activeSeats(now(match.session));
  for (const seat of computerSeats(match).filter((one) => active.includes(one))) {
    const known = game.hidden ? matchFor(game, match, seat, 'opening') : match;
    const command = await think(context, (stop) => game.computer.next(known, seat, acted.get(seat) ?? 0, stop));
    if (command) return { seat, command };
  }
  return null;
}
