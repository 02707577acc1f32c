import type { GameTypes } from '../../../src/kernel/game.ts';
import { now } from '../../../src/kernel/session.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { must } from './violation.ts';
import type { Whole } from './whole.ts';

/**
 * Every seat is on one side, and sides win as a whole: of several sides at least one, and those hold the first place.
 */
export function sided<T extends GameTypes>({ session }: Whole<T>): void {
  const { game, setup } = session;
  const sides = game.sides(setup);
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => seat);
  must(equal(sides.flat().sort(), seats), 'a seat is on no side, or on two', sides);
  const result = game.result(now(session));
  if (!result) return;
  const { winners, ranking } = result;
  const isWhole = sides.every((side) =>
    side.every((seat) => winners.includes(seat) === winners.includes(side[0] ?? -1)),
  );
  must(isWhole, 'a part of a side wins', result);
  must(
    sides.length === 1 || equal([...winners].sort(), [...(ranking[0] ?? [])].sort()),
    'others win than come first',
    result,
  );
}
