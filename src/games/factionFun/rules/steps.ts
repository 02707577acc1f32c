import { doSteps, nextStep, type StepRules } from '../../../kernel/steps.ts';
import { listBattleCards, listRerolls, rollBattle, settleRoll } from './battle/battles.ts';
import { beginWar, listArrivals, listStrikes } from './battle/events.ts';
import { listLosses, loseOnly } from './battle/losses.ts';
import { listReturns, listTiles, returnOnly, takeOnly } from './battle/results.ts';
import type { Command } from './state/command.ts';
import { emit, type Play } from './state/play.ts';
import type { Seat, State, Step, StepOf } from './state/state.ts';
import { listCards } from './turn/cards.ts';
import { listAnswers, stand } from './turn/claims.ts';
import { earn, forfeit, listAvatars, listProtectorPlaces } from './turn/earning.ts';
import { endTurn, listActs, listMoves } from './turn/moving.ts';
import { beginRound, beginTurn, endRound } from './turn/rounds.ts';

type Rules<Name extends Step['step']> = StepRules<Play, State, StepOf<Name>, Command>;

const RULES: { readonly [Name in Step['step']]: Rules<Name> } = {
  round: { perform: beginRound },
  endRound: { perform: endRound },
  turn: { perform: beginTurn },
  endTurn: { perform: endTurn },
  card: { list: listCards },
  move: { list: listMoves },
  act: { list: listActs },
  answer: { list: listAnswers },
  standing: { perform: stand },
  battleCard: { list: listBattleCards },
  battleRoll: { perform: rollBattle },
  captain: { list: listRerolls },
  battleResult: { perform: settleRoll },
  pickTile: { list: listTiles, perform: takeOnly },
  lose: { list: listLosses, perform: loseOnly },
  return: { list: listReturns, perform: returnOnly },
  earn: { perform: earn },
  protector: { list: listProtectorPlaces, perform: forfeit },
  avatar: { list: listAvatars, perform: forfeit },
  war: { perform: beginWar },
  arrive: { list: listArrivals },
  strike: { list: listStrikes },
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
  const { list } = step ? rulesOfStep(step) : {};
  return step && list && 'seat' in step ? { seat: step.seat, list: () => list(state, step) } : null;
}

/** Does nothing where one could. Everybody learns whether a claim was answered, or a battle card held back. */
export function pass(play: Play, seat: Seat): void {
  const step = nextStep(play);
  if (step && PASSED.has(step.step)) emit(play, 'C2', { fact: 'passed', seat });
}

/** The steps at which declining tells others something. */
const PASSED: ReadonlySet<Step['step']> = new Set(['answer', 'battleCard', 'captain', 'strike']);
