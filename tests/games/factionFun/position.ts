import type { CardId } from '../../../src/games/factionFun/content/cards.ts';
import type { EventId } from '../../../src/games/factionFun/content/events.ts';
import type { AvatarKind, PeopleId, Terrain } from '../../../src/games/factionFun/content/vocabulary.ts';
import { wholeDeck } from '../../../src/games/factionFun/rules/evolve.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Command, CommandOf } from '../../../src/games/factionFun/rules/state/command.ts';
import type { Fact, FactName, FactOf } from '../../../src/games/factionFun/rules/state/fact.ts';
import type { Avatar, Setup, State, Step } from '../../../src/games/factionFun/rules/state/state.ts';
import { type Chance, chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { setupOf } from './subject.ts';

/** A position in a test. Whatever is left out is as at the start of a game in which nobody holds a card. */
export interface Described {
  /**
   * The rows of the map, each a list of hexes: `p`, `f`, `m` or `w` for the terrain, with `S` or `H` before it where
   * the Sailfolk or the Hearthfolk hold it.
   */
  readonly map: readonly string[];
  /** `S` or `H`, the tile, and the kind if it is not a base avatar. */
  readonly avatars: readonly (readonly ['S' | 'H', number, AvatarKind?])[];
  /** Whose turn it is; by default seat 0's. */
  readonly seat?: number;
  /** What the turn waits for; by default the move. With `round` a round begins, with `endRound` one ends. */
  readonly step?: 'card' | 'move' | 'act' | 'round' | 'endRound';
  /** The movement die of the turn; by default 1. */
  readonly die?: number;
  readonly hands?: readonly (readonly CardId[])[];
  readonly event?: EventId;
  readonly options?: Partial<Setup>;
  /** Anything else. */
  readonly also?: Partial<State>;
}

const TERRAIN: Readonly<Record<string, Terrain>> = { p: 'plains', f: 'forest', m: 'mountain', w: 'water' };
const PEOPLE: Readonly<Record<string, PeopleId>> = { S: 'sailfolk', H: 'hearthfolk' };

/** A position; avatars get the numbers 0, 1, 2 … in the order given. In `act`, the first avatar of the seat acts. */
export function position(described: Described): State {
  const { map, seat = 0, step = 'move', die = 1, event = null, options = {}, also = {} } = described;
  const { state } = factionFun.newGame(setupOf('position', described.hands?.length ?? 2, options));
  const hexes = map.map((row) => row.trim().split(/\s+/));
  const tiles = hexes.flat();
  const avatars = described.avatars.map(
    ([letter, tile, kind = 'base'], id): Avatar => ({
      id,
      people: at([PEOPLE[letter] ?? 'sailfolk'], 0),
      kind,
      tile,
      hasFoothold: false,
    }),
  );
  const hands = described.hands ?? state.hands.map(() => []);
  const own = seat % 2 === 0 ? 'sailfolk' : 'hearthfolk';
  const order: readonly Step[] = [
    { step: 'card', seat },
    { step: 'move', seat },
    { step: 'act', seat },
    { step: 'endTurn', seat },
  ];
  const from = order.findIndex((one) => one.step === step);
  const later = hands.flatMap((_, next): Step[] => (next > seat ? [{ step: 'turn', seat: next }] : []));
  const left = (people: PeopleId): State['decks'][PeopleId] => {
    const held = hands.filter((_, one) => (one % 2 === 0) === (people === 'sailfolk')).flat();
    const cards = [...wholeDeck(people, hands.length)];
    for (const card of held) cards.splice(cards.indexOf(card), 1);
    return { left: cards, discards: [] };
  };
  return {
    ...state,
    columns: at(hexes, 0).length,
    terrain: tiles.map((hex) => TERRAIN[hex.slice(-1)] ?? 'plains'),
    holders: tiles.map((hex) => PEOPLE[hex.slice(0, -1)] ?? null),
    avatars,
    nextAvatar: avatars.length,
    hands,
    decks: { sailfolk: left('sailfolk'), hearthfolk: left('hearthfolk') },
    round: 5,
    event,
    turn:
      from < 0
        ? null
        : {
            seat,
            die,
            plus: 0,
            waterSteps: null,
            claimPlus: 0,
            actor:
              step === 'act'
                ? at(
                    avatars.filter((one) => one.people === own),
                    0,
                  ).id
                : null,
          },
    highPlaces: hands.map(() => 0),
    closedPaths: hands.map(() => 0),
    claim: null,
    battle: null,
    steps: from < 0 ? [{ step } as Step] : [...order.slice(from), ...later, { step: 'endRound' }],
    ...also,
  };
}

/** The same position with luck that rolls these dice next: each as its number of sides and its face. */
export function rolling(state: State, ...dice: readonly (readonly [sides: number, face: number])[]): State {
  const key = dice.join(';');
  const chance = LUCK.get(key) ?? luckOf(dice);
  LUCK.set(key, chance);
  return { ...state, chance };
}

/** Two six-sided dice, as `rolling` takes them. */
export const two = (one: number, other: number) =>
  [
    [6, one],
    [6, other],
  ] as const;

/** A D20 of the aggressor and one of the defender, as `rolling` takes them. */
export const d20s = (...faces: readonly number[]) => faces.map((face) => [20, face] as const);

/** Cache of seeds by dice, because many tests search for the same. */
const LUCK = new Map<string, Chance>();

function luckOf(dice: readonly (readonly [number, number])[]): Chance {
  for (let number = 0; number < 3_000_000; number++) {
    const chance = chanceFrom(`dice ${number}`);
    const drawing = { ...chance };
    if (dice.every(([sides, face]) => drawBelow(drawing, sides) === face - 1)) return chance;
  }
  throw new RangeError(`no luck rolls ${dice.join(';')}`);
}

/** The result of a series of commands. */
export interface Led {
  readonly state: State;
  /** Of all the commands, in order. */
  readonly facts: readonly Fact[];
}

/** Gives commands one after another; throws if one is refused. */
export function give(state: State, ...commands: readonly Command[]): Led {
  return commands.reduce<Led>(
    (led, command) => {
      const result = factionFun.apply(led.state, command);
      if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.rule}, ${result.reason}`);
      return { state: result.state, facts: [...led.facts, ...result.facts] };
    },
    { state, facts: [] },
  );
}

/** What a command leads to with the first luck that makes these facts happen. */
export function lucky(state: State, command: Command, happens: (facts: readonly Fact[]) => boolean): Led {
  for (let number = 0; number < 10_000; number++) {
    const led = give({ ...state, chance: chanceFrom(`luck ${number}`) }, command);
    if (happens(led.facts)) return led;
  }
  throw new RangeError('no luck makes this happen');
}

/** The facts with that name. */
export function factsOf<Name extends FactName>(facts: readonly Fact[], name: Name): (Fact & FactOf<Name>)[] {
  return facts.filter((fact): fact is Fact & FactOf<Name> => fact.fact === name);
}

/** The legal commands with that name. */
export function legal<Name extends Command['do']>(state: State, name: Name): CommandOf<Name>[] {
  return factionFun.legalCommands(state).filter((command): command is CommandOf<Name> & Command => command.do === name);
}

/** The tiles where an avatar may end its move, in rising order. */
export function ends(state: State, avatar: number): readonly number[] {
  return legal(state, 'move')
    .flatMap((command) => (command.avatar === avatar ? [command.tile] : []))
    .sort((one, other) => one - other);
}

export const moving = (seat: number, avatar: number, tile: number): Command => ({ do: 'move', seat, avatar, tile });
export const claiming = (seat: number): Command => ({ do: 'claim', seat });
export const attacking = (seat: number, tile: number): Command => ({ do: 'attack', seat, tile });
export const answering = (seat: number, avatar: number): Command => ({ do: 'answer', seat, avatar });
export const passing = (seat: number): Command => ({ do: 'pass', seat });
export const playing = (seat: number, card: CardId, ...tiles: readonly number[]): Command => ({
  do: 'play',
  seat,
  card,
  tiles,
});
