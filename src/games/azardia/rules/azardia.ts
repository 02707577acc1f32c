import type { Applied, Game, Refused, Result, Seat } from '../../../kernel/game.ts';
import { eachAlone } from '../../../kernel/sides.ts';
import { applied, playOn } from '../../../kernel/steps.ts';
import { equal } from '../../../kernel/values/equal.ts';
import { rulesOf } from './commandRules.ts';
import { evolve } from './evolve.ts';
import { setUp } from './setup.ts';
import type { Command } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { AzardiaView, Setup, State } from './state/state.ts';
import type { AzardiaTypes } from './state/types.ts';
import { waiting, work } from './steps.ts';
import { compare, standing } from './turn/turnOrder.ts';
import { determinize, redact, view } from './views.ts';

/** Azardia: First Impact, by the rules of `ruleIds.ts`. */
export const azardia: Game<AzardiaTypes> = {
  id: 'azardia',
  version: 2,
  asWritten,
  newGame: (setup) => applied(setUp(setup)),
  seats: ({ players }: Setup) => players,
  sides: ({ players }: Setup) => eachAlone(players),
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

/** Version 1 derived the last turns (G1) from who came first, and from whether the rival's second one had begun (O5). */
function asWritten(state: State, version: number): unknown {
  const { grace, longGrace, order } = state;
  if (version > 1 || !grace) return state;
  const isLong = longGrace && order.length === 2 && grace.turns.length === 0;
  return { ...state, grace: { first: grace.first, holder: grace.holder, isLong } };
}

function legalCommands(state: State, seat?: Seat): readonly Command[] {
  const open = waiting(state);
  return open && (seat === undefined || seat === open.seat) ? open.list() : [];
}

/** Carries a command out, or refuses it with the rule that forbids it. */
function apply(view: AzardiaView, command: Command): Applied<AzardiaTypes, AzardiaView> | Refused;
function apply(state: State, command: Command): Applied<AzardiaTypes> | Refused;
function apply(state: State, command: Command): Applied<AzardiaTypes> | Refused {
  const legal = legalCommands(state).find((one) => equal(one, command));
  if (!legal) return refusal(state, command);
  const play: Play = playOn(state);
  rulesOf(legal)?.perform(play, legal);
  work(play);
  return applied(play);
}

function refusal(state: State, command: Command): Refused {
  const open = waiting(state);
  if (!open) return { ok: false, rule: 'G1', reason: 'over' };
  const rules = typeof command === 'object' && command !== null ? rulesOf(command) : undefined;
  if (!rules) return { ok: false, rule: 'T1', reason: 'unknown' };
  if (command.seat !== open.seat) return { ok: false, rule: 'T1', reason: 'notYourTurn' };
  return { ok: false, rule: rules.rule, reason: 'notNow' };
}

/** G1: who holds the goal in the end wins; the others are ranked by how far ahead they are. */
function result(state: State): Result | null {
  const { winner, players } = state;
  if (winner === null) return null;
  const places: Seat[][] = [];
  for (const seat of standing(state).filter((other) => other !== winner)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && compare(players, last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return { rule: 'G1', ranking: [[winner], ...places], winners: [winner] };
}
