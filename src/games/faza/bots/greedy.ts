import type { Bot } from '../../../kernel/bot.ts';
import { applyLegal } from '../rules/apply.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { worthAhead, worthOf } from './lookahead.ts';
import { scoreAtRest } from './outlook.ts';
import { BRISK, plan, type SearchBudget, THOROUGH } from './search.ts';
import { commandsFor } from './seats.ts';

/**
 * Gives the first command of the most valuable short plan it can find, valuing positions after the coming Faza phase. It
 * computes exact chances of dice and of the cards left in the event deck, so it needs no luck of its own.
 */
export const greedy: Bot<FazaTypes> = planner('greedy', THOROUGH);

/** The same with a smaller search budget, several times as fast: for rollouts. */
export const brisk: Bot<FazaTypes> = planner('brisk', BRISK);

function planner(id: string, care: SearchBudget): Bot<FazaTypes> {
  return {
    id,
    choose: (view, _chance, seats) => {
      const own = commandsFor(view, seats);
      if (own.length === 0) return null;
      if (view.agenda.length > 0) return answer(view, own);
      const team = seats && seats.length < view.heroes.length ? seats : undefined;
      const planned = foresee(view, own, plan(view, team, care));
      return planned ?? own.find((command) => command.do === 'endTeamPhase') ?? null;
    },
  };
}

/**
 * Before a boarding the Scientist looks at the cards first: knowing is worth the Point, unless the boarding itself shows
 * two cards (V3).
 */
function foresee(state: FazaView, own: readonly Command[], planned: Command | null): Command | null {
  const boards = planned?.do === 'board' || planned?.do === 'insider';
  const blind = state.events.top.length === 0 && !state.drawTwo;
  const look = boards && blind ? own.find((command) => command.do === 'forecast') : undefined;
  return look ?? planned;
}

/** The best decision where a rule asks for one. */
function answer(state: FazaView, options: readonly Command[]): Command | null {
  let best: Command | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const after = applyLegal(state, option).state;
    // The card that comes next matters only once somebody boards; one that is resolved now (V3) takes effect at once.
    const isNext = state.agenda[0]?.step === 'chooseEvent';
    const worth = isNext ? worthOfBoarding(after) : worthAhead(after, null, 1, undefined);
    if (worth <= bestWorth) continue;
    best = option;
    bestWorth = worth;
  }
  return best;
}

/** What the best boarding is worth, now that the next card is known. */
function worthOfBoarding(state: FazaView): number {
  const worths = legalCommands(state).flatMap((command) =>
    command.do === 'board' || command.do === 'insider' ? [worthOf(state, command, undefined)] : [],
  );
  return Math.max(scoreAtRest(state), ...worths);
}
