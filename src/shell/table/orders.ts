import type { Command } from '../../games/faza/rules/command.ts';
import type { Fact } from '../../games/faza/rules/fact.ts';
import type { Seat, State } from '../../games/faza/rules/state.ts';
import { clearDesk, point } from '../../games/faza/scenes/desk.ts';
import { text } from '../../games/faza/text/en.ts';
import { age, give } from '../../kernel/session.ts';
import { endingText } from '../ending/text.en.ts';
import { computerSeats, isWatched, type Match } from '../match.ts';
import { asPractice } from '../practice.ts';
import { isPhase } from '../replay/theatre.ts';
import { nextOfSeat, nextOfWatched } from './computer.ts';
import type { TablePage } from './page.ts';
import { askedSeat, peoplesCommands, type Sitting, stateOf } from './sitting.ts';

/** What changes the game at a table. */
export interface Orders {
  /** Gives commands, keeps the match, then lets the picture catch up. */
  carryOut(orders: readonly Command[]): Promise<void>;
  /** The computer's heroes act before the phase ends; if they did anything, people look at the new forecast first. */
  endPhase(): Promise<void>;
  /** Lets a game of computers play itself on. */
  watch(): Promise<void>;
  /** Goes to another moment of the game, back or forth; nothing happens where that is the one shown. */
  travel(session: Match['session'], sound: string): void;
}

/** The orders of a table; `refresh` shows what has become of it. */
export function createOrders(page: TablePage, sitting: Sitting, refresh: () => void): Orders {
  async function carryOut(orders: readonly Command[]): Promise<void> {
    for (const order of orders) {
      const before = stateOf(sitting);
      const result = give(sitting.match.session, order);
      if (!('session' in result)) return;
      sitting.match = { ...sitting.match, session: result.session };
      page.keep(sitting.match);
      sitting.desk = clearDesk(sitting.desk.seat);
      await play(result.facts, before);
    }
    if (sitting.closed) return;
    if (stateOf(sitting).outcome) page.over(sitting.match);
    else if (isWatched(sitting.match)) await watch();
  }

  async function play(facts: readonly Fact[], before: State): Promise<void> {
    const after = stateOf(sitting);
    sitting.busy = true;
    sitting.filmed = before;
    sitting.isPhase = isPhase(facts, before);
    try {
      refresh();
      page.announce(facts.flatMap((fact) => text.factText(fact, after) || []).join(' '));
      await page.stage.play(facts, before, after, (index) => page.theatre.told((index + 1) / facts.length));
      const isThere = (): boolean => !sitting.closed;
      if (isThere() && !isWatched(sitting.match)) await page.stage.cards(facts, before, after, isThere);
    } catch (error) {
      // Whatever became of the film, the match goes on.
      console.error(error);
    } finally {
      sitting.busy = false;
      sitting.filmed = null;
      page.theatre.close();
    }
    if (!sitting.closed) page.hear(after);
    const rolled = text.rollText(facts, after);
    if (rolled !== '' && !sitting.closed && !isWatched(sitting.match)) page.rolled(rolled);
    sitting.desk = clearDesk(askedSeat(after) ?? sitting.desk.seat);
    refresh();
    if (!sitting.closed) page.happened(facts);
    if (sitting.isPhase && !sitting.closed && !after.outcome) page.theatre.sumUp(sitting.match);
  }

  async function endPhase(): Promise<void> {
    const before = age(sitting.match.session);
    for (const seat of computerSeats(sitting.match)) await computerActs(seat);
    if (sitting.closed || stateOf(sitting).outcome) return;
    if (age(sitting.match.session) === before) {
      await carryOut([{ do: 'endTeamPhase' }]);
      return;
    }
    sitting.desk = point(sitting.desk, peoplesCommands(sitting), [{ kind: 'end' }]);
    refresh();
  }

  async function computerActs(seat: Seat): Promise<void> {
    for (let acted = 0; !sitting.closed; acted++) {
      const command = nextOfSeat(sitting.match, seat, acted);
      if (!command) return;
      await carryOut([command]);
    }
  }

  async function watch(): Promise<void> {
    if (sitting.closed || stateOf(sitting).outcome) return;
    await carryOut([nextOfWatched(sitting.match)]);
  }

  function travel(session: Match['session'], sound: string): void {
    if (sitting.busy || session === sitting.match.session) return;
    // A game that was over has been counted: whoever goes back from its end does not count a second time.
    const isCounted = stateOf(sitting).outcome !== null && sitting.match.practice !== true;
    sitting.match = { ...(isCounted ? asPractice(sitting.match) : sitting.match), session };
    page.keep(sitting.match);
    sitting.desk = clearDesk(sitting.desk.seat);
    page.sound(sound);
    page.hear(stateOf(sitting));
    refresh();
    if (isCounted) page.tell(endingText.practice);
  }

  return { carryOut, endPhase, watch, travel };
}
