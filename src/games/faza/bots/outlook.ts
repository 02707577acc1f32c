import type { TileNo } from '../content/vocabulary.ts';
import { applyLegal } from '../rules/apply.ts';
import { heroAt, inForce, liveShipsOn, roomForRebels, seats as allSeats, tileAt } from '../rules/board.ts';
import { whyNotBoard } from '../rules/boarding.ts';
import { sideUp, unusedCards } from '../rules/cards.ts';
import type { Command, CommandOf } from '../rules/command.ts';
import { forecast } from '../rules/forecast.ts';
import { distance, tileNumbers } from '../rules/geography.ts';
import { maySlipAway, reach } from '../rules/movement.ts';
import type { Seat, State } from '../rules/state.ts';
import { cardWorth } from './candidates.ts';
import { decide, settle } from './decide.ts';
import { doomed, evaluate, WEIGHTS } from './evaluate.ts';
import { keyOf } from './key.ts';
import { boardOutcomes, boardSketch, fightOutcomes, type Outcome, quietBoarding } from './outcomes.ts';

/** How many fights are looked ahead. */
export const DEPTH = Number(process.env.DEP ?? 2);

/** Worth of positions of the game with this board, by key; forgotten when there are too many. */
const known = new WeakMap<State['board'], Map<string, number>>();
export const stats = {rest:0, restCalls:0, worth:0, fights:0};
const MOST_KNOWN = 60_000;

function remembered(state: State, key: string, work: () => number): number {
  let values = known.get(state.board);
  if (!values || values.size > MOST_KNOWN) {
    values = new Map();
    known.set(state.board, values);
  }
  let value = values.get(key);
  if (value === undefined) {
    value = work();
    values.set(key, value);
  }
  return value;
}

/** What a position is worth if the team ends its phase now: the coming Faza phase is played out first. */
export function worthAtRest(state: State): number {
  if (state.phase === 'over') return evaluate(state);
  stats.restCalls++;
  return remembered(state, keyOf(state), () => {
    stats.rest++;
    const { after } = forecast(state, decide);
    if (!after.outcome || after.outcome.won) return evaluate(after);
    return evaluate(after) + WEIGHTS.doomed * doomed(state) + WEIGHTS.escape * escape(state, after);
  });
}

/** How far a loss can still be averted, from 0 to 1: the dying hero has cards left, and may walk, or has to fight first. */
function escape(state: State, after: State): number {
  if (after.outcome?.rule !== 'X2') return 0;
  const victim = after.heroes.findIndex(({ cards }) => cards.every((card) => card.injured));
  if (victim < 0 || unusedCards(state, victim).length === 0) return 0;
  const { drones } = tileAt(state, heroAt(state, victim).tile);
  return drones === 0 || maySlipAway(state, victim) ? 1 : WEIGHTS.held;
}

/**
 * What a position is worth if the team goes on with what suggests itself – boards where it can, lets the hero in focus
 * fight – and ends its phase then.
 */
export function worth(unsettled: State, focus: Seat | null, depth: number, seats: readonly Seat[] | undefined): number {
  const state = settle(unsettled);
  if (state.phase === 'over') return evaluate(state);
  return remembered(state, `${keyOf(state)}|${focus}|${depth}|${seats?.join() ?? ''}`, () => {
    stats.worth++;
    let best = worthAtRest(state);
    for (const command of obvious(state, focus, depth, seats)) {
      best = Math.max(best, guess(state, command, depth, seats));
    }
    return best;
  });
}

function guess(state: State, command: Command, depth: number, seats: readonly Seat[] | undefined): number {
  switch (command.do) {
    case 'fight':
      return mean(fightOutcomes(state, command), command.hero, depth - 1, seats);
    case 'board':
      return depth > 0
        ? mean(boardSketch(state, command), command.hero, depth - 1, seats) - W_SKETCH
        : guessBoarding(state, command, depth, seats);
    default:
      return worth(applyLegal(state, command).state, null, depth, seats);
  }
}

