import type { Bot } from '../../../kernel/bot.ts';
import { chanceFrom } from '../../../kernel/chance.ts';
import { applyLegal } from '../rules/apply.ts';
import type { Command } from '../rules/command.ts';
import { faza } from '../rules/faza.ts';
import { legalCommands } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';
import type { FazaTypes } from '../rules/types.ts';
import { worthAhead, worthOf } from './lookahead.ts';
import { scoreAtRest } from './outlook.ts';
import { BRISK, plan, type SearchBudget, THOROUGH } from './search.ts';
import { commandsFor } from './seats.ts';

/**
 * Always gives the command that begins the most valuable short plan it can find, valuing positions after the coming Faza
 * phase. It works with exact chances – of the dice, and of the cards that are still in the event deck – so it needs no
 * luck of its own, and learns nothing of the game's.
 */
export const greedy: Bot<FazaTypes> = planner('greedy', THOROUGH);

/** The same with less thought, several times as fast: for playing many games on from a position. */
export const brisk: Bot<FazaTypes> = planner('brisk', BRISK);

function planner(id: string, care: SearchBudget): Bot<FazaTypes> {
  return {
    id,
    choose: (view, _chance, seats) => {
      const own = commandsFor(view, seats);
      if (own.length === 0) return null;
      const state = faza.determinize(view, chanceFrom(id));
      if (state.agenda.length > 0) return answer(state, own);
      const team = seats && seats.length < state.heroes.length ? seats : undefined;
      const planned = foresee(state, own, plan(state, team, care));
      return planned ?? own.find((command) => command.do === 'endTeamPhase') ?? null;
    },
  };
}

/**
 * Before a boarding the Scientist looks at the cards first: knowing is worth the Point, unless the boarding itself shows
 * two cards (V3).
 */
function foresee(state: State, own: readonly Command[], planned: Command | null): Command | null {
  const boards = planned?.do === 'board' || planned?.do === 'insider';
  const blind = state.events.top.length === 0 && !state.drawTwo;
  const look = boards && blind ? own.find((command) => command.do === 'forecast') : undefined;
  return look ?? planned;
}

/** The best answer to what a rule asks. */
function answer(state: State, options: readonly Command[]): Command | null {
  let best: Command | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const after = applyLegal(state, option).state;
    // What comes next is only worth something once somebody boards; what is resolved now (V3) is seen at once.
    const isNext = state.agenda[0]?.step === 'chooseEvent';
    const worth = isNext ? worthOfBoarding(after) : worthAhead(after, null, 1, undefined);
    if (worth <= bestWorth) continue;
    best = option;
    bestWorth = worth;
  }
  return best;
}

/** What the best boarding is worth, now that the next card is known. */
function worthOfBoarding(state: State): number {
  const worths = legalCommands(state).flatMap((command) =>
    command.do === 'board' || command.do === 'insider' ? [worthOf(state, command, undefined)] : [],
  );
  return Math.max(scoreAtRest(state), ...worths);
}
