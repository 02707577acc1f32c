import type { Applied } from '../../../../kernel/game.ts';
import { equal } from '../../../../kernel/values/equal.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { applyLegal } from '../apply.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { FazaView, Seat } from '../state/state.ts';
import type { FazaTypes } from '../state/types.ts';
import { targets } from './combat.ts';
import { type FightForecast, type FightResult, fightForecast } from './fightOdds.ts';

/** What one more card or skill would change about a fight. */
export interface FightHelp {
  /** The command that plays it. */
  readonly command: Command;
  /** The fight after it. */
  readonly then: FightForecast;
  /** Points expected, more or fewer (P1). */
  readonly kills: number;
  /** Change of the chance that every Drone falls. */
  readonly clears: number;
  /** Change of the chance that neither a Rebel nor the hero is harmed. */
  readonly unharmed: number;
  /** Change of the chance that the hero dies (I4). */
  readonly death: number;
  /** Change of the chance that the game is lost by it (X2, X5). */
  readonly defeat: number;
}

/**
 * What every card and skill that could still be played before a roll (C3) would change about it; `commands` are those that
 * may be given. What changes nothing about its results, or makes it impossible, is left out. The most helpful first: what
 * keeps the team unharmed, then what brings more Points.
 */
export function fightHelp(state: FazaView, fight: CommandOf<'fight'>, commands: readonly Command[]): FightHelp[] {
  const now = fightForecast(state, fight.hero, fight.tile);
  const helps = commands.flatMap((command) => {
    if (command.do !== 'enhance' && command.do !== 'aim' && command.do !== 'marksman') return [];
    const { state: after, facts } = applyLegal(state, command);
    if (!facts.some(({ fact }) => fact === 'armed')) return [];
    const then = fightForecast(after, fight.hero, fight.tile);
    // A Bazooka is for other tiles only (C7): with it, this fight would no longer be possible.
    if (equal(then.results, now.results) || then.odds.bazooka !== now.odds.bazooka) return [];
    return [helpOf(command, now, then)];
  });
  return helps.sort((a, b) => beyondNoise(b.unharmed - a.unharmed) || b.kills - a.kills);
}

/** What a command that leads from one state to another changes about a fight; `null` if it makes the fight possible or impossible. */
export function fightHelpOf(
  command: Command,
  before: FazaView,
  after: FazaView,
  { hero, tile }: CommandOf<'fight'>,
): FightHelp | null {
  const [now, then] = [fightForecast(before, hero, tile), fightForecast(after, hero, tile)];
  return now.odds.bazooka === then.odds.bazooka ? helpOf(command, now, then) : null;
}

/** Whether a roll is better than another in something that matters, and worse in nothing. */
export function isBetterFight(then: FightForecast, now: FightForecast): boolean {
  const gains = [
    then.expectedKills - now.expectedKills,
    meanOf(now, ({ wounds }) => wounds) - meanOf(then, ({ wounds }) => wounds),
    meanOf(now, ({ wounds, rebelsLost }) => wounds + rebelsLost) -
      meanOf(then, ({ wounds, rebelsLost }) => wounds + rebelsLost),
    now.defeatChance - then.defeatChance,
  ];
  return gains.some((gain) => gain > NOISE) && gains.every((gain) => gain > -NOISE);
}

/** Rounding errors of sums of chances are below this. */
const NOISE = 1e-9;

function beyondNoise(difference: number): number {
  return Math.abs(difference) > NOISE ? difference : 0;
}

function meanOf({ results }: FightForecast, count: (result: FightResult) => number): number {
  return results.reduce((sum, result) => sum + result.chance * count(result), 0);
}

function helpOf(command: Command, now: FightForecast, then: FightForecast): FightHelp {
  return {
    command,
    then,
    kills: then.expectedKills - now.expectedKills,
    clears: clearChance(then) - clearChance(now),
    unharmed: unharmedChance(then) - unharmedChance(now),
    death: then.deathChance - now.deathChance,
    defeat: then.defeatChance - now.defeatChance,
  };
}

/** Why an effect armed for a hero's roll (C3) would do nothing as things stand: no Drones to fight (C1), or unchanged odds. */
export interface WastedEffect {
  readonly reason: 'noFight' | 'sameOdds';
  readonly seat: Seat;
}

/** Whether the effect that a command armed would do nothing; `null` if it helps, or if nothing was armed. */
export function wastedEffect(
  before: FazaView,
  { facts, state: after }: Applied<FazaTypes, FazaView>,
): WastedEffect | null {
  const armed = facts.find(({ fact }) => fact === 'armed');
  // A long shot waits for anyone's Bazooka (C7).
  if (armed?.fact !== 'armed' || armed.effect.kind === 'longShot') return null;
  const { seat } = armed;
  const tiles = targets(after, seat);
  if (tiles.length === 0) return { reason: 'noFight', seat };
  const results = (state: FazaView, tile: TileNo) => fightForecast(state, seat, tile).results;
  const isSame = tiles.every((tile) => equal(results(after, tile), results(before, tile)));
  return isSame ? { reason: 'sameOdds', seat } : null;
}

/** The chance that every Drone falls. */
export function clearChance({ results, odds }: FightForecast): number {
  return results.reduce((sum, { kills, chance }) => (kills === odds.dice ? sum + chance : sum), 0);
}

/** The chance that neither a Rebel nor the hero is harmed (I2). */
export function unharmedChance({ results }: FightForecast): number {
  return results.reduce((sum, { wounds, rebelsLost, chance }) => (wounds + rebelsLost === 0 ? sum + chance : sum), 0);
}

/** The chance that a roll costs the last Rebel, and with it the game (X5). */
export function lastRebelChance({ results }: FightForecast): number {
  return results.reduce((sum, { loses, chance }) => (loses === 'X5' ? sum + chance : sum), 0);
}
