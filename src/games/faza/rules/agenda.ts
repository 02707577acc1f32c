import type { EventId } from '../content/vocabulary.ts';
import { drawTwo } from './events/drawTwo.ts';
import { drawAndResolve, keptSabotage, listDefections, listRecoverOne, resolveGlobal } from './events/events.ts';
import { activate, drop } from './fazaPhase/activation.ts';
import { beginFazaPhase, deadly, fazaStep, shiftTracker } from './fazaPhase/fazaPhase.ts';
import { listProtections, takeInjuries } from './fazaPhase/injury.ts';
import { checkVictory } from './outcome.ts';
import type { Command } from './state/command.ts';
import { doNext, nextWork, type Play } from './state/play.ts';
import type { Position, Step, StepOf } from './state/state.ts';

/** What the rules do with a piece of work of one name. */
interface Work<Name extends Step['step']> {
  /** The commands that decide it; none where it needs no decision. */
  decisions?(state: Position, step: StepOf<Name>): Command[];
  /** Does it. */
  perform(play: Play, step: StepOf<Name>): void;
}

const choicesOf = (seen: readonly EventId[]): Command[] => seen.map((event) => ({ do: 'chooseEvent', event }));

/** Where nothing can be chosen, nothing is lost. */
const nothing = (): void => undefined;

const WORK: { readonly [Name in Step['step']]: Work<Name> } = {
  deadly: { perform: deadly },
  fazaPhase: { perform: beginFazaPhase },
  fazaStep: { perform: (play, { name }) => fazaStep(play, name) },
  shiftTracker: { perform: (play, { left }) => shiftTracker(play, left) },
  activate: {
    decisions: (state, { asked }) =>
      asked || !keptSabotage(state)
        ? []
        : [
            { do: 'sabotage', cancel: true },
            { do: 'sabotage', cancel: false },
          ],
    perform: (play, { ship, by }) => activate(play, ship, by),
  },
  drop: { perform: (play, { ship, count }) => drop(play, ship, count) },
  hurt: { decisions: listProtections, perform: takeInjuries },
  retaliate: {
    perform: (play, { boarding }) => (play.state.drawTwo ? drawTwo(play, boarding) : drawAndResolve(play, boarding)),
  },
  resolveOne: {
    // With one card or none there is nothing to choose.
    decisions: (_, { seen }) => (seen.length > 1 ? choicesOf(seen) : []),
    perform: (play, { boarding }) => drawAndResolve(play, boarding),
  },
  global: { perform: resolveGlobal },
  defect: { decisions: listDefections, perform: nothing },
  recoverOne: { decisions: (state, { seat }) => listRecoverOne(state, seat), perform: nothing },
  chooseEvent: { decisions: (_, { seen }) => choicesOf(seen), perform: nothing },
  victory: { perform: checkVictory },
};

/** The compiler cannot see that a step's name picks the work for it; this is the one place that says so. */
function workOf({ step }: Step): Work<Step['step']> {
  return WORK[step] as Work<Step['step']>;
}

/** Does the work on the agenda until nothing is left, or until the next piece needs a decision of the team. */
export function work(play: Play): void {
  for (let step = nextWork(play); step; step = nextWork(play)) {
    const rules = workOf(step);
    const isAsked = rules.decisions !== undefined && rules.decisions(play.state, step).length > 0;
    if (isAsked) return doNext(play, step);
    rules.perform(play, step);
  }
}

/** The commands that decide a piece of work; none where it needs no decision. */
export function decisions(state: Position, step: Step): Command[] {
  return workOf(step).decisions?.(state, step) ?? [];
}
