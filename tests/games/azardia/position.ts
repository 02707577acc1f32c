import type { ActionId, EventId, PenaltyId } from '../../../src/games/azardia/content/cards.ts';
import { CHARACTERS } from '../../../src/games/azardia/content/characters.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Command, CommandOf, Target } from '../../../src/games/azardia/rules/state/command.ts';
import type { Fact, FactName, FactOf } from '../../../src/games/azardia/rules/state/fact.ts';
import type { Grace, PlayerState, Seat, Setup, State, Step } from '../../../src/games/azardia/rules/state/state.ts';
import { type Chance, chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { setupOf } from './subject.ts';

/** A player in a test; omitted fields are as at the start of a game, and players are on tiles far apart. */
export type Described = Partial<PlayerState>;

/** The phase of seat 0's turn. */
export type Moment = 'A' | 'C' | 'D';

const WAITING: Readonly<Record<Moment, readonly Step[]>> = {
  A: [{ step: 'phase', phase: 'A' }],
  C: [{ step: 'play', seat: 0 }],
  D: [{ step: 'phase', phase: 'D' }],
};

/**
 * A position in the turn of seat 0, before or in a phase of it; seats are in turn order. Players have only the named
 * cards, the deck holds the rest. By default nobody is Lagartoon or another character whose ability interferes: name a
 * `character` if it matters.
 */
export function position(moment: Moment, described: readonly Described[], options: Partial<Setup> = {}): State {
  const { state } = azardia.newGame(setupOf('position', described.length, options));
  const players = described.map((player, seat): PlayerState => {
    return { ...at(state.players, seat), character: at(CHARACTERS, seat), tile: 10 + 15 * seat, ...player };
  });
  const held = players.flatMap(({ hand }) => hand);
  const action = held.reduce<State['decks']['action']>((deck, card) => {
    const index = deck.indexOf(card);
    return deck.filter((_, place) => place !== index);
  }, state.decks.action);
  return untilWaiting({
    ...state,
    players,
    order: described.map((_, seat) => seat),
    round: 1,
    turn: { seat: 0, phase: moment, abilityUsed: false, rolledAgain: false },
    decks: { ...state.decks, action },
    steps: [...WAITING[moment].slice(0, 1), ...after(moment), { step: 'endTurn', place: 0 }],
  });
}

/** The phases that follow. */
function after(moment: Moment): readonly Step[] {
  const phases = ['A', 'B', 'C', 'D'] as const;
  return phases.slice(phases.indexOf(moment) + 1).map((phase) => ({ step: 'phase', phase }));
}

/** A phase starts with a command that a test cannot give, so it is started here. */
function untilWaiting(state: State): State {
  const [step, ...others] = state.steps;
  if (step?.step !== 'phase') return state;
  const waiting: Step =
    step.phase === 'A'
      ? { step: 'roll', seat: 0, threeDice: false }
      : { step: 'discardDown', seat: 0, maySwap: at(state.players, 0).character === 'robotIKing' };
  return { ...state, steps: [waiting, ...others] };
}

/** A grace turn of the seat that reached tile 150 first and holds it; these seats still have a last turn, in order. */
export function graceOf(holder: Seat, ...turns: readonly Seat[]): Grace {
  return { first: holder, holder, now: null, turns };
}

/** The same position with luck that rolls these numbers next, each from 1 to 10. */
export function rolling(state: State, ...faces: readonly number[]): State {
  const chance = LUCK.get(faces.join()) ?? luckOf(faces);
  LUCK.set(faces.join(), chance);
  return { ...state, chance };
}

/** Cache of seeds by faces, because most tests search for the same faces. */
const LUCK = new Map<string, Chance>();

function luckOf(faces: readonly number[]): Chance {
  for (let number = 0; number < 1_000_000; number++) {
    const chance = chanceFrom(`dice ${number}`);
    const drawing = { ...chance };
    if (faces.every((face) => drawBelow(drawing, 10) === face - 1)) return chance;
  }
  throw new RangeError(`no luck rolls ${faces.join()}`);
}

/** The same position with only these cards in the action deck. */
export function withDeck(state: State, ...cards: readonly ActionId[]): State {
  return { ...state, decks: { ...state.decks, action: cards } };
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
      const result = azardia.apply(led.state, command);
      if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.rule}, ${result.reason}`);
      return { state: result.state, facts: [...led.facts, ...result.facts] };
    },
    { state, facts: [] },
  );
}

/** The facts with that name. */
export function factsOf<Name extends FactName>(facts: readonly Fact[], name: Name): (Fact & FactOf<Name>)[] {
  return facts.filter((fact): fact is Fact & FactOf<Name> => fact.fact === name);
}

/** The legal commands with that name, of any seat. */
export function legal<Name extends Command['do']>(state: State, name: Name): Extract<Command, { readonly do: Name }>[] {
  return azardia
    .legalCommands(state)
    .filter((command): command is Extract<Command, { readonly do: Name }> => command.do === name);
}

/** The active seats. */
export function asked(state: State): Seat {
  return at(azardia.activeSeats(state), 0);
}

/** The player of a seat. */
export function playerOf(state: State, seat: Seat): PlayerState {
  return at(state.players, seat);
}

/** The command that plays a card. */
export function play(card: ActionId, target: Target = null, seat: Seat = 0): CommandOf<'play'> {
  return { do: 'play', seat, card, target };
}

/** The command that answers a card. */
export function answer(seat: Seat, card: ActionId, rival: Seat | null = null): Command {
  return { do: 'answer', seat, card, rival };
}

/** The command that passes, or in phases C and D continues. */
export function passing(seat: Seat): Command {
  return { do: 'pass', seat };
}

/** The command that buys a tile. */
export function buyTile(seat: Seat): Command {
  return { do: 'buyTile', seat };
}

/** The same position with only these cards in the penalty deck. */
export function withPenalties(state: State, ...penalty: readonly PenaltyId[]): State {
  return { ...state, decks: { ...state.decks, penalty } };
}

/** The same position with only these cards in the event deck. */
export function withEvents(state: State, ...event: readonly EventId[]): State {
  return { ...state, decks: { ...state.decks, event } };
}
