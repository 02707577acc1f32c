import { CHARACTERS } from '../../../src/games/azardia/content/characters.ts';
import type { Fact } from '../../../src/games/azardia/rules/state/fact.ts';
import type { Seat, Setup, State, Step } from '../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { type Described, factsOf, type Moment, position } from './position.ts';

/*
 * The same position with all players on other seats. Roles describe the turn order: role 0 is active, role 1 is next,
 * and so on. A rule has to hold for any seats, and for any starting player.
 */

/** The player of each seat. */
export interface Seating {
  readonly name: string;
  /** The seats in turn order. */
  readonly order: readonly Seat[];
  /** The index of role 0 in the turn order. */
  readonly place: number;
  /** The roles, from 0. */
  readonly roles: readonly number[];
  readonly seat: (role: number) => Seat;
  readonly role: (seat: Seat) => number;
}

function orders(seats: readonly Seat[]): (readonly Seat[])[] {
  if (seats.length < 2) return [seats];
  return seats.flatMap((first) => orders(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));
}

/**
 * Every order of these numbers of players, with every player active in turn: 4 seatings of two players, 18 of three, 96
 * of four.
 */
export function seatings(...counts: readonly number[]): Seating[] {
  return counts.flatMap((players) => {
    const roles = Array.from({ length: players }, (_, role) => role);
    return orders(roles).flatMap((order) =>
      roles.map((place): Seating => {
        const seat = (role: number): Seat => at(order, (place + role) % players);
        const role = (other: Seat): number => (order.indexOf(other) - place + players) % players;
        return { name: `turn order ${order.join()}, seat ${seat(0)} on turn`, order, place, roles, seat, role };
      }),
    );
  });
}

/** Runs a check with each of these numbers of players in every seating. */
export function everywhere(counts: readonly number[], check: (seating: Seating) => void): void {
  for (const seating of seatings(...counts)) check(seating);
}

/** Each role with its description, and the same for all others. */
export function all(players: number, other: Described, own: Readonly<Record<number, Described>> = {}): Described[] {
  return Array.from({ length: players }, (_, role) => ({ ...other, ...own[role] }));
}

/** A position in the turn of role 0; players are described by role, and are far apart by default. */
export function seated(
  seating: Seating,
  moment: Moment,
  described: readonly Described[],
  options: Partial<Setup> = {},
): State {
  const { order, place, roles, seat, role } = seating;
  const players = roles.map((_, one): Described => {
    return { tile: 10 + 15 * role(one), character: at(CHARACTERS, role(one)), ...described[role(one)] };
  });
  const state = position(moment, players, options);
  const steps = state.steps.map((step): Step => {
    const moved = 'place' in step ? { ...step, place } : step;
    if (moved.step === 'discardDown')
      return { ...moved, seat: seat(0), maySwap: at(state.players, seat(0)).character === 'robotIKing' };
    return 'seat' in moved ? { ...moved, seat: seat(0) } : moved;
  });
  return { ...state, order, turn: state.turn && { ...state.turn, seat: seat(0) }, steps };
}

/** The players' belongings, by role. */
function byRole<Value>(
  { roles, seat }: Seating,
  { players }: State,
  value: (player: State['players'][number]) => Value,
): Value[] {
  return roles.map((role) => value(at(players, seat(role))));
}

/** The tiles, coins, levels and numbers of cards of the players, by role. */
export const tiles = (seating: Seating, state: State): number[] => byRole(seating, state, ({ tile }) => tile);
export const coins = (seating: Seating, state: State): number[] => byRole(seating, state, (player) => player.coins);
export const levels = (seating: Seating, state: State): number[] => byRole(seating, state, ({ level }) => level);
export const cards = (seating: Seating, state: State): number[] => byRole(seating, state, ({ hand }) => hand.length);

/** The players that a role has met or challenged, by role. */
export function metBy({ seat, role }: Seating, challenger: number, facts: readonly Fact[]): number[] {
  const duels = factsOf(facts, 'duelBegan').filter((duel) => duel.challenger === seat(challenger));
  return duels.map(({ defender }) => role(defender));
}
