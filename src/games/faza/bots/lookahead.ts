import { applyLegal } from '../rules/apply.ts';
import { seats as allSeats, heroAt, isWreck, liveShipsOn, shipOf, tileAt } from '../rules/board/board.ts';
import { hasBazooka } from '../rules/fight/combat.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import { whyNotBoard } from '../rules/team/boarding.ts';
import { bestOfTwo, handOf } from './bestOfTwo.ts';
import { settle } from './decide.ts';
import { evaluate, healthyCards } from './evaluate.ts';
import { keyWithDeck } from './key.ts';
import { remembered } from './memo.ts';
import { boardOutcomes, boardSketch, fightOutcomes, type Outcome, quietBoarding } from './outcomes.ts';
import { scoreAtRest } from './outlook.ts';
import { reinforcement } from './reinforcement.ts';

/** How many chance events in a row are evaluated: a fight, then a boarding. What follows is only estimated. */
export const DEPTH = 2;
/** A sketch represents each kind of event card by a harmless one; this is what the others cost on average. */
const SKETCHED = 10;
/** The estimated cost of an event card that is not evaluated. */
const UNSEEN = 60;
/** The same if its injury, or the next one, would kill the hero. */
const UNSEEN_BY_THE_FRAIL = 1000;

/** Whose commands are considered; `undefined` for everybody's. */
export type Team = readonly Seat[] | undefined;

/**
 * What a position is worth if the team does the obvious – lets the hero in focus fight, boards where it can, calls Rebels to
 * an open Mothership – and then ends its phase.
 */
export function worthAhead(unsettled: FazaView, focus: Seat | null, depth: number, team: Team): number {
  const state = settle(unsettled);
  if (state.phase === 'over') return evaluate(state);
  return remembered(state, `${keyWithDeck(state)}|${focus}|${depth}|${team?.join() ?? ''}`, () => {
    const ideas = obvious(state, focus, depth, team).map((command) => worthOfIdea(state, command, depth, team));
    return Math.max(scoreAtRest(state), ...ideas);
  });
}

/** The expected worth of a command that depends on chance: exact dice, every event card. */
export function worthOf(state: FazaView, command: CommandOf<'fight' | 'board' | 'insider'>, team: Team): number {
  if (command.do === 'fight') return mean(fightOutcomes(state, command), command.hero, DEPTH - 1, team);
  if (!state.drawTwo) return mean(boardOutcomes(state, command), command.hero, 0, team);
  return bestOfTwo(handOf(state, command), (outcome) => worthAhead(outcome, command.hero, 0, team));
}

function worthOfIdea(state: FazaView, command: Command, depth: number, team: Team): number {
  if (command.do === 'fight') return mean(fightOutcomes(state, command), command.hero, depth - 1, team);
  if (command.do !== 'board') return worthAhead(applyLegal(state, command).state, null, depth, team);
  if (depth <= 0) return worthOfBoardings(state, command, team);
  return mean(boardSketch(state, command), command.hero, 0, team) - SKETCHED;
}

/** Boards as long as there are Rebels or more can be called; the effect of the event cards is only estimated. */
function worthOfBoardings(state: FazaView, command: CommandOf<'board'>, team: Team): number {
  const { tile } = heroAt(state, command.hero);
  let here = state;
  let cost = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (;;) {
    if (whyNotBoard(here, command) === null) {
      cost += isFrail(here, command.hero) ? UNSEEN_BY_THE_FRAIL : UNSEEN;
      here = quietBoarding(here, command);
      continue;
    }
    const [call] = here.phase !== 'over' && !isWreck(shipOf(here, command.ship)) ? reinforcement(here, tile, team) : [];
    best = Math.max(best, scoreAtRest(here) - cost);
    if (!call) return best;
    here = applyLegal(here, call).state;
  }
}

/** Whether one more injury would kill the hero, with no Rebel left for protection after a boarding. */
function isFrail(state: FazaView, seat: Seat): boolean {
  const hero = heroAt(state, seat);
  return healthyCards(hero) === 1 && tileAt(state, hero.tile).rebels <= 1;
}

function mean(outcomes: readonly Outcome[], focus: Seat, depth: number, team: Team): number {
  return outcomes.reduce((sum, { state, chance }) => sum + chance * worthAhead(state, focus, depth, team), 0);
}

function obvious(state: FazaView, focus: Seat | null, depth: number, team: Team): Command[] {
  const ideas: Command[] = [];
  const seen = new Set<number>();
  for (const seat of team ?? allSeats(state)) {
    const { tile } = heroAt(state, seat);
    const { drones, rebels } = tileAt(state, tile);
    if (drones > 0) {
      if (depth > 1 && seat === focus && !hasBazooka(state, seat)) ideas.push({ do: 'fight', hero: seat, tile });
      continue;
    }
    // One hero per tile is enough.
    const ships = seen.has(tile) ? [] : liveShipsOn(state, tile);
    seen.add(tile);
    if (ships.length === 0) continue;
    if (rebels > 0) for (const { id } of ships) ideas.push({ do: 'board', hero: seat, ship: id });
    else if (focus !== null && depth > 0) ideas.push(...reinforcement(state, tile, team));
  }
  return ideas;
}
