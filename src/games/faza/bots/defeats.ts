import type { Applied } from '../../../kernel/game.ts';
import type { EventId } from '../content/vocabulary.ts';
import { applyLegal } from '../rules/apply.ts';
import { chanceOfAll, eventOdds } from '../rules/events/eventOdds.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { DefeatRule, FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { type Boarding, boardingWith, quietBoarding } from './search/outcomes.ts';

type CarryOut = (state: FazaView, command: Command) => Applied<FazaTypes, FazaView>;

/** A limit on the decisions tried: more than any real position has, so that the search ends. */
const MOST_WAYS = 200;

/**
 * The rule by which the game is lost whatever the team decides; `null` where the game goes on or is won, where a decision
 * saves it, and where it depends on luck.
 */
export function sureDefeat(start: FazaView, carryOut: CarryOut = applyLegal): DefeatRule | null {
  let left = MOST_WAYS;
  const defeatIn = (state: FazaView): DefeatRule | null => {
    if (state.outcome) return state.outcome.won ? null : state.outcome.rule;
    if (state.chance.draws !== start.chance.draws || state.agenda.length === 0) return null;
    let found: DefeatRule | null = null;
    for (const command of legalCommands(state)) {
      left -= 1;
      if (left < 0) break;
      const rule = defeatIn(carryOut(state, command).state);
      if (rule === null) return null;
      found ??= rule;
    }
    return found;
  };
  return defeatIn(start);
}

/** The chance that a boarding loses the game, and the rules by which it does, the most likely first. */
export interface BoardingDefeat {
  /** From 0 to 1; exact. */
  readonly chance: number;
  readonly rules: readonly DefeatRule[];
}

/** The chance that the event after a boarding loses the game (B3) if the team decides as well as it can. */
export function boardingDefeat(state: FazaView, command: Boarding): BoardingDefeat {
  const { cards } = eventOdds(state);
  if (cards.length === 0) {
    const rule = sureDefeat(quietBoarding(state, command));
    return rule === null ? { chance: 0, rules: [] } : { chance: 1, rules: [rule] };
  }
  const defeats = new Map<EventId, DefeatRule>();
  const weights = new Map<DefeatRule, number>();
  for (const { what, chance } of cards) {
    const rule = sureDefeat(boardingWith(state, command, what));
    if (rule === null) continue;
    defeats.set(what, rule);
    weights.set(rule, (weights.get(rule) ?? 0) + chance);
  }
  return {
    chance: chanceOfAll(state, (card) => defeats.has(card)),
    rules: [...weights].sort(([, a], [, b]) => b - a).map(([rule]) => rule),
  };
}
