import { at } from '../../../../kernel/values/at.ts';
import { discard } from '../cards/decks.ts';
import type { Command } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Cause, Roll, Seat, State } from '../state/state.ts';

/** K2: nobody holds more. */
export const MOST_COINS = 6000;

/** K1: what a level, a tile, and a die raised by 1 cost. */
export const PRICES = { level: 5000, tile: 1000, die: 1000 } as const;

/** Gives coins; K2: what is more than 6,000 is lost. */
export function gainCoins(play: Play, cause: Cause, seat: Seat, coins: number, from: Seat | null = null): void {
  const gained = Math.min(coins, MOST_COINS - at(play.state.players, seat).coins);
  if (gained > 0) emit(play, 'K2', cause, { fact: 'coinsGained', seat, coins: gained, from });
}

/** Takes as many coins as somebody has of these, and gives them to a rival, if one is named. */
export function loseCoins(play: Play, cause: Cause, seat: Seat, coins: number, to: Seat | null = null): void {
  const lost = Math.min(coins, at(play.state.players, seat).coins);
  if (lost === 0) return;
  emit(play, 'K6', cause, { fact: 'coinsLost', seat, coins: lost, to });
  if (to !== null) gainCoins(play, cause, to, lost, seat);
}

/** K1: pays for something. */
export function pay(play: Play, cause: Cause, seat: Seat, coins: number): void {
  if (coins > 0) emit(play, 'K1', cause, { fact: 'coinsLost', seat, coins, to: null });
}

/** K1, K5: the dice of a roll or duel that a coin can raise: each once, and a 10 never. */
export function listRaises(
  { players }: Pick<State, 'players'>,
  { seat, dice, raised }: Pick<Roll, 'seat' | 'dice' | 'raised'>,
): Command[] {
  if (at(players, seat).coins < PRICES.die) return [];
  return dice.flatMap((face, die): Command[] => (face < 10 && !raised[die] ? [{ do: 'raise', seat, die }] : []));
}

/** K4: a fortune is coins and hand. */
export function loseFortune(play: Play, cause: Cause, seat: Seat): void {
  loseCoins(play, cause, seat, MOST_COINS);
  discard(play, 'K4', cause, seat, at(play.state.players, seat).hand);
}
