import type { Seat } from '../../kernel/game.ts';
import { age, give } from '../../kernel/session.ts';
import { endingText } from '../ending/text.en.ts';
import { type Command, computerSeats, type Fact, isWatched, type Match, type State } from '../match.ts';
import { asPractice } from './practice.ts';
import type { TablePage } from './tablePage.ts';
import { groundOf, stateOf, type TableState } from './tableState.ts';

/** What changes the game at a table. */
export interface CommandRunner {
  /** Gives commands, keeps the match, then lets the picture catch up. */
  carryOut(commands: readonly Command[]): Promise<void>;
  /** The computer's seats act before the phase ends; if they did anything, people look at the new forecast first. */
  endPhase(): Promise<void>;
  /** Lets a game of computers play itself on. */
  watch(): Promise<void>;
  /** Goes to another moment of the game, back or forth; nothing happens where that is the one shown. */
  travel(session: Match['session'], sound: string): void;
}

/** Runs the commands of a table; `refresh` shows what has become of it. */
export function createCommandRunner(page: TablePage, table: TableState, refresh: () => void): CommandRunner {
  const { game } = table;
  const isOver = (): boolean => table.match.session.game.result(stateOf(table)) !== null;

  async function carryOut(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const before = stateOf(table);
      const result = give(table.match.session, command);
      if (!('session' in result)) return;
      table.match = { ...table.match, session: result.session };
      page.keep(table.match);
      table.selection = game.selection.clear(table.selection.seat);
      await play(result.facts, before);
    }
    if (table.closed) return;
    if (isOver()) page.over(table.match);
    else if (isWatched(table.match)) await watch();
  }

  async function play(facts: readonly Fact[], before: State): Promise<void> {
    const after = stateOf(table);
    table.busy = true;
    table.animated = before;
    table.isPhase = game.table.isPhase(facts, before);
    try {
      refresh();
      page.announce(facts.flatMap((fact) => game.table.sentence(fact, after) || []).join(' '));
      await page.stage.play(facts, before, after, (index) => page.phase.progressed((index + 1) / facts.length));
      const isThere = (): boolean => !table.closed;
      if (isThere() && !isWatched(table.match)) await page.stage.cards(facts, before, after, isThere);
    } catch (error) {
      // Whatever became of the animation, the match goes on.
      console.error(error);
    } finally {
      table.busy = false;
      table.animated = null;
      page.phase.close();
    }
    if (!table.closed) page.hear(after);
    const rolled = game.table.rollSaid(facts, after);
    if (rolled !== '' && !table.closed && !isWatched(table.match)) page.rolled(rolled);
    table.selection = game.selection.clear(game.selection.asked(after) ?? table.selection.seat);
    refresh();
    if (!table.closed) page.happened(facts);
    if (table.isPhase && !table.closed && !isOver()) page.phase.sumUp(table.match);
  }

  async function endPhase(): Promise<void> {
    const before = age(table.match.session);
    for (const seat of computerSeats(table.match)) await computerActs(seat);
    if (table.closed || isOver()) return;
    if (age(table.match.session) === before) {
      await carryOut([game.table.pass(stateOf(table))]);
      return;
    }
    table.selection = game.selection.pass(table.selection, groundOf(table));
    refresh();
  }

  async function computerActs(seat: Seat): Promise<void> {
    for (let acted = 0; !table.closed; acted++) {
      const command = game.computer.next(table.match, seat, acted);
      if (!command) return;
      await carryOut([command]);
    }
  }

  async function watch(): Promise<void> {
    if (table.closed || isOver()) return;
    await carryOut([game.computer.nextOfAll(table.match)]);
  }

  function travel(session: Match['session'], sound: string): void {
    if (table.busy || session === table.match.session) return;
    // A game that was over has been counted: whoever goes back from its end does not count a second time.
    const isCounted = isOver() && table.match.practice !== true;
    table.match = { ...(isCounted ? asPractice(table.match) : table.match), session };
    page.keep(table.match);
    table.selection = game.selection.clear(table.selection.seat);
    page.sound(sound);
    page.hear(stateOf(table));
    refresh();
    if (isCounted) page.tell(endingText.practice);
  }

  return { carryOut, endPhase, watch, travel };
}
