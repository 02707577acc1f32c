import type { Chance, UnknownChance } from '../kernel/chance.ts';
import { type GameTypes, isOver, type Seat } from '../kernel/game.ts';
import { now, type Session } from '../kernel/session.ts';

/**
 * What the shell knows about every game's types: a seed in the setup, luck in a state and none in a view (so the
 * compiler rejects a state where a view is needed), and each fact's name, rule and cause.
 */
export interface AnyGame extends GameTypes {
  readonly setup: { readonly seed: string };
  readonly state: { readonly chance: Chance };
  readonly view: { readonly chance: UnknownChance };
  readonly command: object;
  readonly fact: { readonly fact: string; readonly rule: string; readonly by: string };
}

/** Who plays a seat: this person, another one at the same device, or the computer. */
export type Player = 'you' | 'friend' | 'computer';

/** The owner of a game that came from outside: the player, or a guest. */
export type Whose = 'own' | 'guest';

/** How the computer plays in a match. It is no part of the rules: the same commands lead to the same states. */
export interface ComputerSettings {
  /** By seat: the level, by its ID, at which the computer plays it, or would play a person's. */
  readonly levels: readonly string[];
  /** The switches that are on, by their IDs. */
  readonly on: readonly string[];
}

/** A game and its players: the unit that is stored, continued and played. */
export interface Match<T extends AnyGame = AnyGame> {
  readonly session: Session<T>;
  readonly players: readonly Player[];
  /** Left out where the computer plays as it usually does. */
  readonly computers?: ComputerSettings;
  /** Whether everything could be undone, at least for a while: then it permanently counts as practice. */
  readonly practice?: true;
  /** The people around the device, if they have names. */
  readonly company?: PlayerGroup;
  /** The owner, if it came from outside: a guest's game does not count. */
  readonly whose?: Whose;
  /** By seat: its standing order, which is secret; omitted if everybody wants to be asked. */
  readonly orders?: readonly string[];
}

/** Whether a match is over by its rules. */
export function isEnded<T extends AnyGame>({ session }: Pick<Match<T>, 'session'>): boolean {
  return isOver(session.game, now(session));
}

/** Seats that the computer plays. */
export function computerSeats({ players }: Pick<Match, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (player === 'computer' ? [seat] : []));
}

/** Whether only computers play: a game to watch. */
export function isWatched({ players }: Pick<Match, 'players'>): boolean {
  return players.every((player) => player === 'computer');
}

/** The seat of the only person in a match of this device; `null` if several play, or nobody does. */
export function onlyPersonsSeat({ players, whose }: Pick<Match, 'players' | 'whose'>): Seat | null {
  const seats = seatsOfPeople({ players });
  return whose !== 'guest' && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Whether different people play seats at this device, so that each must not see what the others hold. */
export function isDeviceShared(match: Pick<Match, 'players' | 'company'>): boolean {
  const [first, ...others] = seatsOfPeople(match);
  return first !== undefined && others.some((seat) => !isSamePerson(match, first, seat));
}

/** The seats that people play. */
export function seatsOfPeople({ players }: Pick<Match, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (player === 'computer' ? [] : [seat]));
}

/** Whether two seats are the same person's. Where nobody has a name, everybody has one seat. */
export function isSamePerson({ company }: Pick<Match, 'company'>, one: Seat, other: Seat): boolean {
  return one === other || (company !== undefined && company.seats[one] === company.seats[other]);
}

/** Badges of people: each is a symbol of `icons.svg`, so that color is never all that tells people apart. */
export const BADGES = ['star', 'trophy', 'wave', 'flag', 'beacon', 'music', 'plane', 'fist'] as const;
export type Badge = (typeof BADGES)[number];

/** Colors of people; `people.css` has their inks. None of them is an area's. */
export const TINTS = ['orange', 'teal', 'violet', 'rose', 'slate', 'lime'] as const;
export type Tint = (typeof TINTS)[number];

/** A person at the table. */
export interface Person {
  /** At most `MOST_NAME` characters. */
  readonly name: string;
  readonly sign: Badge;
  readonly tint: Tint;
}

/** Who sits around the device, who plays which seat, and how they want to share it. */
export interface PlayerGroup {
  /** One to `MOST_PEOPLE`. */
  readonly people: readonly Person[];
  /** By seat: its player, as an index into `people`; `null` for the computer's. */
  readonly seats: readonly (number | null)[];
  /** Whether the screen waits for the device to be passed when another person's seat comes to the front. */
  readonly handOver: boolean;
  /** Whether each round has a captain: the one with the last word if the team disagrees. */
  readonly captain: boolean;
}

export const MOST_PEOPLE = 6;
export const MOST_NAME = 16;

/** A group as it is proposed: the seats of friends are a second person's, all others the first's. */
export function playerGroupFor(players: readonly Player[], nameOf: (person: number) => string): PlayerGroup {
  const count = players.includes('friend') ? 2 : 1;
  return {
    people: Array.from({ length: count }, (_, index) => newPerson(index, nameOf(index))),
    seats: players.map((player) => (player === 'computer' ? null : player === 'friend' ? 1 : 0)),
    handOver: false,
    captain: false,
  };
}

/** The group with another person, with an unused badge and color; the same group if it is full. */
export function withPerson(company: PlayerGroup, name: string): PlayerGroup {
  const { people } = company;
  if (people.length >= MOST_PEOPLE) return company;
  const taken = (index: number): boolean => people.some(({ sign }) => sign === BADGES[index % BADGES.length]);
  const free = BADGES.findIndex((_, index) => !taken(index));
  return { ...company, people: [...people, newPerson(free, name)] };
}

/** The group without one of its people, whose seats go to the first person. The last person stays. */
export function withoutPerson(company: PlayerGroup, leaving: number): PlayerGroup {
  if (company.people.length <= 1) return company;
  const people = company.people.filter((_, index) => index !== leaving);
  const moved = (person: number): number => (person === leaving ? 0 : person > leaving ? person - 1 : person);
  return { ...company, people, seats: company.seats.map((person) => (person === null ? null : moved(person))) };
}

/** Who plays a seat; `null` for the computer's. */
export function ownerOf({ people, seats }: PlayerGroup, seat: Seat): Person | null {
  const person = seats[seat];
  return person === null || person === undefined ? null : (people[person] ?? null);
}

/** The captain of a round: everybody in turn. `null` if there is none. */
export function captainOf({ people, captain }: PlayerGroup, round: number): Person | null {
  return captain && people.length > 1 ? (people[(Math.max(1, round) - 1) % people.length] ?? null) : null;
}

function newPerson(index: number, name: string): Person {
  return { name, sign: BADGES[index % BADGES.length] ?? 'star', tint: TINTS[index % TINTS.length] ?? 'orange' };
}
