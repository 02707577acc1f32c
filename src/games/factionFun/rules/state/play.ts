import { drawBelow } from '../../../../kernel/chance.ts';
import type { Play as PlayOf } from '../../../../kernel/steps.ts';
import { evolve } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Cause, Fact, Happened } from './fact.ts';
import type { State, Step } from './state.ts';

/** One command being carried out. */
export type Play = PlayOf<State, Step, Fact>;

/** Makes something happen: it changes the state as `evolve` says, and is told. */
export function emit(play: Play, rule: RuleId, happened: Happened, by = causeNow(play.state)): void {
  play.state = evolve(play.state, happened);
  play.facts.push({ ...happened, rule, by });
}

/** The cause of what happens now, unless a card is. */
function causeNow({ round, turn, battle, event }: State): Cause {
  if (round === 0) return 'setup';
  if (battle) return 'battle';
  if (turn) return 'turn';
  return event ? `event:${event}` : 'round';
}

/** Rolls a die: 1 to `sides`. */
export function rollDie(play: Play, sides: 6 | 20): number {
  return 1 + drawBelow(play.chance, sides);
}

/** Rolls two six-sided dice. */
export function rollTwo(play: Play): readonly [number, number] {
  return [rollDie(play, 6), rollDie(play, 6)];
}
