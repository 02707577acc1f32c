import { at } from '../../../../kernel/values/at.ts';
import { GOAL, TOP_LEVEL, Z_TILES } from '../../content/board.ts';
import { PRICES } from '../players/coins.ts';
import type { PlayerState, Seat, State } from '../state/state.ts';
import { diceCount } from '../turn/rolling.ts';
import { turnPlace } from '../turn/turnOrder.ts';

/** How often the dice bring a pawn to the goal, each from 0 to 1. */
export interface GoalChance {
  /** By the sum or the difference as rolled. */
  readonly plain: number;
  /** With raised dice and bought tiles, as far as the coins go (K1, K5). */
  readonly withCoins: number;
}

const FACES = Array.from({ length: 10 }, (_, index) => index + 1);

/** Who is on the way, and with how many dice they roll next (M1). */
type Runner = Pick<PlayerState, 'tile' | 'level' | 'coins' | 'misses'> & { readonly dice: number };

/**
 * The chance of a seat to stop on the goal with its next roll, as the round and its cards make it; `null` for who cannot get there, or
 * has no roll left before the game ends (G1).
 */
export function goalChanceOf(state: State, seat: Seat): GoalChance | null {
  if (state.grace && !isRollNow(state, seat) && !state.grace.turns.includes(seat)) return null;
  return goalChance({ ...at(state.players, seat), dice: nextDice(state, seat) });
}

/** M1, E2: how many dice a seat rolls next for movement. What an event says of dice is for rolls of its round. */
export function nextDice(state: State, seat: Seat): number {
  return diceCount(isRollToCome(state, seat) ? state : { ...state, roundRule: null }, seat, false);
}

/** Whether a seat still rolls for movement in the turn that it takes now. */
export function isRollNow({ turn, steps }: State, seat: Seat): boolean {
  if (turn?.seat !== seat || steps.some(({ step }) => step === 'takeTurn')) return false;
  return steps.some((step) => step.step === 'roll' || (step.step === 'phase' && step.phase === 'A'));
}

/** Whether a seat still rolls for movement in this round. */
function isRollToCome(state: State, seat: Seat): boolean {
  const [own, now] = [state.order.indexOf(seat), turnPlace(state)];
  if (own !== now) return own > now;
  return state.steps.some(
    (step) => step.step === 'takeTurn' || step.step === 'roll' || (step.step === 'phase' && step.phase === 'A'),
  );
}

/** The chance to stop on the goal in the next turn; `null` for who cannot get there. */
export function goalChance({ tile, level, coins, misses, dice: count }: Runner): GoalChance | null {
  const away = GOAL - tile;
  if (level < TOP_LEVEL || away <= 0 || misses === 'next') return null;
  const rolls = Array.from({ length: count }).reduce<number[][]>(
    (some) => some.flatMap((faces) => FACES.map((face) => [...faces, face])),
    [[]],
  );
  const share = (counts: (dice: readonly number[]) => boolean): number => rolls.filter(counts).length / rolls.length;
  const withCoins = share((dice) => raisedWays(dice, coins).some(({ faces, left }) => hits(faces, away, left)));
  if (withCoins === 0) return null;
  return { plain: share((dice) => results(dice).includes(away)), withCoins };
}

/** Where dice lead: of more than one any two are used. */
function results(faces: readonly number[]): number[] {
  if (faces.length === 1) return [...faces];
  return faces.flatMap((one, die) => faces.slice(die + 1).flatMap((other) => [one + other, Math.abs(one - other)]));
}

/** K1: dice as they are, or each raised once, and the coins that are left. */
function raisedWays(dice: readonly number[], coins: number): { readonly faces: readonly number[]; left: number }[] {
  let ways = [{ faces: [] as readonly number[], left: coins }];
  for (const face of dice) {
    ways = ways.flatMap(({ faces, left }) => [
      { faces: [...faces, face], left },
      ...(face < 10 && left >= PRICES.die ? [{ faces: [...faces, face + 1], left: left - PRICES.die }] : []),
    ]);
  }
  return ways;
}

/**
 * Whether dice lead to the goal with tiles bought for what is left (K5): with the movement, or one by one after bouncing off the goal (M3),
 * where no Z tile lies on the way (B3). Nothing is bought with a result of 0 (M2).
 */
function hits(faces: readonly number[], away: number, left: number): boolean {
  const most = Math.floor(left / PRICES.tile);
  return results(faces).some((result) => {
    if (result === away) return true;
    if (result < away) return result > 0 && away - result <= most;
    const back = result - away;
    return back <= most && Z_TILES.every((tile) => tile < GOAL - back || tile >= GOAL);
  });
}
