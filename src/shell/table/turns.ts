import type { Seat, Viewer } from '../../kernel/game.ts';
import { age, now, viewNow } from '../../kernel/session.ts';
import { orderOf } from '../../module/capabilities/standingOrders.ts';
import { isGrave } from '../../module/chances/danger.ts';
import { isSamePerson } from '../../module/match.ts';
import { endingText } from '../ending/text.en.ts';
import { type Command, computerSeats, isWatched, type Match, type View } from '../match.ts';
import { asPractice } from '../practice.ts';
import { firstViewer, withoutChoice } from '../seen.ts';
import { computersAct, stopThinking, think, unlessInterrupted } from './computers.ts';
import { isOver, perform, type TableContext } from './perform.ts';
import { createProposals } from './proposals.ts';
import { seenState, selectionContext, type TableState } from './tableState.ts';

/** A command that a seat may give out of turn. */
interface SeatCommand {
  readonly seat: Seat;
  readonly command: Command;
}

/** Gives commands as `perform` does, and lets the next player act after the last one. */
export async function carryOut(context: TableContext, commands: readonly Command[]): Promise<boolean> {
  if (!(await perform(context, commands))) return false;
  await goOn(context);
  return true;
}

/** Lets the next player act: first computer seats that do not wait, then the person who is asked, or the one who is wanted. */
export async function goOn(context: TableContext, wanted: Seat | null = null): Promise<void> {
  await unlessInterrupted(() => nextActs(context, wanted));
}

async function nextActs(context: TableContext, wanted: Seat | null): Promise<void> {
  const { page, table } = context;
  const { game } = table;
  if (game.computer.atOnce) await computersAct(context);
  if (!game.hidden || isOver(table)) table.isSkipping = false;
  if (table.closed) return;
  if (isOver(table)) page.over(table.match);
  else if (isWatched(table.match)) {
    const command = await think(context, (stop) => game.computer.nextOfAll(table.match, stop));
    if (command) await carryOut(context, [command]);
  } else if (game.hidden) await askNext(context, wanted);
}

/**
 * Brings a seat to the front that the game waits for, the one that is wanted if it is among them, or does what it has ordered; nobody
 * sees what is theirs before they hold the device.
 */
async function askNext(context: TableContext, wanted: Seat | null): Promise<void> {
  const { table, refresh } = context;
  const { match, holder } = table;
  const next = nextPerson(table, wanted);
  if (next === undefined) return;
  // A player who has undone something decides again.
  const ordered = wanted === null ? orderedOf(table, next) : null;
  if (ordered) return carryOutOrder(context, next, ordered);
  const only = wanted === null ? onlyCommand(table, next) : null;
  if (only) {
    bringToFront(context, next);
    await carryOut(context, [only]);
    return;
  }
  table.isSkipping = false;
  const isThere = holder !== null && isSamePerson(match, holder, next);
  if (!isThere && !isAskedAtTable(table)) {
    const reopened = await handOver(context, next);
    if (table.closed) return;
    if (reopened) {
      await perform(context, [reopened.command]);
      return askNext(context, reopened.seat);
    }
  }
  bringToFront(context, next);
  refresh();
}

/**
 * Whether the table itself asks whoever is next, so that the device is not handed over for it. Where people answer from hands that they
 * hold up, somebody must hold the device.
 */
function isAskedAtTable({ game, match, holder }: TableState): boolean {
  if (holder === null && game.hands) return false;
  return game.people.isAskedAtTable?.(viewNow(match.session, 'spectator')) === true;
}

/** The seat of a person that the game asks next: the one that is wanted, one of who holds the device (the one in front, if it is theirs), or the first. */
function nextPerson({ game, match, viewer, holder }: TableState, wanted: Seat | null): Seat | undefined {
  const state = viewNow(match.session);
  const waiting = game.people.waitsFor?.(state) ?? match.session.game.activeSeats(state);
  const people = waiting.filter((seat) => match.players[seat] !== 'computer');
  const isOwn = (seat: Seat): boolean => holder !== null && isSamePerson(match, holder, seat);
  const isAsked = (seat: Viewer | null): seat is Seat => people.some((one) => one === seat);
  if (isAsked(wanted)) return wanted;
  const inFront = isAsked(viewer) ? viewer : undefined;
  return inFront !== undefined && isOwn(inFront) ? inFront : (people.find(isOwn) ?? inFront ?? people[0]);
}

/** What a seat does without being asked; in a lesson it always is. */
function onlyCommand({ game, match }: TableState, seat: Seat): Command | null {
  if (game.computer.isScripted === true) return null;
  return withoutChoice(match.session.game, game.hands, match, now(match.session), seat);
}

/** What a seat has ordered, or what nothing depends on any more. */
function orderedOf({ game, match }: TableState, seat: Seat): Command | null {
  const decided = game.table.automatic?.(viewNow(match.session, seat)) ?? null;
  const { orders } = game;
  return decided ?? orders?.follow(orderOf(orders, match, seat), viewNow(match.session, 'spectator')) ?? null;
}

function bringToFront({ page, table }: TableContext, seat: Seat): void {
  if (seat !== table.viewer) page.quiet();
  table.viewer = seat;
  table.isPeeking = false;
  table.selection = table.game.selection.clear(seat);
}

/** Sealed choices of people other than the one who is next, which they may still change. */
function reopenings({ game, match }: TableState, next: Seat): SeatCommand[] {
  const state = viewNow(match.session, 'spectator');
  return match.players.flatMap((player, seat) => {
    const command = player === 'computer' || seat === next ? null : (game.people.reopening?.(state, seat) ?? null);
    return command ? [{ seat, command }] : [];
  });
}

/** Resolves when the next person has the device, to `null`, or to the choice that somebody reopens instead. */
async function handOver({ page, table, refresh }: TableContext, seat: Seat): Promise<SeatCommand | null> {
  page.quiet();
  table.viewer = 'spectator';
  table.isPeeking = false;
  table.holder = null;
  table.handOver = seat;
  table.selection = table.game.selection.clear(seat);
  refresh();
  const open = reopenings(table, seat);
  const taken = await page.handOver(
    seat,
    open.map((one) => one.seat),
  );
  table.handOver = null;
  if (taken !== seat) return open.find((one) => one.seat === taken) ?? null;
  table.holder = seat;
  return null;
}

/** Does what a seat has ordered, after the same pause whatever it holds. */
async function carryOutOrder(context: TableContext, seat: Seat, command: Command): Promise<void> {
  const { page, table, refresh } = context;
  bringToFront(context, seat);
  table.busy = true;
  refresh();
  const { session } = table.match;
  if (!table.isSkipping) await page.pause();
  table.busy = false;
  if (!table.closed && session === table.match.session) await carryOut(context, [command]);
}

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
  context.page.proposalsEnd();
}

async function computersEndPhase(context: TableContext): Promise<void> {
  const { table, refresh } = context;
  const { game } = table;
  const before = age(table.match.session);
  const next = createProposals(context);
  for (const seat of computerSeats(table.match)) {
    for (let acted = 0; !table.closed; acted++) {
      const command = await next(seat, acted);
      // A computer whose command is refused would give it again.
      if (!command || !(await carryOut(context, [command]))) break;
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
