import { at } from '../../../../kernel/values/at.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, modeOf, rebelsOnBoard, tileAt } from '../board/board.ts';
import type { FazaView, Position, Seat } from '../state/state.ts';
import { DIE_SIDES, type Odds, oddsOf, tileBonus, workOut } from './combat.ts';

/** One way in which a roll can end. */
export interface FightResult {
  /** Drones defeated, and so Points gained (P1). */
  readonly kills: number;
  readonly rebelsLost: number;
  /** Cards that the hero flips. */
  readonly wounds: number;
  /** Whether the hero dies of it (I4). */
  readonly dies: boolean;
  /** By which rule the game is lost with it: the last Rebel (X5) goes before the hero (X2). */
  readonly loses: 'X2' | 'X5' | null;
  /** From 0 to 1; exact, not sampled. */
  readonly chance: number;
}

/** What a roll would bring: exact, by the same evaluation as the roll itself. */
export interface FightForecast {
  readonly odds: Odds;
  /** What the hero's own tile adds to every die (C4, P24-C3); part of the bonus. */
  readonly tileBonus: number;
  /** The likeliest first. */
  readonly results: readonly FightResult[];
  /** Chance of one die to hit without re-roll, from 0 to 1. */
  readonly each: number;
  readonly expectedKills: number;
  readonly deathChance: number;
  /** Chance that the game is lost by it, through death or the last Rebel. */
  readonly defeatChance: number;
}

const FACES = Array.from({ length: DIE_SIDES }, (_, index) => index + 1);

/** The exact odds of a hero's next roll against the Drones of a tile. */
export function fightForecast(state: FazaView, seat: Seat, tile: TileNo): FightForecast {
  const odds = oddsOf(state, seat, tile);
  const byKills = killChances(odds);
  const results = byKills.flatMap((chance, kills) => (chance > 0 ? [result(state, seat, odds, kills, chance)] : []));
  return {
    odds,
    tileBonus: tileBonus(state, seat),
    results: [...results].sort((a, b) => b.chance - a.chance),
    each: FACES.filter((face) => face + odds.bonus >= odds.needs).length / DIE_SIDES,
    expectedKills: byKills.reduce((sum, chance, kills) => sum + chance * kills, 0),
    deathChance: sumOf(results.filter(({ dies }) => dies)),
    defeatChance: sumOf(results.filter(({ loses }) => loses !== null)),
  };
}

function sumOf(results: readonly FightResult[]): number {
  return results.reduce((sum, { chance }) => sum + chance, 0);
}

/** Sorted results of a roll, each with its chance: at most 56 of 3 dice. */
type Hands = ReadonlyMap<string, number>;

/**
 * Chance of every number of kills, indexed by it. Each re-roll is computed on sorted results instead of on all sequences of
 * numbers, because cards can be refreshed and a hero may have armed any number of re-rolls.
 */
function killChances(odds: Odds): number[] {
  const rolls = everyRoll(odds.dice);
  let hands: Hands = merged(rolls.map((faces) => [faces, 1 / rolls.length]));
  for (let left = odds.rerolls; left > 0; left--) hands = merged(rerolled(odds, hands));
  const chances = Array.from({ length: odds.dice + 1 }, () => 0);
  for (const [hand, chance] of hands) {
    const dice = workOut({ ...odds, rerolls: 0 }, facesOf(hand), anyFace);
    const kills = dice.filter((die) => die.hit).length;
    chances[kills] = at(chances, kills) + chance;
  }
  return chances;
}

/** Every result after one re-roll, by each face that it can bring. */
function rerolled(odds: Odds, hands: Hands): [number[], number][] {
  const one = { ...odds, rerolls: 1, lowest: [] };
  return [...hands].flatMap(([hand, chance]) =>
    FACES.map((face): [number[], number] => {
      const dice = workOut(one, facesOf(hand), () => face);
      return [dice.map(({ first, again }) => again[0] ?? first), chance / FACES.length];
    }),
  );
}

function merged(rolls: readonly (readonly [faces: readonly number[], chance: number])[]): Hands {
  const hands = new Map<string, number>();
  for (const [faces, chance] of rolls) {
    const hand = [...faces].sort((a, b) => a - b).join('');
    hands.set(hand, (hands.get(hand) ?? 0) + chance);
  }
  return hands;
}

function facesOf(hand: string): number[] {
  return [...hand].map(Number);
}

/** Never used: without re-rolls no face is asked for. */
function anyFace(): number {
  return at(FACES, 0);
}

/** Every roll of that many dice. */
export function everyRoll(dice: number): number[][] {
  return dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((start) => FACES.map((face) => [...start, face]));
}

/** C6, I2: shields, then Rebels, then the hero. */
function result(state: Position, seat: Seat, odds: Odds, kills: number, chance: number): FightResult {
  const { tile, cards } = heroAt(state, seat);
  const injuries = odds.bazooka ? 0 : Math.max(0, odds.dice - kills - odds.shields);
  const rebelsLost = Math.min(injuries, tileAt(state, tile).rebels);
  const healthy = cards.filter((card) => !card.injured).length;
  const wounds = Math.min(healthy, injuries - rebelsLost);
  const dies = wounds === healthy;
  const isLast = modeOf(state).needsRebels && rebelsLost > 0 && rebelsLost === rebelsOnBoard(state);
  return { kills, rebelsLost, wounds, dies, loses: isLast ? 'X5' : dies ? 'X2' : null, chance };
}
