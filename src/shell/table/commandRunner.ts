import type { Seat } from '../../kernel/game.ts';
import { age, give, now, viewNow } from '../../kernel/session.ts';
import { isGrave } from '../../module/danger.ts';
import { endingText } from '../ending/text.en.ts';
import { type Command, computerSeats, type Fact, isWatched, type Match, type View } from '../match.ts';
import { asPractice } from '../practice.ts';
import { factsFor, firstViewer, isSamePerson, matchFor, withoutChoice } from '../seen.ts';
import type { TablePage } from './tablePage.ts';
import { effectiveViewer, orderOf, seenState, selectionContext, stateOf, type TableState } from './tableState.ts';

/** What changes the game at a table. */
export interface CommandRunner {
  /**
   * Gives commands one after the other: keeps the match, then lets the picture catch up with what each brought about.
   * After the last one the next player acts, unless `goesOn` is false. Says whether the rules took all of them; the rest
   * is not given where they refuse one.
   */
  carryOut(commands: readonly Command[], goesOn?: boolean): Promise<boolean>;
  /**
   * Calls `act`, which gives a command that a person chose in a state. Where the command most likely loses the game, asks first whether
   * the person means it. Does nothing if the table has changed by the time of the answer.
   */
  ifMeant(command: Command, state: View, act: () => unknown): Promise<void>;
  /** The computer's seats act before the phase ends; if they did anything, people look at the new forecast first. */
  endPhase(): Promise<void>;
  /** Lets the next player act: first computer seats that do not wait, then the person who is asked. */
  goOn(): Promise<void>;
  /** Leaves out what the computer does now and next, up to the next decision of people. */
  skipToTurn(): void;
  /** Goes to another moment of the game, back or forth, also while the computer thinks; nothing happens where that is the one shown. */
  travel(session: Match['session'], sound: string): void;
}

/** Milliseconds for which the picture waits until a command has reached the disk. */
const MOST_WAIT = 50;

/** Somebody did not wait for the computer: nothing comes of what it was to do. */
class Interrupted extends Error {}

