import { greedy } from '../../src/games/faza/bots/greedy.ts';
import { deep } from '../../src/games/faza/bots/learned.ts';
import { playOnFrom } from '../../src/games/faza/bots/rollout.ts';
import { keyOf } from '../../src/games/faza/bots/search/key.ts';
import { winChanceOf } from '../../src/games/faza/bots/value/trained.ts';
import { editions } from '../../src/games/faza/content/editions.ts';
import { applyLegal } from '../../src/games/faza/rules/apply.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../src/kernel/bots/bot.ts';
import { chanceFrom, drawBelow } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { CoachResult } from '../game/simulation.ts';
import { novice } from './bots/novice.ts';
import { drawTeam } from './learner.ts';

/*
 * How much the coach's advice is worth, by the definition in docs/bots.md: the team follows the coach, or else the greedy bot, up to
 * the end of one Team phase, and is then played by *policy*.
 */

/** Positions are taken from the first rounds: later ones are often decided. */
const ROUNDS = 8;
/** Modes on which newcomers need advice. */
const MODES = ['normal', 'hard'] as const;
/** A game is open while the chance to win is between these. */
const OPEN = { least: 0.15, most: 0.85 };
/** More commands than any Team phase has: a bot that gives more has its phase ended. */
const MOST_COMMANDS = 100;

/**
 * How many games are won where the team follows the coach, and where it follows the greedy bot, from the position of a number and with
 * the same luck; `null` where the position is not open, or both do the same.
 */
export function coachTrial(number: number, games: number): CoachResult | null {
  const view = positionOf(number);
  if (!view || !isOpen(view)) return null;
  const coach = remembering(deep);
  const rough = remembering(greedy);
  const wins = { coach: 0, greedy: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `coach/${number}/${game}`;
    const ends = [coach, rough].map((adviser) => followed(view, adviser, seed));
    const [one, other] = ends.map((end) => keyOf(end, true));
    if (game === 0 && one === other) return null;
    const [byCoach, byGreedy] = ends.map((end) => isWon(end, seed));
    if (byCoach) wins.coach += 1;
    if (byGreedy) wins.greedy += 1;
  }
  return wins;
}

function isOpen(view: FazaView): boolean {
  const chance = winChanceOf(view);
  return chance >= OPEN.least && chance <= OPEN.most;
}

/** The position of a number: the beginning of a Team phase in a game that *novice* plays; `null` where it is over by then. */
function positionOf(number: number): FazaView | null {
  const luck = { ...chanceFrom(`coach/${number}`) };
  const edition = editions.published;
  const opened = faza.newGame({
    edition: edition.id,
    mode: at(MODES, Math.floor(number / 3) % MODES.length),
    heroes: drawTeam(luck, 2 + (number % 3), edition),
    seed: `coach/${number}`,
    health: null,
    rewards: true,
    fazaFirst: false,
  });
  if (!opened.ok) return null;
  let { state } = opened;
  const round = 1 + drawBelow(luck, ROUNDS);
  while (!state.outcome) {
    const view = faza.view(state, null);
    if (state.round >= round && state.phase === 'team' && state.agenda.length === 0) return view;
    const command = novice.choose(view, view.chance);
    if (!command) return null;
    ({ state } = applyLegal(state, command));
  }
  return null;
}

type Adviser = (view: FazaView) => Command | null;

/** A bot that answers at once where it has been asked before: games differ only by luck, so most of their positions are the same. */
function remembering(bot: Bot<FazaTypes>): Adviser {
  const answers = new Map<string, Command | null>();
  return (view) => {
    const key = keyOf(view);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = bot.choose(view, view.chance);
    answers.set(key, answer);
    return answer;
  };
}

/** The position in which an adviser would end the Team phase, or the game is over, with the luck of a seed. */
function followed(view: FazaView, adviser: Adviser, seed: string): FazaView {
  let state = faza.determinize(view, chanceFrom(seed));
  for (let given = 0; given < MOST_COMMANDS && !state.outcome; given++) {
    const command = adviser(faza.view(state, null));
    if (!command || command.do === 'endTeamPhase') break;
    ({ state } = applyLegal(state, command));
  }
  return faza.view(state, null);
}

/** Whether a team wins that ends the Team phase here and is then played by *policy*, with the luck of a seed. */
function isWon(end: FazaView, seed: string): boolean {
  if (end.outcome) return end.outcome.won;
  const { state } = applyLegal(faza.determinize(end, chanceFrom(`${seed}/end`)), { do: 'endTeamPhase' });
  return state.outcome ? state.outcome.won : playOnFrom(faza.view(state, null), `${seed}/on`).won;
}
