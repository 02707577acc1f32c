import { lineAdvice } from '../../src/games/faza/bots/coach/advice.ts';
import { greedy, roughChanceOf } from '../../src/games/faza/bots/greedy.ts';
import { deep, policy } from '../../src/games/faza/bots/learned.ts';
import { playOnFrom } from '../../src/games/faza/bots/rollout.ts';
import { winChanceOf } from '../../src/games/faza/bots/value/trained.ts';
import { editions } from '../../src/games/faza/content/editions.ts';
import { applyLegal } from '../../src/games/faza/rules/apply.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../src/games/faza/rules/state/state.ts';
import { at } from '../../src/kernel/at.ts';
import { chanceFrom, drawBelow } from '../../src/kernel/chance.ts';
import type { CoachResult } from '../game/simulation.ts';
import { drawTeam } from './learner.ts';

/**
 * How many games are won after the coach's line and after the greedy bot's in the position of a number, of so many with the same luck;
 * `null` where both would do the same.
 */
export function coachTrial(number: number, games: number): CoachResult | null {
  const contest = contestOf(number);
  if (!contest) return null;
  const { view, coach, greedy } = contest;
  const seeds = Array.from({ length: games }, (_, game) => `coach/${number}/${game}`);
  const wins = (line: readonly Command[]): number => seeds.filter((seed) => winsWith(view, line, seed)).length;
  return { coach: wins(coach), greedy: wins(greedy) };
}

/** A position in which the coach and the greedy bot would not do the same, and what each would do. */
interface Contest {
  readonly view: FazaView;
  readonly coach: readonly Command[];
  readonly greedy: readonly Command[];
}

/** Positions are taken from the first rounds: later ones are often decided. */
const ROUNDS = 8;
/** Commands that are given in the round before the position is taken. */
const COMMANDS = 5;

/**
 * The position of a number: somewhere in a game that *policy* plays, on each mode and with two to four heroes in turn. `null` where the
 * game is over by then, or both would do the same.
 */
function contestOf(number: number): Contest | null {
  const view = positionOf(number);
  if (!view) return null;
  const coach = orEnd(lineAdvice({ bot: deep, chanceOf: winChanceOf }, view, undefined).line);
  const rough = orEnd(lineAdvice({ bot: greedy, chanceOf: roughChanceOf }, view, undefined).line);
  return isSame(coach, rough) ? null : { view, coach, greedy: rough };
}

/** Whether a team wins that carries out a line and is then played by *policy*, with the luck of a seed. */
function winsWith(view: FazaView, line: readonly Command[], seed: string): boolean {
  let state = faza.determinize(view, chanceFrom(seed));
  for (const command of line) {
    if (state.outcome) return state.outcome.won;
    state = applyLegal(state, command).state;
  }
  return playOnFrom(faza.view(state, null), `${seed}/on`).won;
}

function positionOf(number: number): FazaView | null {
  const luck = { ...chanceFrom(`coach/${number}`) };
  const edition = editions.published;
  const modes = edition.modes.map(({ id }) => id);
  const heroes = drawTeam(luck, 2 + (number % 3), edition);
  const mode = at(modes, Math.floor(number / 3) % modes.length);
  const opened = faza.newGame({
    edition: edition.id,
    mode,
    heroes,
    seed: `coach/${number}`,
    health: null,
    rewards: true,
    fazaFirst: false,
  });
  if (!opened.ok) return null;
  let { state } = opened;
  const round = 1 + drawBelow(luck, ROUNDS);
  let left = drawBelow(luck, COMMANDS);
  while (!state.outcome) {
    const view = faza.view(state, null);
    if (state.round >= round && state.phase === 'team' && state.agenda.length === 0) {
      if (left === 0) return view;
      left -= 1;
    }
    const command = policy.choose(view, view.chance);
    if (!command) return null;
    ({ state } = applyLegal(state, command));
  }
  return null;
}

/** A line without a command means that the phase ends. */
function orEnd(line: readonly Command[]): readonly Command[] {
  return line.length > 0 ? line : [{ do: 'endTeamPhase' }];
}

/** Whether two lines are the same commands, in whatever order. */
function isSame(one: readonly Command[], other: readonly Command[]): boolean {
  const key = (line: readonly Command[]): string =>
    line
      .map((command) => JSON.stringify(command))
      .sort()
      .join();
  return key(one) === key(other);
}
