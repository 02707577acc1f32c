import type { Game, GameTypes, Seat, Side } from './game.ts';

/** Sides of seats that each play for themselves. */
export function eachAlone(seats: number): readonly Side[] {
  return Array.from({ length: seats }, (_, seat) => [seat]);
}

/** The one side of seats that play together against the game. */
export function allTogether(seats: number): readonly Side[] {
  return [Array.from({ length: seats }, (_, seat) => seat)];
}

/** The side that a seat belongs to; empty for a seat that does not exist. */
export function sideOf(sides: readonly Side[], seat: Seat): Side {
  return sides.find((side) => side.includes(seat)) ?? [];
}

/** Whether everybody plays together against the game. */
export function isCooperative<T extends GameTypes>(game: Pick<Game<T>, 'sides'>, setup: T['setup']): boolean {
  return game.sides(setup).length === 1;
}

/** Whether the players beat the game together; `null` as long as it goes on, and where several sides play against each other. */
export function isWonTogether<T extends GameTypes>(
  game: Pick<Game<T>, 'sides' | 'result'>,
  setup: T['setup'],
  state: T['state'],
): boolean | null {
  const result = game.result(state);
  return result && isCooperative(game, setup) ? result.winners.length > 0 : null;
}
