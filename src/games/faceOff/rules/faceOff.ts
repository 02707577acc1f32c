import type { Applied, Game, Refused, Result, Seat, Side } from '../../../kernel/game.ts';
import { eachAlone } from '../../../kernel/sides.ts';
import { applied, playOn } from '../../../kernel/steps.ts';
import { equal } from '../../../kernel/values/equal.ts';
import { determinize } from './determinize.ts';
import { evolve } from './evolve.ts';
import { refusal } from './refusals.ts';
import { ranked } from './scoring/finish.ts';
import { setUp } from './setup.ts';
import type { Command } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { FaceOffView, Setup, State } from './state/state.ts';
import type { FaceOffTypes } from './state/types.ts';
import { decide, deciders, waiting, work } from './steps.ts';
import { redact, view } from './views.ts';

/** Face Off, by the rules of `ruleIds.ts`. */
export const faceOff: Game<FaceOffTypes> = {
  id: 'faceOff',
  version: 1,
  newGame: (setup) => {
    const play = setUp(setup);
    work(play);
    return applied(play);
  },
  seats: ({ factions }: Setup) => factions.length,
  sides: ({ factions }: Setup): readonly Side[] => eachAlone(factions.length),
  activeSeats: deciders,
  legalCommands: (state: State, seat?: Seat) =>
    waiting(state).filter((command) => seat === undefined || command.seat === seat),
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

/** Carries a command out, or refuses it with the rule that forbids it. */
function apply(view: FaceOffView, command: Command): Applied<FaceOffTypes, FaceOffView> | Refused;
function apply(state: State, command: Command): Applied<FaceOffTypes> | Refused;
function apply(state: State, command: Command): Applied<FaceOffTypes> | Refused {
  const legal = waiting(state).find((one) => equal(one, command));
  if (!legal) return refusal(state, command, deciders(state));
  const play: Play = playOn(state);
  decide(play, legal);
  work(play);
  return applied(play);
}

/** E1, E9: who won; the others by their scores. */
function result({ ending }: State): Result | null {
  if (!ending) return null;
  const { rule, winners, scores } = ending;
  const others = ranked(scores).map((place) => place.filter((seat) => !winners.includes(seat)));
  return { rule, ranking: [winners, ...others.filter((place) => place.length > 0)], winners };
}
