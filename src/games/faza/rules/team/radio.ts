import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat } from '../state/state.ts';
import { cannotPay, spendPoints } from './points.ts';

/** V4: what it costs to open the radio, and what each hero starts with. */
export const RADIO_PRICE = 1;

/** V4: a hero who can pay may open the radio at any time in the Team phase. */
export function listRadio(state: Position, hero: Seat, commands: Command[]): void {
  if (state.radio && !cannotPay(state, hero, RADIO_PRICE)) commands.push({ do: 'radio', hero });
}

/** Why a hero cannot open the radio. */
export function whyNotRadio(state: Position, { hero }: CommandOf<'radio'>): Refusal {
  if (!state.radio) return refuse('V4', 'noRadio');
  if (!state.heroes[hero]) return refuse('V4', 'noSuchHero');
  return cannotPay(state, hero, RADIO_PRICE) ?? refuse('T2', 'notPossible');
}

/** V4: the hero pays, and everybody may talk for one breath. What they say is up to the players. */
export function openRadio(play: Play, { hero }: CommandOf<'radio'>): void {
  spendPoints(play, hero, RADIO_PRICE, 'team');
  emit(play, { rule: 'V4', by: 'team', fact: 'radioOpened', seat: hero });
}
