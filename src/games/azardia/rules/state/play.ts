import { drawBelow } from '../../../../kernel/chance.ts';
import type { Play as PlayOf } from '../../../../kernel/steps.ts';
import { evolve } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Fact, Happened } from './fact.ts';
import type { Cause, State, Step } from './state.ts';

/** One command being carried out. */
export type Play = PlayOf<State, Step, Fact>;

/** Makes something happen: it changes the state as `evolve` says, and is told. */
export function emit(play: Play, rule: RuleId, by: Cause, happened: Happened): void {
  const fact = { ...happened, rule, by };
  play.state = evolve(play.state, fact);
  play.facts.push(fact);
}

/** Rolls a ten-sided die: 1 to 10 (S1). */
export function rollDie(play: Play): number {
  return 1 + drawBelow(play.chance, 10);
}

/** Rolls this number of dice. */
export function rollDice(play: Play, count: number): number[] {
  return Array.from({ length: count }, () => rollDie(play));
}
