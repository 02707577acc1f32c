import type { Danger } from '../../../../module/chances/danger.ts';
import { boardingDefeat, sureDefeat } from '../../bots/defeats.ts';
import type { Boarding } from '../../bots/search/outcomes.ts';
import { faza } from '../../rules/faza.ts';
import { fightForecast } from '../../rules/fight/fightOdds.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { DefeatRule, FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { carriedOutBy, type Rules } from './preview.ts';
import { comingPhase } from './whatIf.ts';

/** With no more Drones than this in the pool after a phase, the next phase may empty it (X3). */
export const LOW_POOL = 1;

/**
 * The risk of a legal command: the exact chance that it loses the game before the team can do anything else, or a
 * warning that the Drone pool is running low. `null` without either.
 */
export function dangerOf(view: FazaView, command: Command, rules: Rules = faza): Danger | null {
  if (view.outcome) return null;
  switch (command.do) {
    case 'fight':
      return ofFight(view, command);
    case 'board':
    case 'insider':
      return ofBoarding(view, command);
    case 'forecast':
      return null;
    case 'endTeamPhase':
      return ofPhase(view, rules);
    default: {
      const after = carriedOutBy(rules)(view, command).state;
      // Where luck decides, no defeat is certain.
      if (after.chance.draws !== view.chance.draws) return null;
      const rule = sureDefeat(after, carriedOutBy(rules));
      return rule && losing(1, [rule]);
    }
  }
}

function ofFight(view: FazaView, { hero, tile }: CommandOf<'fight'>): Danger | null {
  const fight = fightForecast(view, hero, tile);
  const rules = new Set(fight.results.flatMap(({ loses }) => loses ?? []));
  return fight.defeatChance > 0 ? losing(fight.defeatChance, [...rules]) : null;
}

function ofBoarding(view: FazaView, command: Boarding): Danger | null {
  const { chance, rules } = boardingDefeat(view, command);
  return chance > 0 ? losing(chance, rules) : null;
}

function ofPhase(view: FazaView, rules: Rules): Danger | null {
  const coming = comingPhase(view, rules);
  if (coming === null) return null;
  const { outcome, pool } = coming.after;
  if (outcome?.won) return null;
  if (outcome) {
    const carryOut = carriedOutBy(rules);
    const rule = coming.hasChoices ? sureDefeat(carryOut(view, { do: 'endTeamPhase' }).state, carryOut) : outcome.rule;
    return rule && losing(1, [rule]);
  }
  if (pool.drones > LOW_POOL) return null;
  return { chance: 0, brief: text.dangerText.pool(pool.drones), said: text.dangerText.poolSaid(pool.drones) };
}

/** A sum of chances misses 1 by no more than this where it should be exact. */
const NOISE = 1e-9;

function losing(sum: number, rules: readonly DefeatRule[]): Danger {
  const chance = sum > 1 - NOISE ? 1 : sum;
  return { chance, brief: text.dangerText.brief(chance), said: text.dangerText.said(chance, rules) };
}
