import type { EventId } from '../content/vocabulary.ts';
import { activate, drop } from './activation.ts';
import type { Command } from './command.ts';
import { drawTwo } from './drawTwo.ts';
import { drawAndResolve, keptSabotage, listDefections, listRecoverOne, resolveGlobal } from './events.ts';
import { beginFazaPhase, deadly, fazaStep, shiftTracker } from './fazaPhase.ts';
import { doHurt, listProtections } from './injury.ts';
import { checkVictory } from './outcome.ts';
import { doNext, nextWork, type Play } from './play.ts';
import type { State, Step } from './state.ts';

/** Does the work on the agenda until it is done or a piece of it asks the team to decide. */
export function work(play: Play): void {
  for (let step = nextWork(play); step; step = nextWork(play)) {
    if (!doStep(play, step)) return;
  }
}

/** Does one piece of work; where it needs a decision, puts it back and returns false. */
function doStep(play: Play, step: Step): boolean {
  if (step.step === 'hurt') return doHurt(play, step);
  if (decisions(play.state, step).length > 0) {
    doNext(play, step);
    return false;
  }
  switch (step.step) {
    case 'deadly':
      deadly(play);
      return true;
    case 'fazaPhase':
      beginFazaPhase(play);
      return true;
    case 'fazaStep':
      fazaStep(play, step.name);
      return true;
    case 'shiftTracker':
      shiftTracker(play, step.left);
      return true;
    case 'activate':
      activate(play, step.ship, step.by);
      return true;
    case 'drop':
      drop(play, step.ship, step.count);
      return true;
    case 'retaliate':
      if (play.state.drawTwo) drawTwo(play, step.boarding);
      else drawAndResolve(play, step.boarding);
      return true;
    case 'resolveOne':
      // Of one card, or none, there is nothing to choose.
      drawAndResolve(play, step.boarding);
      return true;
    case 'global':
      resolveGlobal(play, step);
      return true;
    case 'victory':
      checkVictory(play);
      return true;
    case 'defect':
    case 'recoverOne':
    case 'chooseEvent':
      // Nothing can be chosen: no loss.
      return true;
  }
}

/** The commands that decide a piece of work; none where it needs no decision. */
export function decisions(state: State, step: Step): Command[] {
  switch (step.step) {
    case 'hurt':
      return listProtections(state, step);
    case 'activate':
      if (step.asked || !keptSabotage(state)) return [];
      return [
        { do: 'sabotage', cancel: true },
        { do: 'sabotage', cancel: false },
      ];
    case 'defect':
      return listDefections(state);
    case 'recoverOne':
      return listRecoverOne(state, step.seat);
    case 'chooseEvent':
      return choicesOf(step.seen);
    case 'resolveOne':
      return step.seen.length > 1 ? choicesOf(step.seen) : [];
    default:
      return [];
  }
}

function choicesOf(seen: readonly EventId[]): Command[] {
  return seen.map((event) => ({ do: 'chooseEvent', event }));
}
