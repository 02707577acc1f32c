import { at } from '../../../kernel/at.ts';
import { attack, listAnswers, passAnswer } from './cards/answers.ts';
import { drawPenalty, endPenalty } from './cards/decks.ts';
import { applyEffect } from './cards/effects.ts';
import { exchange, listDeals } from './characters/dealing.ts';
import {
  beginDuel,
  listBeforeDuel,
  listImprovements,
  passImprovement,
  rollDuel,
  skipImprovement,
} from './duels/duels.ts';
import { goTo, meet, move, special } from './movement/moving.ts';
import { chooserOf, listCharacters } from './setup.ts';
import type { Command, CommandOf } from './state/command.ts';
import { doNext, emit, nextStep, type Play, takeStep } from './state/play.ts';
import { required } from './state/required.ts';
import type { Seat, State, Step, StepOf } from './state/state.ts';
import { listDiscardDown, listDiscards, listSales } from './turn/discarding.ts';
import { beginPhase } from './turn/phases.ts';
import { listPlays } from './turn/playing.ts';
import { listBeforeRoll, listMoves } from './turn/rolling.ts';
import { drawEvent, endTurn, nextTurn, takeTurn } from './turn/rounds.ts';

/** What the rules do with a piece of work that waits for nobody. */
interface Work<Name extends Step['step']> {
  perform(play: Play, step: StepOf<Name>): void;
}

/** A piece of work that waits for somebody, as long as there is anything to decide. */
interface Wait<Name extends Step['step']> {
  /** Who decides. */
  seat(state: State, step: StepOf<Name>): Seat;
  /** What can be decided; nothing if the game continues by itself. */
  list(state: State, step: StepOf<Name>): Command[];
  /** Continues if there is nothing to decide; by default nothing happens. */
  skip?(play: Play, step: StepOf<Name>): void;
  /** What `pass` does, after which the step is gone; by default nothing. */
  pass?(play: Play, command: CommandOf<'pass'>): void;
}

const own = (_: State, { seat }: { readonly seat: Seat }): Seat => seat;

const WORK = {
  nextTurn: { perform: nextTurn },
  event: { perform: drawEvent },
  takeTurn: { perform: takeTurn },
  phase: { perform: beginPhase },
  endTurn: { perform: endTurn },
  move: { perform: move },
  goTo: { perform: goTo },
  special: { perform: special },
  meet: { perform: meet },
  duel: { perform: beginDuel },
  rollDuel: { perform: rollDuel },
  attack: { perform: attack },
  effect: { perform: (play, { played }) => applyEffect(play, played) },
  penalty: { perform: drawPenalty },
  endPenalty: { perform: endPenalty },
  chooseCharacter: { seat: chooserOf, list: listCharacters },
  roll: { seat: own, list: listBeforeRoll },
  chooseMove: { seat: own, list: listMoves },
  play: { seat: own, list: listPlays },
  discardDown: { seat: own, list: listDiscardDown },
  discard: { seat: own, list: listDiscards },
  sell: { seat: own, list: listSales },
  mayAdvance: {
    seat: own,
    list: (_, { seat }) => [
      { do: 'advance', seat },
      { do: 'pass', seat },
    ],
  },
  beforeDuel: {
    seat: own,
    list: listBeforeDuel,
    pass: (play, { seat }) => {
      nextStep(play);
      emit(play, 'H7', 'duel', { fact: 'stayed', seat });
    },
  },
  improve: {
    seat: (state) => at(listImprovements(state), 0).seat,
    list: listImprovements,
    skip: skipImprovement,
    pass: passImprovement,
  },
  answer: { seat: ({ attack: open }) => required(open).asked, list: listAnswers, pass: passAnswer },
  deal: { seat: ({ deal }) => required(deal).by, list: listDeals, pass: (play) => exchange(play, null) },
} satisfies { readonly [Name in Step['step']]: Work<Name> | Wait<Name> };

/** The compiler cannot see that a step's name picks the work for it; this is the one place that says so. */
function workOf({ step }: Step): Work<Step['step']> | Wait<Step['step']> {
  return WORK[step] as Work<Step['step']> | Wait<Step['step']>;
}

/** Does the work that is left until a piece of it waits for somebody, or the game is over. */
export function work(play: Play): void {
  for (let step = nextStep(play); step; step = nextStep(play)) {
    const rules = workOf(step);
    if ('perform' in rules) rules.perform(play, step);
    else if (rules.list(play.state, step).length > 0) return doNext(play, step);
    else rules.skip?.(play, step);
  }
}

/** What can be decided now, and by whom; `null` when the game is over. */
export function waiting(state: State): { readonly seat: Seat; list(): Command[] } | null {
  const [step] = state.steps;
  const rules = step && workOf(step);
  if (!rules || 'perform' in rules) return null;
  return { seat: rules.seat(state, step), list: () => rules.list(state, step) };
}

/** Does nothing where one could. */
export function pass(play: Play, command: CommandOf<'pass'>): void {
  const [step] = play.state.steps;
  const rules = step && workOf(step);
  if (rules && 'pass' in rules && rules.pass) rules.pass(play, command);
  else nextStep(play);
}

/** Advances where a card allows it. */
export function advance(play: Play): void {
  const step = takeStep(play, 'mayAdvance');
  doNext(play, { step: 'move', seat: step.seat, tiles: step.tiles, isOwn: false, by: step.by });
}
