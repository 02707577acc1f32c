import { doNext, doSteps, nextStep, type StepRules, takeStep } from '../../../kernel/steps.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
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
import { emit, type Play } from './state/play.ts';
import type { Seat, State, Step, StepOf } from './state/state.ts';
import { listDiscardDown, listDiscards, listSales } from './turn/discarding.ts';
import { beginPhase } from './turn/phases.ts';
import { listPlays } from './turn/playing.ts';
import { listBeforeRoll, listMoves } from './turn/rolling.ts';
import { drawEvent, endTurn, nextTurn, takeTurn } from './turn/rounds.ts';

/** What the rules do with a step; one that waits for somebody also tells whom it asks, and what can be decided. */
interface Rules<Name extends Step['step']> extends StepRules<Play, State, StepOf<Name>, Command> {
  seat?(state: State, step: StepOf<Name>): Seat;
  /** What `pass` does, after which the step is gone; by default nothing. */
  pass?(play: Play, command: CommandOf<'pass'>): void;
}

const own = (_: State, { seat }: { readonly seat: Seat }): Seat => seat;

const RULES: { readonly [Name in Step['step']]: Rules<Name> } = {
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
    perform: skipImprovement,
    pass: passImprovement,
  },
  answer: { seat: ({ attack: open }) => required(open).asked, list: listAnswers, pass: passAnswer },
  deal: { seat: ({ deal }) => required(deal).by, list: listDeals, pass: (play) => exchange(play, null) },
};

/** The compiler cannot see that a step's name picks the rules for it; this is the one place that says so. */
function rulesOfStep({ step }: Step): Rules<Step['step']> {
  return RULES[step] as Rules<Step['step']>;
}

/** Does the steps that are left, until one waits for somebody or the game is over. */
export function work(play: Play): void {
  doSteps(play, rulesOfStep);
}

/** What can be decided now, and by whom; `null` when the game is over. */
export function waiting(state: State): { readonly seat: Seat; list(): readonly Command[] } | null {
  const [step] = state.steps;
  const { seat, list } = step ? rulesOfStep(step) : {};
  return step && seat && list ? { seat: seat(state, step), list: () => list(state, step) } : null;
}

/** Does nothing where one could. */
export function pass(play: Play, command: CommandOf<'pass'>): void {
  const [step] = play.steps;
  const rules = step && rulesOfStep(step);
  if (rules?.pass) rules.pass(play, command);
  else nextStep(play);
}

/** Advances where a card allows it. */
export function advance(play: Play): void {
  const step = takeStep(play, 'mayAdvance');
  doNext(play, { step: 'move', seat: step.seat, tiles: step.tiles, isOwn: false, by: step.by });
}
