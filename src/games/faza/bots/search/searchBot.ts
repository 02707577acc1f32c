import type { Bot } from '../../../../kernel/bots/bot.ts';
import { type Option, search } from '../../../../kernel/bots/search.ts';
import type { Chance } from '../../../../kernel/chance.ts';
import { equal } from '../../../../kernel/values/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import { seats as allSeats } from '../../rules/board/board.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { commandsFor, withoutOthers } from '../seats.ts';
import type { Valuation } from '../value/value.ts';
import { gameMemory, scopeOf } from './memory.ts';
import { type Savings, searchable } from './searchable.ts';

/** A command has to be worth this much more than ending the phase, so that no bot gives commands without effect. */
const MARGIN = 1e-6;

/** How a bot searches. */
export interface SearchSettings extends Savings {
  /** Positions that it expands for each command. */
  readonly expansions: number;
  /** How strongly it favors commands that it has hardly looked at (see `search`), in the unit of `value`. */
  readonly exploration?: number;
}

/** A bot that searches, with the settings that determine its decisions besides its value. */
export interface SearchBot extends Bot<FazaTypes> {
  readonly settings: SearchSettings;
  /** `declined` are commands that it does not give. */
  choose(view: FazaView, chance: Chance, seats?: readonly number[], declined?: readonly Command[]): Command | null;
}

/** A bot that searches and values positions by `value`. */
export function searchBot(id: string, value: Valuation, settings: SearchSettings): SearchBot {
  const { expansions, exploration = 0, ...savings } = settings;
  const remembered = gameMemory<FazaView, Command>(expansions);
  return {
    id,
    settings,
    choose: (view, _chance, seats, declined = []) => {
      const own = commandsFor(view, seats).filter((command) => !declined.some((other) => equal(other, command)));
      const isWhole = !seats || allSeats(view).every((seat) => seats.includes(seat));
      const party = isWhole ? undefined : { seats, view };
      const [only] = own;
      if (!only || (isWhole && own.length === 1)) return only ?? null;
      const seen = party ? withoutOthers(party) : view;
      const game = searchable(value, party, savings);
      const memory = remembered(scopeOf(view, party));
      const rank = (from: FazaView): Option<Command>[] =>
        search(game, from, (expanded) => expanded >= expansions, { memory, exploration });
      if (seen.agenda[0]?.step === 'chooseEvent')
        return bestCard(seen, own, (after) => rank(after)[0]?.value ?? value(after));
      const options = rank(seen);
      const ending = options.find(({ move }) => move.do === 'endTeamPhase');
      const best = options.find(({ move }) => own.some((command) => equal(command, move)));
      if (!best || (ending && best.value <= ending.value + MARGIN)) {
        return own.find((command) => command.do === 'endTeamPhase') ?? null;
      }
      return lookFirst(view, own, best.move);
    },
  };
}

/**
 * The card with the best prospects. A card that comes next matters only to the hero who boards, so each is judged from the position after
 * it has been chosen.
 */
function bestCard(view: FazaView, cards: readonly Command[], worthOf: (after: FazaView) => number): Command | null {
  const worths = cards.map((card) => ({ card, worth: worthOf(applyLegal(view, card).state) }));
  return worths.reduce((best, one) => (one.worth > best.worth ? one : best)).card;
}

/**
 * Before a boarding the Scientist looks at the cards: knowing is worth the Point, unless the boarding itself shows two cards
 * (V3).
 */
function lookFirst(view: FazaView, own: readonly Command[], chosen: Command): Command {
  const boards = chosen.do === 'board' || chosen.do === 'insider';
  const isBlind = view.events.top.length === 0 && !view.drawTwo;
  const look = boards && isBlind ? own.find((command) => command.do === 'forecast') : undefined;
  return look ?? chosen;
}
