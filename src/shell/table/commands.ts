import { age } from '../../kernel/session.ts';
import { isGrave } from '../../module/danger.ts';
import { endingText } from '../ending/text.en.ts';
import { type Command, computerSeats, type Match, type View } from '../match.ts';
import { asPractice } from '../practice.ts';
import { firstViewer } from '../seen.ts';
import { stopThinking, think, unlessInterrupted } from './computers.ts';
import { isOver, type TableContext } from './perform.ts';
import { seenState, selectionContext } from './tableState.ts';
import { carryOut, goOn } from './turns.ts';

/**
 * Calls `act`, which gives a command that a person chose in a state. Where the command most likely loses the game, asks first whether
 * the person means it. Does nothing if the table has changed by the time of the answer.
 */
export async function ifMeant(
  { page, table }: TableContext,
  command: Command,
  state: View,
  act: () => unknown,
): Promise<void> {
  const { game, match, selection } = table;
  const danger = game.table.danger(state, command, selectionContext(table).rules);
  if (!isGrave(danger)) {
    await act();
    return;
  }
  const isMeant = await page.meant(danger, game.table.commandSaid(command, state));
  if (isMeant && !table.closed && !table.busy && match === table.match && selection === table.selection) await act();
}

/** The computer's seats act before the phase ends; if they did anything, people look at the new forecast first. */
export async function endPhase(context: TableContext): Promise<void> {
  await unlessInterrupted(() => computersEndPhase(context));
}

async function computersEndPhase(context: TableContext): Promise<void> {
  const { table, refresh } = context;
  const { game } = table;
  const before = age(table.match.session);
  for (const seat of computerSeats(table.match)) {
    for (let acted = 0; !table.closed; acted++) {
      const command = await think(context, (stop) => game.computer.next(table.match, seat, acted, stop));
      if (!command) break;
      await carryOut(context, [command]);
    }
  }
  if (table.closed || isOver(table)) return;
  if (age(table.match.session) === before) {
    const state = seenState(table);
    const pass = game.table.pass(state);
    if (pass) await ifMeant(context, pass, state, () => carryOut(context, [pass]));
    return;
  }
  table.selection = game.selection.pass(table.selection, selectionContext(table));
  refresh();
}

/** Leaves out what the computer does now and next, up to the next decision of people. */
export function skipToTurn({ page, table }: TableContext): void {
  if (table.computerRuns === 0) return;
  table.isSkipping = true;
  page.stage.skip();
}

/** Goes to another moment of the game, back or forth, also while the computer thinks; nothing happens where that is the one shown. */
export function travel(context: TableContext, session: Match['session'], sound: string): void {
  const { page, table, refresh } = context;
  const { game } = table;
  if ((table.busy && !table.thinking) || session === table.match.session) return;
  table.thinking?.abort();
  stopThinking(table);
  // A finished game has been counted; undoing its end must not count it again.
  const isCounted = isOver(table) && table.match.practice !== true;
  // The player whose command is undone decides again.
  const undone = age(session) < age(table.match.session) ? session.future?.last.command : undefined;
  table.match = { ...(isCounted ? asPractice(table.match) : table.match), session };
  void page.keep(table.match);
  table.reason = null;
  table.isSkipping = false;
  table.selection = game.selection.clear(table.selection.seat);
  page.quiet();
  page.sound(sound);
  if (table.viewer === null) {
    table.viewer = firstViewer(game, table.match);
    table.holder = typeof table.viewer === 'number' ? table.viewer : null;
  }
  table.isPeeking = false;
  page.hear(seenState(table));
  refresh();
  if (isCounted) page.tell(endingText.practice);
  if (game.hidden || game.computer.atOnce) void goOn(context, undone ? game.table.actor(undone) : null);
}
