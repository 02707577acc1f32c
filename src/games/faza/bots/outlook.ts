import { heroAt, tileAt } from '../rules/board/board.ts';
import { maySlipAway } from '../rules/board/reach.ts';
import { forecast } from '../rules/forecast.ts';
import type { FazaView } from '../rules/state/state.ts';
import { unusedCards } from '../rules/team/cards.ts';
import { decide } from './decide.ts';
import { doomed, evaluate, WEIGHTS } from './evaluate.ts';

/**
 * What a position is worth if the team ends its phase now: the coming Faza phase is played out first, because it
 * matters more than anything visible in the position.
 */
export function scoreAtRest(state: FazaView): number {
  if (state.phase === 'over') return evaluate(state);
  const { after } = forecast(state, decide);
  if (!after.outcome || after.outcome.won) return evaluate(after);
  return evaluate(after) + WEIGHTS.doomed * doomed(state) + WEIGHTS.escape * wayOut(state, after);
}

/** How avoidable a loss still is, 0–1: whether the dying hero has cards left, and can walk away or has to fight first. */
function wayOut(state: FazaView, after: FazaView): number {
  if (after.outcome?.won !== false || after.outcome.rule !== 'X2') return 0;
  const victim = after.heroes.findIndex(({ cards }) => cards.every((card) => card.injured));
  if (victim < 0 || unusedCards(state, victim).length === 0) return 0;
  const { drones } = tileAt(state, heroAt(state, victim).tile);
  return drones === 0 || maySlipAway(state, victim) ? 1 : WEIGHTS.held;
}
