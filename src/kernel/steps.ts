import type { Chance, Drawing } from './chance.ts';
import type { Applied, GameTypes } from './game.ts';

/*
 * How rules carry a command out: in steps. A rule does its part and says which steps come next; a step that people have to decide
 * stops everything, and waits in the state for one of its commands.
 */

/** A piece of work that the rules have still to do, or that waits for a decision; plain JSON. */
export interface Step {
  readonly step: string;
}

/** What is still to be done, the next step first. */
export interface Work<S extends Step> {
  steps: readonly S[];
}

/** What the rules do with steps of one name. */
export interface StepRules<Play, State, S extends Step, Command> {
  /** The commands that decide it; left out for a step that waits for nobody. */
  list?(state: State, step: S): readonly Command[];
  /** Does it where there is nothing to decide; by default nothing happens. */
  perform?(play: Play, step: S): void;
}

/** Puts steps before everything that is still to be done, in the order given. */
export function doNext<S extends Step>(play: Work<S>, ...steps: readonly NoInfer<S>[]): void {
  play.steps = [...steps, ...play.steps];
}

/** Takes the next step. */
export function nextStep<S extends Step>(play: Work<S>): S | undefined {
  const [step] = play.steps;
  if (step) play.steps = play.steps.slice(1);
  return step;
}

/** Takes the next step, which has one of these names. Throws a `TypeError` where it has not, which only a mistake in the rules can bring about. */
export function takeStep<S extends Step, Name extends S['step']>(
  play: Work<S>,
  ...names: readonly Name[]
): Extract<S, { readonly step: Name }> {
  const step = nextStep(play);
  if (!isNamed(step, names)) throw new TypeError(`the rules expect ${names.join(' or ')}, not ${step?.step}`);
  return step;
}

function isNamed<S extends Step, Name extends S['step']>(
  step: S | undefined,
  names: readonly Name[],
): step is Extract<S, { readonly step: Name }> {
  return names.some((name) => name === step?.step);
}

/** Does one step after another, until one has to be decided or nothing is left. */
export function doSteps<State, S extends Step, Play extends Work<S> & { readonly state: State }>(
  play: Play,
  rulesOf: (step: S) => StepRules<Play, State, S, unknown>,
): void {
  for (let step = nextStep(play); step; step = nextStep(play)) {
    const rules = rulesOf(step);
    const isAsked = rules.list !== undefined && rules.list(play.state, step).length > 0;
    if (isAsked) return doNext(play, step);
    rules.perform?.(play, step);
  }
}

/** One command being carried out on a state that is replaced, never changed: the luck it draws from, and what has happened. */
export interface Play<State, S extends Step, Fact> extends Work<S> {
  /** Its `chance` and `steps` are those before the command, until `applied` puts in what is left. */
  state: State;
  readonly chance: Drawing;
  readonly facts: Fact[];
}

/** Begins to carry something out; `state` itself stays as it is. */
export function playOn<State extends { readonly chance: Chance; readonly steps: readonly S[] }, S extends Step, Fact>(
  state: State,
): Play<State, S, Fact> {
  return { state, chance: { ...state.chance }, steps: state.steps, facts: [] };
}

/** What a command has led to: the state with the luck and the steps that are left, and the facts. */
export function applied<T extends GameTypes>(play: Play<T['state'] & object, Step, T['fact']>): Applied<T> {
  const { state, chance, steps, facts } = play;
  return { ok: true, state: { ...state, chance, steps }, facts };
}
