import type { Bot } from '../../src/kernel/bots/bot.ts';
import { chanceFrom, drawBelow } from '../../src/kernel/chance.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { CoachResult } from './simulation.ts';

/*
 * How much a coach's advice is worth in a game of players against each other, by the definition in docs/bots.md: a seat follows it, or else
 * a greedy bot, for a turn, and all seats are then played by the same bot.
 */

/** A game, and who plays what in a trial of its coach. */
export interface CoachTrial<T extends AnyGame> {
  readonly game: Game<T>;
  /** The setup of the game in which the position of a number lies. */
  setup(number: number): T['setup'];
  /** Positions are taken from the first so many rounds: later ones are often decided. */
  readonly rounds: number;
  /** Whether a seat begins the turn for which it is advised. */
  begins(state: T['view'], seat: Seat): boolean;
  /** Whether that turn is still on, in the round in which it began. */
  goesOn(state: T['view'], seat: Seat): boolean;
  /** The chance of a seat to win, 0–1: positions that are nearly decided do not count. */
  chance(view: T['view'], seat: Seat): number;
  readonly bots: Readonly<Record<'coach' | 'greedy' | 'before' | 'after', Bot<T>>>;
}

/** A game is open while the chance of a seat to win is between these. */
const OPEN = { least: 0.1, most: 0.8 };
/** More commands than any game has. */
const MOST_COMMANDS = 5000;

/** What a seat knows, and who it is. */
interface Position<T extends AnyGame> {
  readonly view: T['view'];
  readonly seat: Seat;
}

/**
 * How many games a seat wins where it follows the coach, and where it follows the greedy bot, from the position of a number and with the
 * same luck; `null` where the position is not open, or both do the same.
 */
export function tryCoach<T extends AnyGame>(trial: CoachTrial<T>, number: number, games: number): CoachResult | null {
  const position = positionOf(trial, number);
  if (!position) return null;
  const { view, seat } = position;
  const chance = trial.chance(view, seat);
  if (chance < OPEN.least || chance > OPEN.most) return null;
  const wins = { coach: 0, greedy: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `coach/${number}/${game}`;
    const one = afterTurn(trial, position, trial.bots.coach, seed);
    const other = afterTurn(trial, position, trial.bots.greedy, seed);
    if (!one || !other || (game === 0 && isSame(one, other))) return null;
    if (isWon(trial, one, seat, seed)) wins.coach += 1;
    if (isWon(trial, other, seat, seed)) wins.greedy += 1;
  }
  return wins;
}

/** The position of a number: where a seat begins its turn; `null` where the game is over by then. */
function positionOf<T extends AnyGame>(trial: CoachTrial<T>, number: number): Position<T> | null {
  const { game, bots } = trial;
  const luck = { ...chanceFrom(`coach/${number}`) };
  const setup = trial.setup(number);
  const seat = drawBelow(luck, game.seats(setup));
  const round = 1 + drawBelow(luck, trial.rounds);
  let { state } = game.newGame(setup);
  for (let given = 0; given < MOST_COMMANDS; given++) {
    if (game.result(state) !== null) return null;
    if (game.round(state) >= round && trial.begins(game.view(state, seat), seat))
      return { view: game.view(state, seat), seat };
    const next = acted(game, state, bots.before, `coach/${number}/${given}`);
    if (!next) return null;
    state = next;
  }
  return null;
}

/** The state in which a seat's turn is over that follows an adviser, with the luck of a seed. */
function afterTurn<T extends AnyGame>(
  { game, bots, goesOn }: CoachTrial<T>,
  { view, seat }: Position<T>,
  adviser: Bot<T>,
  seed: string,
): T['state'] | null {
  const round = game.round(view);
  let state: T['state'] | null = game.determinize(view, chanceFrom(seed));
  for (let given = 0; state && given < MOST_COMMANDS; given++) {
    if (game.result(state) !== null || game.round(state) !== round || !goesOn(game.view(state, seat), seat))
      return state;
    const isOwn: boolean = game.activeSeats(state)[0] === seat;
    state = acted(game, state, isOwn ? adviser : bots.after, `${seed}/${given}`);
  }
  return state;
}

/** Whether the side of a seat wins a game that one bot plays for all from a state, with the luck of a seed. */
function isWon<T extends AnyGame>({ game, bots }: CoachTrial<T>, end: T['state'], seat: Seat, seed: string): boolean {
  let state: T['state'] | null =
    game.result(end) === null ? game.determinize(game.view(end, seat), chanceFrom(`${seed}/end`)) : end;
  for (let given = 0; state && given < MOST_COMMANDS; given++) {
    const result = game.result(state);
    if (result !== null) return result.winners.includes(seat);
    state = acted(game, state, bots.after, `${seed}/on/${given}`);
  }
  return false;
}

/** The state after a bot's command for the seat that is asked; `null` where it gives none. */
function acted<T extends AnyGame>(game: Game<T>, state: T['state'], bot: Bot<T>, seed: string): T['state'] | null {
  for (const seat of game.activeSeats(state)) {
    const command = bot.choose(game.view(state, seat), chanceFrom(seed), [seat]);
    const result = command && game.apply(state, command);
    if (result?.ok) return result.state;
  }
  return null;
}

function isSame(one: object, other: object): boolean {
  const told = (state: object): string => JSON.stringify({ ...state, chance: null });
  return told(one) === told(other);
}
