import type { TileNo } from '../content/vocabulary.ts';
import { applyLegal } from '../rules/apply.ts';
import { heroAt, liveShipsOn, tileAt } from '../rules/board.ts';
import type { Command, CommandOf } from '../rules/command.ts';
import { forecast } from '../rules/forecast.ts';
import type { Seat, State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { decide, settle } from './decide.ts';
import { doomed, evaluate, WEIGHTS } from './evaluate.ts';
import { keyOf } from './key.ts';
import { boardOutcomes, fightOutcomes, type Outcome, quietBoarding } from './outcomes.ts';

/** How many fights are looked ahead. */
export const DEPTH = 2;

/** Worth of positions of the game with this board, by key; forgotten when there are too many. */
const known = new WeakMap<State['board'], Map<string, number>>();
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
  return remembered(state, keyOf(state), () => {
    const { after } = forecast(state, decide);
    return evaluate(after) + (after.outcome?.won === false ? WEIGHTS.doomed * doomed(state) : 0);
  });
}

/**
 * What a position is worth if the team goes on with what suggests itself – boards where it can, lets the hero in focus
 * fight – and ends its phase then.
 */
export function worth(unsettled: State, focus: Seat | null, depth: number, seats: readonly Seat[] | undefined): number {
  const state = settle(unsettled);
  if (state.phase === 'over') return evaluate(state);
  return remembered(state, `${keyOf(state)}|${focus}|${depth}|${seats?.join() ?? ''}`, () => {
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
      return worth(quietBoarding(state, command), command.hero, depth, seats) - eventCost(state, command);
    default:
      return worth(applyLegal(state, command).state, null, depth, seats);
  }
}

/** What an unknown event card costs on average; far more where an injury would kill. */
function eventCost(state: State, { hero }: CommandOf<'board'>): number {
  const { tile, cards } = heroAt(state, hero);
  const frail = cards.filter((card) => !card.injured).length === 1 && tileAt(state, tile).rebels <= 1;
  return frail ? W_FRAIL : W_EVENT;
}
const W_EVENT = Number(process.env.EV ?? 35);
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
      if (depth > 0 && seat === focus && !bazooka) found.push({ do: 'fight', hero: seat, tile: hero.tile });
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

/** The cheapest ways to bring the most Rebels to a tile. */
function reinforcements(state: State, tile: TileNo, seats: readonly Seat[] | undefined): Command[] {
  const leads = candidates(state, seats).filter((command) => command.do === 'lead' && command.to === tile);
  const count = (command: Command): number => (command.do === 'lead' ? command.rebels : 0);
  return leads.sort((a, b) => count(b) - count(a)).slice(0, 1);
}