/** Runs the commands of a table; `refresh` shows what has become of it. */
export function createCommandRunner(page: TablePage, table: TableState, refresh: () => void): CommandRunner {
  const { game } = table;
  const isOver = (): boolean => table.match.session.game.result(stateOf(table)) !== null;

  async function carryOut(commands: readonly Command[], goesOn = true): Promise<boolean> {
    // A person's command removes what was shown to that person. A command of the computer removes nothing.
    if (commands.some((command) => isByPerson(command))) page.quiet();
    for (const command of commands) {
      // The result is shown and announced with the hand face down, even if somebody peeks.
      table.isPeeking = false;
      const { session } = table.match;
      const before = seenState(table);
      const result = give(session, command);
      if (!('session' in result)) return false;
      table.match = { ...table.match, session: result.session };
      const written = page.keep(table.match);
      table.selection = game.selection.clear(table.selection.seat);
      const after = seenState(table);
      const facts = factsFor(session.game, result.facts, effectiveViewer(table));
      table.busy = true;
      table.animated = before;
      table.reason = reasonFor(before, command);
      table.isPhase = game.table.isPhase(facts, before);
      try {
        refresh();
        if (written) await Promise.race([written, new Promise((resolve) => setTimeout(resolve, MOST_WAIT))]);
        page.announce(facts.flatMap((fact) => game.table.sentence(fact, after) || []).join(' '));
        if (!table.isSkipping)
          await page.stage.play(
            facts,
            before,
            after,
            (index) => page.phase.progressed((index + 1) / facts.length),
            showAnimated,
          );
        const isThere = (): boolean => !table.closed;
        if (isThere() && !isWatched(table.match)) await page.stage.cards(facts, before, after, isThere);
      } catch (error) {
        // Whatever became of the animation, the match goes on.
        console.error(error);
      } finally {
        table.busy = false;
        table.animated = null;
        if (isOver()) table.viewer = null;
        page.phase.close();
      }
      caughtUp(facts, after);
    }
    if (goesOn) await goOn();
    return true;
  }

  /** An animation has come to a state that lies elsewhere on the screen: buttons go along. */
  function showAnimated(state: View): void {
    if (table.animated === null) return;
    table.animated = state;
    refresh();
  }

  function isByPerson(command: Command): boolean {
    const actor = game.table.actor(command);
    return actor === null || table.match.players[actor] !== 'computer';
  }

  /** Why the computer gives a command that is no person's, for who sees the table. */
  function reasonFor(before: View, command: Command): string | null {
    if (isByPerson(command)) return null;
    return game.computer.reason?.(table.match, before, command) ?? null;
  }

  /** The picture shows what the facts led to: says and shows what is left to say of them. */
  function caughtUp(facts: readonly Fact[], after: View): void {
    if (!table.closed) page.hear(after);
    const rolled = game.table.rollSaid(facts, after);
    if (rolled !== '' && !table.closed && !isWatched(table.match)) page.rolled(rolled);
    table.selection = game.selection.clear(game.selection.asked(after) ?? table.selection.seat);
    refresh();
    if (!table.closed) page.happened(facts);
    if (table.isPhase && !table.closed && !isOver()) page.phase.sumUp(table.match);
  }

  async function goOn(wanted: Seat | null = null): Promise<void> {
    await unlessInterrupted(() => nextActs(wanted));
  }

  async function nextActs(wanted: Seat | null): Promise<void> {
    if (game.computer.atOnce) await computersAct();
    if (!game.hidden || isOver()) table.isSkipping = false;
    if (table.closed) return;
    if (isOver()) page.over(table.match);
    else if (isWatched(table.match)) {
      const command = await think((stop) => game.computer.nextOfAll(table.match, stop));
      if (command) await carryOut([command]);
    } else if (game.hidden) await askNext(wanted);
  }

  /**
   * Lets the computer find its next command; `null` where there is none. Nothing can be pressed meanwhile but the menu and Undo.
   * Leaving the table and Undo interrupt it: then it throws `Interrupted`, so that no loop goes on to the next seat, or ends
   * the phase. After that people act first, or the computer begins again where it acts at once.
   */
  async function think(find: (stop: AbortSignal) => Promise<Command | null>): Promise<Command | null> {
    const thinking = new AbortController();
    table.thinking = thinking;
    table.busy = true;
    refresh();
    let command: Command | null = null;
    try {
      command = await find(thinking.signal);
    } catch (error) {
      if (!thinking.signal.aborted) throw error;
    } finally {
      // By the time that an interrupted one answers, another may be thinking.
      if (table.thinking === thinking) stopThinking();
    }
    if (thinking.signal.aborted) throw new Interrupted();
    if (!command) refresh();
    return command;
  }

  function stopThinking(): void {
    table.thinking = null;
    table.busy = false;
  }

  async function unlessInterrupted(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }

  /** Each seat of the computer that may act does, knowing what that seat knows. */
  async function computersAct(): Promise<void> {
    const acted = new Map<Seat, number>();
    table.computerRuns += 1;
    try {
      while (!table.closed && !isOver()) {
        const next = await commandOfComputers(acted);
        if (!next || !(await carryOut([next.command], false))) return;
        acted.set(next.seat, (acted.get(next.seat) ?? 0) + 1);
      }
    } finally {
      table.computerRuns -= 1;
    }
  }

  function skipToTurn(): void {
    if (table.computerRuns === 0) return;
    table.isSkipping = true;
    page.stage.skip();
  }

  async function commandOfComputers(
    acted: ReadonlyMap<Seat, number>,
  ): Promise<{ seat: Seat; command: Command } | null> {
    const { match } = table;
    const active = match.session.game.activeSeats(now(match.session));
    for (const seat of computerSeats(match).filter((one) => active.includes(one))) {
      const known = game.hidden ? matchFor(game, match, seat, 'opening') : match;
      const command = await think((stop) => game.computer.next(known, seat, acted.get(seat) ?? 0, stop));
      if (command) return { seat, command };
    }
    return null;
  }

  /**
   * Brings a seat to the front that the game waits for, the one that is wanted if it is among them, or does what it has ordered; nobody
   * sees what is theirs before they hold the device.
   */
  async function askNext(wanted: Seat | null): Promise<void> {
    const { match, viewer, holder } = table;
    const state = viewNow(match.session);
    const waiting = game.people.waitsFor?.(state) ?? match.session.game.activeSeats(state);
    const people = waiting.filter((seat) => match.players[seat] !== 'computer');
    const isOwn = (seat: Seat): boolean => holder !== null && isSamePerson(match, holder, seat);
    const next = [wanted, viewer].find((seat) => people.some((one) => one === seat)) ?? people.find(isOwn) ?? people[0];
    if (typeof next !== 'number') return;
    // A player who has undone something decides again.
    const ordered = wanted === null ? orderedOf(next) : null;
    if (ordered) return carryOutOrder(next, ordered);
    const only = wanted === null ? onlyCommand(next) : null;
    if (only) {
      bringToFront(next);
      await carryOut([only]);
      return;
    }
    table.isSkipping = false;
    if (!isOwn(next)) {
      const reopened = await handOver(next);
      if (table.closed) return;
      if (reopened) {
        await carryOut([reopened.command], false);
        return askNext(reopened.seat);
      }
    }
    bringToFront(next);
    refresh();
  }

  /** What a seat does without being asked; in a lesson it always is. */
  function onlyCommand(seat: Seat): Command | null {
    const { match } = table;
    if (game.computer.isScripted === true) return null;
    return withoutChoice(match.session.game, game.hands, match, now(match.session), seat);
  }

  /** What a seat has ordered, or what nothing depends on any more. */
  function orderedOf(seat: Seat): Command | null {
    const { session } = table.match;
    const decided = game.table.automatic?.(viewNow(session, seat)) ?? null;
    return decided ?? game.hands?.follow(orderOf(table.match, seat), viewNow(session, 'spectator')) ?? null;
  }

  function bringToFront(seat: Seat): void {
    if (seat !== table.viewer) page.quiet();
    table.viewer = seat;
    table.isPeeking = false;
    table.selection = game.selection.clear(seat);
  }

  /** Sealed choices of people other than the one who is next, which they may still change. */
  function reopenings(next: Seat): { seat: Seat; command: Command }[] {
    const { match } = table;
    const state = viewNow(match.session, 'spectator');
    return match.players.flatMap((player, seat) => {
      const command = player === 'computer' || seat === next ? null : (game.people.reopening?.(state, seat) ?? null);
      return command ? [{ seat, command }] : [];
    });
  }

  /** Resolves when the next person has the device, to `null`, or to the choice that somebody reopens instead. */
  async function handOver(seat: Seat): Promise<{ seat: Seat; command: Command } | null> {
    page.quiet();
    table.viewer = 'spectator';
    table.isPeeking = false;
    table.holder = null;
    table.handOver = seat;
    table.selection = game.selection.clear(seat);
    refresh();
    const open = reopenings(seat);
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
  async function carryOutOrder(seat: Seat, command: Command): Promise<void> {
    bringToFront(seat);
    table.busy = true;
    refresh();
    const { session } = table.match;
    if (!table.isSkipping) await page.pause();
    table.busy = false;
    if (!table.closed && session === table.match.session) await carryOut([command]);
  }

  async function ifMeant(command: Command, state: View, act: () => unknown): Promise<void> {
    const danger = game.table.danger(state, command, selectionContext(table).rules);
    if (!isGrave(danger)) {
      await act();
      return;
    }
    const { match, selection } = table;
    const isMeant = await page.meant(danger, game.table.commandSaid(command, state));
    if (isMeant && !table.closed && !table.busy && match === table.match && selection === table.selection) await act();
  }

  async function computersEndPhase(): Promise<void> {
    const before = age(table.match.session);
    for (const seat of computerSeats(table.match)) await computerActs(seat);
    if (table.closed || isOver()) return;
    if (age(table.match.session) === before) {
      const state = seenState(table);
      const pass = game.table.pass(state);
      if (pass) await ifMeant(pass, state, () => carryOut([pass]));
      return;
    }
    table.selection = game.selection.pass(table.selection, selectionContext(table));
    refresh();
  }

  async function computerActs(seat: Seat): Promise<void> {
    for (let acted = 0; !table.closed; acted++) {
      const command = await think((stop) => game.computer.next(table.match, seat, acted, stop));
      if (!command) return;
      await carryOut([command]);
    }
  }

  function travel(session: Match['session'], sound: string): void {
    if ((table.busy && !table.thinking) || session === table.match.session) return;
    table.thinking?.abort();
    stopThinking();
    // A finished game has been counted; undoing its end must not count it again.
    const isCounted = isOver() && table.match.practice !== true;
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
    if (game.hidden || game.computer.atOnce) void goOn(undone ? game.table.actor(undone) : null);
  }

  return { carryOut, ifMeant, endPhase: () => unlessInterrupted(computersEndPhase), goOn, skipToTurn, travel };
}
