import { drawBelow } from '../../../../kernel/chance.ts';
import type { Play as PlayOf } from '../../../../kernel/steps.ts';
import { evolve } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Fact, Happened } from './fact.ts';
import type { State, Step } from './state.ts';

/** One command being carried out. */
export type Play = PlayOf<State, Step, Fact>;

/** Makes something happen: it changes the state as `evolve` says, and is told. */
export function emit(play: Play, rule: RuleId, happened: Happened): void {
  play.state = evolve(play.state, happened);
  play.facts.push({ ...happened, rule });
}

/** Rolls a die: 1 to `sides`. */
export function rollDie(play: Play, sides: 6 | 20): number {
  return 1 + drawBelow(play.chance, sides);
}

/** Rolls two six-sided dice. */
export function rollTwo(play: Play): readonly [number, number] {
  return [rollDie(play, 6), rollDie(play, 6)];
}
