import { fightOutcomes, quietBoarding } from '../../bots/search/outcomes.ts';
import { faza } from '../../rules/faza.ts';
import { type FazaForecast, forecast } from '../../rules/forecast.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { carriedOutBy, type Rules } from './preview.ts';

/** A position to which a command may lead, and the Faza phase that would follow it. */
export interface Case {
  /** From 0 to 1. */
  readonly chance: number;
  readonly state: FazaView;
  /** `null` where the game is over by then. */
  readonly forecast: FazaForecast | null;
}

/** The coming Faza phase, if the command on offer is given. */
export interface WhatIf {
  /**
   * `sure`: the command reveals nothing, so this is certain. `roll`: one case for every possible roll. `card`: the
   * result without the unknown event card that follows.
   */
  readonly kind: 'sure' | 'roll' | 'card';
  readonly cases: readonly Case[];
}

const known = new WeakMap<FazaView, FazaForecast>();

/**
 * The coming Faza phase of a position in which the team may act; `null` in any other. A position belongs to a game and so to
 * its rules; the same one is looked ahead from once.
 */
export function comingPhase(state: FazaView, rules: Rules = faza): FazaForecast | null {
  if (state.phase !== 'team' || state.agenda.length > 0) return null;
  const found = known.get(state) ?? forecast(state, undefined, carriedOutBy(rules));
  known.set(state, found);
  return found;
}

/**
 * What the coming Faza phase would be after a legal command; `null` where that says nothing: before and after decisions, and
 * for a command that only lets cards be seen. It never looks at the luck of the game: what a roll or a card decides is given
 * as every case there is, or left out. Dice and cards are read as today's rules read them; all that follows from them goes by
 * `rules`.
 */
export function whatIf(state: FazaView, offer: Command, rules: Rules = faza): WhatIf | null {
  if (comingPhase(state, rules) === null) return null;
  if (offer.do === 'endTeamPhase' || offer.do === 'forecast') return null;
  if (offer.do === 'fight') {
    const cases = fightOutcomes(state, offer).map(({ view: after, chance }) => caseOf(after, chance, rules));
    return { kind: 'roll', cases };
  }
  if (offer.do === 'board' || offer.do === 'insider') return one('card', quietBoarding(state, offer), rules);
  return one('sure', carriedOutBy(rules)(state, offer).state, rules);
}

function one(kind: 'sure' | 'card', after: FazaView, rules: Rules): WhatIf | null {
  return comingPhase(after, rules) === null ? null : { kind, cases: [caseOf(after, 1, rules)] };
}

function caseOf(state: FazaView, chance: number, rules: Rules): Case {
  return { chance, state, forecast: comingPhase(state, rules) };
}
