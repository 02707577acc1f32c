import { heroAt, tileAt } from '../rules/board.ts';
import { unusedCards } from '../rules/cards.ts';
import { forecast } from '../rules/forecast.ts';
import { maySlipAway } from '../rules/reach.ts';
import type { State } from '../rules/state.ts';
import { decide } from './decide.ts';
import { doomed, evaluate, WEIGHTS } from './evaluate.ts';
import { keyOf } from './key.ts';
import { remembered } from './memo.ts';

/**
 * What a position is worth if the team ends its phase now: the coming Faza phase is played out first, because what it does
 * to a position matters more than anything that can be seen in it.
 */
export function scoreAtRest(state: State): number {
  if (state.phase === 'over') return evaluate(state);
  return remembered(state, keyOf(state), () => {
    const { after } = forecast(state, decide);
    if (!after.outcome || after.outcome.won) return evaluate(after);
    return evaluate(after) + WEIGHTS.doomed * doomed(state) + WEIGHTS.escape * wayOut(state, after);
  });
}

/** How far a loss can still be averted, from 0 to 1: the dying hero has cards left, and may walk, or has to fight first. */
function wayOut(state: State, after: State): number {
  if (after.outcome?.won !== false || after.outcome.rule !== 'X2') return 0;
  const victim = after.heroes.findIndex(({ cards }) => cards.every((card) => card.injured));
  if (victim < 0 || unusedCards(state, victim).length === 0) return 0;
  const { drones } = tileAt(state, heroAt(state, victim).tile);
  return drones === 0 || maySlipAway(state, victim) ? 1 : WEIGHTS.held;
}