/** Boards again and again, as long as there are Rebels; what the event cards do is only guessed. */
function guessBoarding(
  state: State,
  command: CommandOf<'board'>,
  depth: number,
  seats: readonly Seat[] | undefined,
): number {
  let here = state;
  let cost = 0;
  while (whyNotBoard(here, command) === null) {
    cost += eventCost(here, command);
    here = quietBoarding(here, command);
  }
  return worth(here, command.hero, depth, seats) - cost;
}

/** What an unknown event card costs on average; far more where an injury would kill. */
function eventCost(state: State, { hero }: CommandOf<'board'>): number {
  const { tile, cards } = heroAt(state, hero);
  const frail = cards.filter((card) => !card.injured).length === 1 && tileAt(state, tile).rebels <= 1;
  return frail ? W_FRAIL : W_EVENT;
}
const W_EVENT = Number(process.env.EV ?? 60);
const W_SKETCH = Number(process.env.SK ?? 10);
const W_FRAIL = 1000;

export type Chancy = CommandOf<'fight' | 'board' | 'insider'>;

/** The mean worth of what a chancy command may lead to. */
export function worthOf(state: State, command: Chancy, depth: number, seats: readonly Seat[] | undefined): number {
  const outcomes = command.do === 'fight' ? fightOutcomes(state, command) : boardOutcomes(state, command);
  return mean(outcomes, command.hero, depth - 1, seats);
}

function mean(outcomes: readonly Outcome[], focus: Seat, depth: number, seats: readonly Seat[] | undefined): number {
  let sum = 0;
  for (const outcome of outcomes) sum += outcome.chance * worth(outcome.state, focus, depth, seats);
  return sum;
}

/** What suggests itself: the hero in focus fights; whoever stands before an open Mothership boards, or calls Rebels there. */
function obvious(state: State, focus: Seat | null, depth: number, seats: readonly Seat[] | undefined): Command[] {
  const found: Command[] = [];
  const tiles = new Set<number>();
  state.heroes.forEach((hero, seat) => {
    if (seats && !seats.includes(seat)) return;
    const { drones, rebels } = tileAt(state, hero.tile);
    if (drones > 0) {
      const bazooka = hero.armed.some(({ kind }) => kind === 'bazooka');
      if (depth > 1 && seat === focus && !bazooka) found.push({ do: 'fight', hero: seat, tile: hero.tile });
      return;
    }
    if (tiles.has(hero.tile)) return;
    tiles.add(hero.tile);
    const ships = liveShipsOn(state, hero.tile);
    if (ships.length === 0) return;
    if (rebels > 0) for (const { id } of ships) found.push({ do: 'board', hero: seat, ship: id });
    else if (focus !== null) found.push(...reinforcements(state, hero.tile, seats));
  });
  return found;
}

/** A cheap way to bring the most Rebels to a tile. */
function reinforcements(state: State, to: TileNo, seats: readonly Seat[] | undefined): Command[] {
  let best: CommandOf<'lead'> | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  const sources = tileNumbers(state).filter((from) => from !== to && tileAt(state, from).rebels > 0 && tileAt(state, from).drones === 0);
  if (sources.length === 0 || inForce(state, 'noLeading')) return [];
  for (const hero of seats ?? allSeats(state)) {
    for (const card of unusedCards(state, hero)) {
      const { movement } = sideUp(state, hero, card);
      for (const from of sources) {
        const rebels = Math.min(tileAt(state, from).rebels, roomForRebels(state, to));
        const value = 10 * rebels - cardWorth(state, hero, card);
        if (value <= bestWorth || rebels === 0) continue;
        if (movement.kind === 'run' && distance(state, from, to) > movement.steps) continue;
        if (!reach(state, movement, from, false, true).includes(to)) continue;
        best = { do: 'lead', hero, card, from, to, rebels };
        bestWorth = value;
      }
    }
  }
  return best ? [best] : [];
}
