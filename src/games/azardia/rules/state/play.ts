import { type Drawing, drawBelow } from '../../../../kernel/chance.ts';
import { evolve } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Fact, Happened } from './fact.ts';
import { required } from './required.ts';
import type { Cause, State, Step, StepOf } from './state.ts';

/** One command being carried out: the state so far, the luck that is drawn from, and what has happened. */
export interface Play {
  state: State;
  readonly chance: Drawing;
  readonly facts: Fact[];
}

/** Begins to carry something out; `state` itself stays as it is. */
export function playOn(state: State): Play {
  return { state, chance: { ...state.chance }, facts: [] };
}

/** The state that a play has led to, with the luck that is left. */
export function stateAfter({ state, chance }: Play): State {
  return chance.draws === state.chance.draws ? state : { ...state, chance: { ...chance } };
}

/** Makes something happen: it changes the state as `evolve` says, and is told. */
export function emit(play: Play, rule: RuleId, by: Cause, happened: Happened): void {
  const fact = { ...happened, rule, by };
  play.state = evolve(play.state, fact);
  play.facts.push(fact);
}

/** Puts work before everything that is still to be done, in the order given. */
export function doNext(play: Play, ...steps: readonly Step[]): void {
  play.state = { ...play.state, steps: [...steps, ...play.state.steps] };
}

/** Takes the next piece of work. */
export function nextStep(play: Play): Step | undefined {
  const [step, ...others] = play.state.steps;
  if (step) play.state = { ...play.state, steps: others };
  return step;
}

/** Takes the next piece of work, which is of this kind. Throws a `TypeError` where it is not. */
export function takeStep<Name extends Step['step']>(play: Play, name: Name): StepOf<Name> {
  const step = nextStep(play);
  return required(isStep(step, name) ? step : null);
}

function isStep<Name extends Step['step']>(step: Step | undefined, name: Name): step is StepOf<Name> {
  return step?.step === name;
}

/** Rolls a ten-sided die: 1 to 10 (S1). */
export function rollDie(play: Play): number {
  return 1 + drawBelow(play.chance, 10);
}

/** Rolls this number of dice. */
export function rollDice(play: Play, count: number): number[] {
  return Array.from({ length: count }, () => rollDie(play));
}
