import type { Bot } from '../../../kernel/bot.ts';
import { equal } from '../../../kernel/equal.ts';
import { search } from '../../../kernel/search.ts';
import { seats as allSeats } from '../rules/board/board.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { searchable } from './searchable.ts';
import { commandsFor } from './seats.ts';
import { winChanceOf } from './value/value.ts';

/** A command has to be worth this much more than ending the phase, so that nobody does what changes nothing. */
const MARGIN = 1e-6;

/** Gives the command with the best chance to win, one command ahead, by a network that learned from its own games. */
export const policy: Bot<FazaTypes> = learnedBot('policy', 1);

/** The same with many positions ahead. */
export const deep: Bot<FazaTypes> = learnedBot('search', 40);

/** The same with fewer, for many games: at most two seconds each. */
export const batch: Bot<FazaTypes> = learnedBot('batch', 10);

/** A bot that expands so many positions for each command. */
function learnedBot(id: string, expansions: number): Bot<FazaTypes> {
  return {
    id,
    choose: (view, _chance, seats) => {
      const own = commandsFor(view, seats);
      const isWhole = !seats || allSeats(view).every((seat) => seats.includes(seat));
      const team = isWhole ? undefined : seats;
      const [only] = own;
      if (!only || (isWhole && own.length === 1)) return only ?? null;
      const seen = team ? withoutOthers(view, team) : view;
      const options = search(searchable(winChanceOf, team), seen, (expanded) => expanded >= expansions);
      const ending = options.find(({ move }) => move.do === 'endTeamPhase');
      const best = options.find(({ move }) => own.some((command) => equal(command, move)));
      if (!best || (ending && best.value <= ending.value + MARGIN)) {
        return own.find((command) => command.do === 'endTeamPhase') ?? null;
      }
      return lookFirst(view, own, best.move);
    },
  };
}

/** A view in which the others have nothing left to do: so a part of a team does not count on them. */
function withoutOthers(view: FazaView, team: readonly Seat[]): FazaView {
  const heroes = view.heroes.map((hero, seat) =>
    team.includes(seat) ? hero : { ...hero, cards: hero.cards.map((card) => ({ ...card, used: true })) },
  );
  return { ...view, heroes };
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
