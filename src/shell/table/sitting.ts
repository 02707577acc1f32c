import type { Command } from '../../games/faza/rules/command.ts';
import type { Seat, State } from '../../games/faza/rules/state.ts';
import { clearDesk, type Desk } from '../../games/faza/scenes/desk.ts';
import { type Choices, choicesOf, type Ground, tipOf } from '../../games/faza/scenes/openFight.ts';
import { commandAt } from '../../games/faza/scenes/picks.ts';
import { now } from '../../kernel/session.ts';
import { commandsOfPeople, type Match } from '../match.ts';
import { type Planning, planFor, plannable } from '../plan/planning.ts';

/** What a table is at one moment. Its parts share it and change it; what is seen and said follows from it alone. */
export interface Sitting {
  match: Match;
  desk: Desk;
  showForecast: boolean;
  /** On phones: whether the forecast lies open as a list over the cards. */
  listOpen: boolean;
  /** Whether the numbers of a command on offer lie open; `null` where nobody has opened or closed them yet. */
  numbers: boolean | null;
  /** What the board shows until a film has caught up with the game: the position before it. */
  filmed: State | null;
  /** What people plan; `null` while they play. */
  planning: Planning | null;
  /** While facts are played nothing can be pressed. */
  busy: boolean;
  /** Whether what is played is a Faza phase: a film with controls, not a moment that any press ends. */
  isPhase: boolean;
  /** Whether the table was left: then nothing is shown any more. */
  closed: boolean;
}

/** People sit down to a match: the hero in front is the one who is asked something, or the first of theirs. */
export function sitDown(match: Match, showForecast: boolean): Sitting {
  const seat = askedSeat(now(match.session)) ?? firstSeat(match);
  return {
    match,
    desk: clearDesk(seat),
    showForecast,
    listOpen: false,
    numbers: null,
    filmed: null,
    planning: null,
    busy: false,
    isPhase: false,
    closed: false,
  };
}

/** The state on the table: that of the game now, or where the plan leads from it. */
export function stateOf({ match, planning }: Sitting): State {
  const state = now(match.session);
  return planning ? planFor(planning, state).tip : state;
}

/** What people select from. */
export function groundOf(sitting: Sitting): Ground {
  const { match, planning } = sitting;
  return {
    state: stateOf(sitting),
    rules: match.session.game,
    allowed: (commands) => {
      const people = commandsOfPeople(match, commands);
      return planning ? plannable(people) : people;
    },
  };
}

/** What can be selected now: more than could be given at once while a card waits for its fight, or a fight for its cards. */
export function choicesNow(sitting: Sitting): Choices {
  const { desk } = sitting;
  return choicesOf(groundOf(sitting), desk.fight, commandAt(peoplesCommands(sitting), desk.path));
}

/** The state that is selected in: with a fight open, after everything that was added to it. */
export function tipNow(sitting: Sitting): State {
  return tipOf(groundOf(sitting), sitting.desk.fight);
}

/** The command on offer; `null` while nothing is. */
export function offerNow(sitting: Sitting): Command | null {
  return commandAt(choicesNow(sitting).commands, sitting.desk.path);
}

/** The commands that people may give now, by the rules that the game was begun with. */
export function peoplesCommands(sitting: Sitting): Command[] {
  const { state, rules, allowed } = groundOf(sitting);
  return allowed(rules.legalCommands(state));
}

/** The hero whom a pending decision is about, so that their cards are in front. */
export function askedSeat(state: State): Seat | undefined {
  const [pending] = state.agenda;
  return pending?.step === 'recoverOne' ? pending.seat : undefined;
}

function firstSeat({ players }: Match): Seat {
  return Math.max(
    0,
    players.findIndex((player) => player !== 'computer'),
  );
}
