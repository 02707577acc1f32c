import { chanceFrom } from '../../../kernel/chance.ts';
import { doNext, playOn, takeStep } from '../../../kernel/steps.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { EVENT_IDS, WHOLE_ACTION_DECK, WHOLE_PENALTY_DECK } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { CharacterId } from '../content/vocabulary.ts';
import { gainCoins } from './players/coins.ts';
import type { Command, CommandOf } from './state/command.ts';
import { emit, type Play, rollDice } from './state/play.ts';
import type { PlayerState, Seat, Setup, State } from './state/state.ts';

/** S1: how many can play. */
const PLAYERS: readonly number[] = [2, 3, 4];

/** S1–S4: sets a game up: rolls for the order, and waits for the first player to choose a character. Throws on an impossible setup. */
export function setUp(setup: Setup): Play {
  const { seed, players: count, fairStart, quickGame, firmGoal, openHands, longGrace } = setup;
  if (!PLAYERS.includes(count)) throw new RangeError(`impossible setup: ${count} players`);
  const player: PlayerState = {
    character: null,
    tile: 0,
    // O2.
    level: quickGame ? 2 : 1,
    coins: 0,
    hand: [],
    misses: 'no',
    oneDie: false,
  };
  const opening: State = {
    fairStart,
    quickGame,
    firmGoal,
    openHands,
    longGrace,
    chance: chanceFrom(seed),
    viewer: null,
    players: Array.from({ length: count }, () => player),
    order: [],
    round: 0,
    turn: null,
    roll: null,
    duel: null,
    attack: null,
    deal: null,
    decks: {
      action: WHOLE_ACTION_DECK,
      actionDiscards: [],
      penalty: WHOLE_PENALTY_DECK,
      penaltyDiscards: [],
      event: EVENT_IDS,
      eventDiscards: [],
    },
    roundRule: null,
    met: [],
    grace: null,
    winner: null,
    reveals: 0,
    steps: [{ step: 'chooseCharacter' }],
  };
  const play: Play = playOn(opening);
  const order = rollOrder(
    play,
    opening.players.map((_, seat) => seat),
  );
  emit(play, 'S3', 'setup', { fact: 'orderSet', order });
  return play;
}

/** S2: the order of the sums of two dice, the highest first; those who tie roll again among themselves. */
function rollOrder(play: Play, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length < 2) return seats;
  const rolled = seats.map((seat) => {
    const dice = rollDice(play, 2);
    emit(play, 'S2', 'setup', { fact: 'openingRolled', seat, dice });
    return { seat, sum: dice.reduce((sum, face) => sum + face, 0) };
  });
  const sums = [...new Set(rolled.map(({ sum }) => sum))].sort((one, other) => other - one);
  return sums.flatMap((sum) =>
    rollOrder(
      play,
      rolled.filter((one) => one.sum === sum).map(({ seat }) => seat),
    ),
  );
}

/** S2: who chooses a character next. */
export function chooserOf({ order, players }: State): Seat {
  return required(order.find((seat) => at(players, seat).character === null));
}

/** S2: the characters that are left to choose. */
export function listCharacters(state: State): Command[] {
  const seat = chooserOf(state);
  return charactersLeft(state).map((character) => ({ do: 'chooseCharacter', seat, character }));
}

function charactersLeft({ players }: State): CharacterId[] {
  return CHARACTERS.filter((character) => players.every((player) => player.character !== character));
}

/** S2, S3: chooses a character, who starts on the next tile. If only one is left for the last player, that player gets it. */
export function chooseCharacter(play: Play, { seat, character }: CommandOf<'chooseCharacter'>): void {
  const step = takeStep(play, 'chooseCharacter');
  place(play, seat, character);
  const [next, ...others] = charactersLeft(play.state);
  if (!isReady(play.state) && others.length === 0) place(play, chooserOf(play.state), required(next));
  doNext(play, isReady(play.state) ? { step: 'nextTurn', place: 0 } : step);
}

function isReady({ players }: State): boolean {
  return players.every(({ character }) => character !== null);
}

function place(play: Play, seat: Seat, character: CharacterId): void {
  const number = play.state.order.indexOf(seat);
  emit(play, 'S3', 'setup', { fact: 'characterChosen', seat, character, tile: number + 1 });
  // O1.
  if (play.state.fairStart) gainCoins(play, 'setup', seat, 1000 * number);
}
