import { doSteps, nextStep, type StepRules } from '../../../kernel/steps.ts';
import { required } from '../../../kernel/values/required.ts';
import { decline, type VerbRules } from './effects/verb.ts';
import { verbOf } from './effects/verbs.ts';
import { act, crack, doHqEffect, openNextHq } from './round/assaults.ts';
import { cleanUp, listFlights } from './round/cleanUp.ts';
import { assaultPlainly, claim, listClaims } from './round/clock.ts';
import { layTable, listFactions, pickFaction } from './round/draft.ts';
import { actInDrawPhase, drawUp, listDrawPhase, mayActInDrawPhase } from './round/drawPhase.ts';
import { bid, listBids, listShelves, shelve } from './round/market.ts';
import { listMulligans, redraw } from './round/mulligan.ts';
import { join, resolve } from './round/resolving.ts';
import { listRewards, rank, takeReward } from './round/rewards.ts';
import { drawFirstSeat, endRound, leavePlace } from './round/rounds.ts';
import { listSeals, reveal, seal } from './round/sealing.ts';
import { listMoves, moveUp, refillMiddle } from './round/trees.ts';
import type { Command } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { EffectStep, Seat, State, Step, StepName, StepOf } from './state/state.ts';

interface Rules<S extends Step> extends StepRules<Play, State, S, Command> {
  /** Carries out what was decided; the step has been taken off. */
  choose?(play: Play, step: S, command: Command): void;
}

/** A decision that everybody can see: a single answer is given without asking (R39), and without any `otherwise` happens. */
function decision<S extends Step, C extends Command>(
  list: (state: State, step: S) => readonly C[],
  choose: (play: Play, step: S, command: C) => void,
  otherwise: (play: Play, step: S) => void = () => undefined,
): Rules<S> {
  return {
    list: (state, step) => atLeastTwo(list(state, step)),
    perform: (play, step) => {
      const [only] = list(play.state, step);
      if (only) choose(play, step, only);
      else otherwise(play, step);
    },
    // Only what the list holds is ever chosen, which the compiler cannot see.
    choose: choose as (play: Play, step: S, command: Command) => void,
  };
}

function atLeastTwo(commands: readonly Command[]): readonly Command[] {
  return commands.length > 1 ? commands : [];
}

const RULES: { readonly [Name in StepName]: Rules<StepOf<Name>> } = {
  draft: decision(listFactions, pickFaction),
  layTable: { perform: layTable },
  mulligan: { list: listMulligans, choose: redraw },
  firstSeat: { perform: drawFirstSeat },
  clock: decision(listClaims, claim, assaultPlainly),
  seal: { list: listSeals, choose: seal, perform: reveal },
  resolve: { perform: resolve },
  join: { perform: join },
  effect: {
    list: (state, work) => listEffect(verbOf(work), state, work),
    perform: (play, work) => performEffect(verbOf(work), play, work),
    choose: (play, work, command) => verbOf(work).choose?.(play, work, command),
  },
  rank: { perform: rank },
  reward: decision(listRewards, takeReward),
  cleanUp: decision(listFlights, cleanUp, cleanUp),
  leave: { perform: leavePlace },
  action: { perform: act },
  hqEffect: { perform: doHqEffect },
  crack: { perform: crack },
  nextHq: { perform: openNextHq },
  bid: decision(listBids, bid),
  shelve: { list: listShelves, choose: shelve },
  move: decision(listMoves, moveUp),
  refill: { perform: (play, { tree }) => refillMiddle(play, tree) },
  drawPhase: {
    list: (state, step) => (mayActInDrawPhase(state, step) ? listDrawPhase(state, step) : []),
    choose: actInDrawPhase,
  },
  drawUp: { perform: drawUp },
  endRound: { perform: endRound },
};

/** The compiler cannot see that a step's name picks the rules for it; this is the one place that says so. */
function rulesOfStep({ step }: Step): Rules<Step> {
  return RULES[step] as Rules<Step>;
}

function listEffect(verb: VerbRules<EffectStep>, state: State, work: EffectStep): readonly Command[] {
  const commands = verb.list?.(state, work) ?? [];
  return verb.isSecret?.(state, work) ? commands : atLeastTwo(commands);
}

/** Does what nobody chooses, or gives the only answer: to decline. */
function performEffect(verb: VerbRules<EffectStep>, play: Play, work: EffectStep): void {
  if (verb.perform) verb.perform(play, work);
  else decline(play, work);
}

/** Does the steps that are left, until one waits for somebody or the game is over. */
export function work(play: Play): void {
  doSteps(play, rulesOfStep);
}

/** What can be decided now. */
export function waiting(state: State): readonly Command[] {
  const [step] = state.steps;
  return step ? required(rulesOfStep(step).list)(state, step) : [];
}

/** Carries a legal command out. */
export function decide(play: Play, command: Command): void {
  const step = required(nextStep(play));
  required(rulesOfStep(step).choose)(play, step, command);
}

/** Who decides now: everybody who has cards to seal or to take back, or one seat. */
export function deciders(state: State): readonly Seat[] {
  return [...new Set(waiting(state).map(({ seat }) => seat))].sort((one, other) => one - other);
}
