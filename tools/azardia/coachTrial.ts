import { regular } from '../../src/games/azardia/bots/regular.ts';
import { rookie } from '../../src/games/azardia/bots/rookie.ts';
import { sharp } from '../../src/games/azardia/bots/sharp/sharp.ts';
import { winChance } from '../../src/games/azardia/bots/sharp/winChance.ts';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { AzardiaView, Seat } from '../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import type { Bot } from '../../src/kernel/bots/bot.ts';
import { chanceFrom, drawBelow } from '../../src/kernel/chance.ts';
import type { CoachResult } from '../game/simulation.ts';

/*
 * How much Sharp's advice is worth, by the definition in docs/bots.md: a seat follows it, or else Regular, for the rest of its turn, and
 * all seats are then played by Regular.
 */

/** Positions are taken from the first rounds: later ones are often decided. */
const ROUNDS = 12;
/** A game is open while the chance of a seat to win is between these. */
const OPEN = { least: 0.1, most: 0.8 };
/** More commands than any game has. */
const MOST_COMMANDS = 5000;

/** A game with luck of its own. */
type Played = ReturnType<typeof azardia.determinize>;

/** What a seat knows, and who it is. */
interface Position {
  readonly view: AzardiaView;
  readonly seat: Seat;
}

/**
 * How many games a seat wins where it follows Sharp, and where it follows Regular, from the position of a number and with the same luck;
 * `null` where the position is not open, or both do the same.
 */
export function coachTrial(number: number, games: number): CoachResult | null {
  const position = positionOf(number);
  if (!position) return null;
  const { view, seat } = position;
  const chance = winChance(view, seat);
  if (chance < OPEN.least || chance > OPEN.most) return null;
  const wins = { coach: 0, greedy: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `coach/${number}/${game}`;
    const [one, other] = [sharp, regular].map((adviser) => afterTurn(position, adviser, seed));
    if (!one || !other || (game === 0 && isSame(one, other))) return null;
    if (isWon(one, seat, seed)) wins.coach += 1;
    if (isWon(other, seat, seed)) wins.greedy += 1;
  }
  return wins;
}

/** The position of a number: a turn of a seat after its roll, in a game that Rookie plays; `null` where it is over by then. */
function positionOf(number: number): Position | null {
  const luck = { ...chanceFrom(`coach/${number}`) };
  const players = 2 + (number % 3);
  const seat = drawBelow(luck, players);
  const round = 1 + drawBelow(luck, ROUNDS);
  let { state } = azardia.newGame({
    seed: `coach/${number}`,
    players,
    fairStart: false,
    quickGame: false,
    firmGoal: false,
    openHands: false,
    longGrace: false,
  });
  for (let given = 0; given < MOST_COMMANDS; given++) {
    if (azardia.result(state) !== null) return null;
    const isThen = azardia.round(state) >= round && state.turn?.seat === seat && state.steps[0]?.step === 'chooseMove';
    if (isThen) return { view: azardia.view(state, seat), seat };
    const next = acted(state, rookie, `coach/${number}/${given}`);
    if (!next) return null;
    state = next;
  }
  return null;
}

/** The state in which a seat's turn is over that follows an adviser, with the luck of a seed; the others are played by Regular. */
function afterTurn({ view, seat }: Position, adviser: Bot<AzardiaTypes>, seed: string): Played | null {
  let state: Played | null = azardia.determinize(view, chanceFrom(seed));
  for (let given = 0; state && given < MOST_COMMANDS; given++) {
    if (azardia.result(state) !== null || state.turn?.seat !== seat) return state;
    const isOwn = azardia.activeSeats(state)[0] === seat;
    state = acted(state, isOwn ? adviser : regular, `${seed}/${given}`);
  }
  return state;
}

/** Whether a seat wins a game that Regular plays for all from a state, with the luck of a seed. */
function isWon(end: Played, seat: Seat, seed: string): boolean {
  let state: Played | null =
    azardia.result(end) === null ? azardia.determinize(azardia.view(end, seat), chanceFrom(`${seed}/end`)) : end;
  for (let given = 0; state && given < MOST_COMMANDS; given++) {
    if (azardia.result(state) !== null) return state.winner === seat;
    state = acted(state, regular, `${seed}/on/${given}`);
  }
  return false;
}

/** The state after a bot's command for the seat that is asked; `null` where it gives none. */
function acted(state: Played, bot: Bot<AzardiaTypes>, seed: string): Played | null {
  const [seat = 0] = azardia.activeSeats(state);
  const command = bot.choose(azardia.view(state, seat), chanceFrom(seed));
  const result = command && azardia.apply(state, command);
  return result?.ok ? result.state : null;
}

function isSame(one: Played, other: Played): boolean {
  const told = ({ chance: _, ...rest }: Played): string => JSON.stringify(rest);
  return told(one) === told(other);
}
