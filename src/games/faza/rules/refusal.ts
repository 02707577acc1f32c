import type { Refused } from '../../../kernel/game.ts';
import type { RuleId } from './ruleIds.ts';

/** Every reason why the rules refuse a command; the text catalogue has a sentence for each. */
export type Reason =
  | 'gameOver'
  | 'decideFirst'
  | 'notAsked'
  | 'notPossible'
  | 'noSuchHero'
  | 'noSuchCard'
  | 'cardUsed'
  | 'cardCannot'
  | 'dronesHold'
  | 'outOfReach'
  | 'wayBlocked'
  | 'noRoom'
  | 'noRebelsThere'
  | 'flightJammed'
  | 'leadingJammed'
  | 'notTogether'
  | 'noDronesThere'
  | 'bazookaArmed'
  | 'notOnShip'
  | 'shipDefeated'
  | 'dronesGuard'
  | 'noRebelHere'
  | 'pointsJammed'
  | 'tooFewPoints'
  | 'wrongSum'
  | 'noOutpost'
  | 'notAtOutpost'
  | 'rebelPoolEmpty'
  | 'notInjured'
  | 'quarantine'
  | 'notUsed'
  | 'notYourSkill'
  | 'notFazaformed'
  | 'shipAbove'
  | 'notInForce'
  | 'noEvents'
  | 'noRadio';

export interface Refusal extends Refused<Reason> {
  readonly rule: RuleId;
}

/** A refusal by a rule, for a reason. */
export function refuse(rule: RuleId, reason: Reason): Refusal {
  return { ok: false, rule, reason };
}
