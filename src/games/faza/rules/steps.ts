import { doSteps, type StepRules } from '../../../kernel/steps.ts';
import type { EventId } from '../content/vocabulary.ts';
import { drawTwo } from './events/drawTwo.ts';
import { drawAndResolve, keptSabotage, listDefections, listRecoverOne, resolveGlobal } from './events/events.ts';
import { activate, drop } from './fazaPhase/activation.ts';
import { beginFazaPhase, deadly, fazaStep, shiftTracker } from './fazaPhase/fazaPhase.ts';
import { listProtections, takeInjuries } from './fazaPhase/injury.ts';
import { checkVictory } from './outcome.ts';
import type { Command } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { Position, Step, StepOf } from './state/state.ts';

const choicesOf = (seen: readonly EventId[]): Command[] => seen.map((event) => ({ do: 'chooseEvent', event }));

/** What the rules do with the steps of one name. */
type Rules<Name extends Step['step']> = StepRules<Play, Position, StepOf<Name>, Command>;

const RULES: { readonly [Name in Step['step']]: Rules<Name> } = {
  deadly: { perform: deadly },
  fazaPhase: { perform: beginFazaPhase },
  fazaStep: { perform: (play, { name }) => fazaStep(play, name) },
  shiftTracker: { perform: (play, { left }) => shiftTracker(play, left) },
  activate: {
    list: (state, { asked }) =>
      asked || !keptSabotage(state)
        ? []
        : [
            { do: 'sabotage', cancel: true },
            { do: 'sabotage', cancel: false },
          ],
    perform: (play, { ship, by }) => activate(play, ship, by),
  },
  drop: { perform: (play, { ship, count }) => drop(play, ship, count) },
  hurt: { list: listProtections, perform: takeInjuries },
  retaliate: {
    perform: (play, { boarding }) => (play.state.drawTwo ? drawTwo(play, boarding) : drawAndResolve(play, boarding)),
  },
  resolveOne: {
    // With one card or none there is nothing to choose.
    list: (_, { seen }) => (seen.length > 1 ? choicesOf(seen) : []),
    perform: (play, { boarding }) => drawAndResolve(play, boarding),
  },
  global: { perform: resolveGlobal },
  defect: { list: listDefections },
  recoverOne: { list: (state, { seat }) => listRecoverOne(state, seat) },
  chooseEvent: { list: (_, { seen }) => choicesOf(seen) },
  victory: { perform: checkVictory },
};

/** The compiler cannot see that a step's name picks the rules for it; this is the one place that says so. */
function rulesOfStep({ step }: Step): Rules<Step['step']> {
  return RULES[step] as Rules<Step['step']>;
}

/** Does the steps that are left, until the next one needs a decision of the team. */
export function work(play: Play): void {
  doSteps(play, rulesOfStep);
}

/** The commands that decide a step; none where it needs no decision. */
export function decisions(state: Position, step: Step): readonly Command[] {
  return rulesOfStep(step).list?.(state, step) ?? [];
}
