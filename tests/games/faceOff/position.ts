import { type CardId, fighterOf } from '../../../src/games/faceOff/content/cards.ts';
import type { FactionId, Place, Role } from '../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import { totalOf } from '../../../src/games/faceOff/rules/power/totals.ts';
import type { Command, CommandName } from '../../../src/games/faceOff/rules/state/command.ts';
import type { Fact, FactName, FactOf } from '../../../src/games/faceOff/rules/state/fact.ts';
import type { Choice, Played, SealPart, SeatState, State, Step } from '../../../src/games/faceOff/rules/state/state.ts';
import { at } from '../../../src/kernel/values/at.ts';

/** A card in a fight: its ID, with `:equipment` or `:personality` after it where a card of both types is played as that. */
type Open = CardId | `${CardId}:${Role}`;

/** A seat in a test. What is left out is empty; there are 10 tokens. */
type DescribedSeat = Omit<Partial<SeatState>, 'stage' | 'army'> & {
  readonly stage?: readonly Open[];
  readonly army?: readonly Open[];
};

/** A position in a test. Whatever is left out is as at the start of a game in which all seats have nothing but tokens. */
interface Described extends Omit<Partial<State>, 'seats'> {
  /** Each a faction by default: Cowboys, Ninjas, Pirates, Monsters, and Cowboys again. */
  readonly seats: readonly DescribedSeat[];
}

const FACTIONS: readonly FactionId[] = ['cowboys', 'ninjas', 'pirates', 'monsters', 'cowboys'];

const EMPTY = { deck: [], seen: 0, hand: [], discards: [], aside: [], front: [], down: [], rewards: [], tokens: 10 };

/** An open card. */
function open(card: Open): Played {
  const [id, as] = card.split(':') as [CardId, Role | undefined];
  const type = fighterOf(id)?.type;
  return { card: id, as: as ?? (type === 'both' || type === undefined ? 'personality' : type) };
}

/** A position; seat 0 begins the round. */
export function position({ seats, ...also }: Described): State {
  const factions = seats.map((one, seat) => one.faction ?? at(FACTIONS, seat));
  const { state } = faceOff.newGame({ seed: 'position', factions, timing: 'standard' });
  return {
    ...state,
    hqs: ['house', ...factions.slice(0, 1)],
    timings: [4, 4],
    first: 0,
    round: 5,
    ...also,
    seats: seats.map(({ stage = [], army = [], ...own }, seat): SeatState => {
      const all = { ...at(state.seats, seat), penalty: 0, sealed: null, ...EMPTY, ...own };
      const fights = { stage: stage.map(open), army: army.map(open) };
      const { hand, deck, discards, front, down } = all;
      const piles = [...hand, ...deck, ...discards, ...front, ...down].filter((card) => card !== 'hidden');
      return {
        ...all,
        ...fights,
        owned: [...piles, ...[...fights.stage, ...fights.army].map(({ card }) => card)],
      };
    }),
  };
}

const drawPhases = (state: State): Step[] => [
  ...state.seats.flatMap((_, seat): Step[] => [
    { step: 'drawPhase', seat },
    { step: 'drawUp', seat },
  ]),
  { step: 'endRound' },
];

/** The same position at the moment when a seat takes its clock card. */
export function atClock(described: Described): State {
  const state = position(described);
  return { ...state, steps: [{ step: 'clock', seat: state.first }, ...drawPhases(state)] };
}

/** A Face Off over the Gold Trophy in which personalities, or equipment, are sealed next. */
export function inFaceOff(described: Described, part: SealPart = 'personality'): State {
  const state = position({ prize: 'goldTrophy', place: 'faceOff', ...described });
  const seal: Step[] = [
    { step: 'seal', part: 'personality' },
    { step: 'seal', part: 'equipment' },
  ];
  return {
    ...state,
    steps: [
      ...seal.slice(part === 'personality' ? 0 : 1),
      { step: 'rank', place: 'faceOff' },
      ...state.seats.map((_, seat): Step => ({ step: 'cleanUp', seat, flown: 0 })),
      { step: 'leave' },
      { step: 'move', seat: 0, tree: 'clock' },
      ...drawPhases(state),
    ],
  };
}

/** An assault with Spoils of War, or another card, in which armies are sealed next. */
export function inAssault(
  described: Described,
  card: Extract<Step, { step: 'action' }>['card'] = 'spoilsOfWar',
): State {
  const state = position({ place: 'hq', atHq: [card], marks: 1, ...described });
  return {
    ...state,
    steps: [
      { step: 'seal', part: 'army' },
      { step: 'action', card },
      { step: 'hqEffect' },
      { step: 'crack' },
      { step: 'leave' },
      { step: 'move', seat: 0, tree: 'clock' },
      ...drawPhases(state),
    ],
  };
}

/** The result of a series of commands. */
interface Led {
  readonly state: State;
  /** Of all the commands, in order. */
  readonly facts: readonly Fact[];
}

/** Gives commands one after another; throws if one is refused. */
export function give(state: State, ...commands: readonly Command[]): Led {
  return commands.reduce<Led>(
    (led, command) => {
      const result = faceOff.apply(led.state, command);
      if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.rule}, ${result.reason}`);
      return { state: result.state, facts: [...led.facts, ...result.facts] };
    },
    { state, facts: [] },
  );
}

/** What each seat plays, in the order of seats: open cards, `down` with a card, or nothing. */
export function reveal(state: State, ...choices: readonly (Open | readonly Open[] | null)[]): Led {
  return give(state, ...choices.map((cards, seat) => sealing(seat, cards)));
}

/** Seals a card, two cards, or nothing. */
export function sealing(seat: number, cards: Open | readonly Open[] | null): Command {
  const all = cards === null ? [] : typeof cards === 'string' ? [cards] : cards;
  const choice: Choice = all.length === 0 ? { choice: 'nothing' } : { choice: 'play', cards: all.map(open) };
  return { do: 'seal', seat, choice };
}

/** Seals a card that stays face down. */
export const sealingDown = (seat: number, card: CardId): Command => ({
  do: 'seal',
  seat,
  choice: { choice: 'down', card },
});
export const picking = (seat: number, card: CardId, as?: Role): Command =>
  as ? { do: 'pick', seat, card, as } : { do: 'pick', seat, card };
export const declining = (seat: number): Command => ({ do: 'decline', seat });
export const taking = (seat: number, reward: 'clock' | 'token' | 'hqReward'): Command => ({ do: 'take', seat, reward });
export const claiming = (seat: number, card: CardId): Command => ({ do: 'claim', seat, card });
export const moving = (seat: number, card: CardId): Command => ({ do: 'move', seat, card });

/** The facts with that name. */
export function factsOf<Name extends FactName>(facts: readonly Fact[], name: Name): (Fact & FactOf<Name>)[] {
  return facts.filter((fact): fact is Fact & FactOf<Name> => fact.fact === name);
}

/** The legal commands with that name. */
export function legal<Name extends CommandName>(state: State, name: Name): Extract<Command, { do: Name }>[] {
  return faceOff
    .legalCommands(state)
    .filter((command): command is Extract<Command, { do: Name }> => command.do === name);
}

/** The cards that can be picked now. */
export const picks = (state: State): readonly CardId[] => legal(state, 'pick').map(({ card }) => card);

/** The totals of all seats in a place. */
export const totals = (state: State, place: Place): readonly number[] =>
  state.seats.map((_, seat) => totalOf(state, seat, place).total);

/** A seat. */
export const seatIn = (state: State, seat: number): SeatState => at(state.seats, seat);
