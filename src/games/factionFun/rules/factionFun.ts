import type { Applied, Game, Refused, Result, Seat, Side } from '../../../kernel/game.ts';
import { applied, playOn } from '../../../kernel/steps.ts';
import { equal } from '../../../kernel/values/equal.ts';
import { PEOPLES } from '../content/vocabulary.ts';
import { rulesOf } from './commandRules.ts';
import { evolve } from './evolve.ts';
import { setUp } from './setup.ts';
import type { Command } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { FactionFunView, Setup, State } from './state/state.ts';
import type { FactionFunTypes } from './state/types.ts';
import { waiting, work } from './steps.ts';
import { peopleOf, seatsOf } from './turn/seats.ts';
import { determinize, redact, view } from './views.ts';

/** Faction Fun, by the rules of `ruleIds.ts`. */
export const factionFun: Game<FactionFunTypes> = {
  id: 'factionFun',
  version: 1,
  newGame: (setup) => {
    const play = setUp(setup);
    work(play);
    return applied(play);
  },
  seats: ({ seats }: Setup) => seats,
  sides: ({ seats }: Setup): readonly Side[] => {
    const numbers = Array.from({ length: seats }, (_, seat) => seat);
    return PEOPLES.map((people) => numbers.filter((seat) => peopleOf(seat) === people));
  },
  activeSeats: (state: State) => {
    const open = waiting(state);
    return open ? [open.seat] : [];
  },
  legalCommands,
  apply,
  evolve,
  view,
  redact,
  determinize,
  revealed: (before: State, after: State) =>
    before.chance.draws !== after.chance.draws || before.reveals !== after.reveals,
  round: ({ round }: State) => round,
  result,
};

function legalCommands(state: State, seat?: Seat): readonly Command[] {
  const open = waiting(state);
  return open && (seat === undefined || seat === open.seat) ? open.list() : [];
}

/** Carries a command out, or refuses it with the rule that forbids it. */
function apply(view: FactionFunView, command: Command): Applied<FactionFunTypes, FactionFunView> | Refused;
function apply(state: State, command: Command): Applied<FactionFunTypes> | Refused;
function apply(state: State, command: Command): Applied<FactionFunTypes> | Refused {
  const legal = legalCommands(state).find((one) => equal(one, command));
  if (!legal) return refusal(state, command);
  const play: Play = playOn(state);
  rulesOf(legal)?.perform(play, legal);
  work(play);
  return applied(play);
}

function refusal(state: State, command: Command): Refused {
  const open = waiting(state);
  if (!open) return { ok: false, rule: state.ending?.rule ?? 'W1', reason: 'over' };
  const rules = typeof command === 'object' && command !== null ? rulesOf(command) : undefined;
  if (!rules) return { ok: false, rule: 'R3', reason: 'unknown' };
  if (command.seat !== open.seat) return { ok: false, rule: 'R3', reason: 'notYourTurn' };
  return { ok: false, rule: rules.rule, reason: 'notNow' };
}

/** W: the people that won, or both, who share the coast. */
function result(state: State): Result | null {
  const { ending } = state;
  if (!ending) return null;
  const { rule, winner } = ending;
  const first = winner ? seatsOf(state, winner) : [...state.hands.keys()];
  const last = [...state.hands.keys()].filter((seat) => !first.includes(seat));
  return { rule, ranking: last.length > 0 ? [first, last] : [first], winners: first };
}
