import { GOAL, TOP_LEVEL } from '../../content/board.ts';
import { PRICES } from '../players/coins.ts';
import type { PlayerState } from '../state/state.ts';

/** How often two dice bring a pawn to the goal, each from 0 to 1. */
export interface GoalChance {
  /** By the sum or the difference as rolled. */
  readonly plain: number;
  /** With raised dice and bought tiles, as far as the coins go (K1, K5). */
  readonly withCoins: number;
}

const FACES = Array.from({ length: 10 }, (_, index) => index + 1);

/** The chance to stop on the goal with the next roll of two dice; `null` for who cannot get there. */
export function goalChance({ tile, level, coins }: Pick<PlayerState, 'tile' | 'level' | 'coins'>): GoalChance | null {
  const away = GOAL - tile;
  if (level < TOP_LEVEL || away <= 0) return null;
  const rolls = FACES.flatMap((one) => FACES.map((other) => [one, other] as const));
  const share = (hits: (one: number, other: number) => boolean): number =>
    rolls.filter(([one, other]) => hits(one, other)).length / rolls.length;
  const withCoins = share((one, other) => hitsWithCoins(one, other, away, coins));
  if (withCoins === 0) return null;
  return { plain: share((one, other) => results(one, other).includes(away)), withCoins };
}

function results(one: number, other: number): number[] {
  return [one + other, Math.abs(one - other)];
}

/** Whether raised dice, each once, and bought tiles make up the rest. Nothing is bought with a result of 0 (M2). */
function hitsWithCoins(one: number, other: number, away: number, coins: number): boolean {
  const raises = [0, 1].flatMap((first) => [0, 1].map((second) => [first, second] as const));
  return raises.some(([first, second]) => {
    if ((first > 0 && one === 10) || (second > 0 && other === 10)) return false;
    const left = coins - (first + second) * PRICES.die;
    if (left < 0) return false;
    const most = Math.floor(left / PRICES.tile);
    return results(one + first, other + second).some(
      (result) => result === away || (result > 0 && result < away && away - result <= most),
    );
  });
}
