import { at } from '../../../kernel/values/at.ts';
import { applyLegal } from '../rules/apply.ts';
import { tileAt } from '../rules/board/board.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView } from '../rules/state/state.ts';
import { healthyCards } from '../rules/team/cards.ts';
import { nearestShip } from './search/candidates.ts';

/** Makes a decision that a rule asks for, quickly and by rule of thumb: for lookahead, not for play. */
export function decide(state: FazaView): Command {
  const options = legalCommands(state);
  const first = at(options, 0);
  if (options.length === 1) return first;
  if (first.do === 'sabotage') return sabotage(state);
  let best: Command = first;
  let most = worth(state, first);
  for (let index = 1; index < options.length; index++) {
    const option = at(options, index);
    const value = worth(state, option);
    if (value <= most) continue;
    best = option;
    most = value;
  }
  return best;
}

/** Makes all pending decisions by rule of thumb. */
export function settle(state: FazaView): FazaView {
  let settled = state;
  while (settled.agenda.length > 0) settled = applyLegal(settled, decide(settled)).state;
  return settled;
}

function worth(state: FazaView, option: Command): number {
  if (option.do === 'protect') return -healthyCards(state, option.hero).length;
  if (option.do === 'defect') return -nearestShip(state, option.outpost) - tileAt(state, option.outpost).drones;
  return option.do === 'recoverOne' ? option.card : 0;
}

/** The kept card is worth more than most activations; it is spent on one that loses the game. */
function sabotage(state: FazaView): Command {
  const after = applyLegal(state, { do: 'sabotage', cancel: false }).state;
  return { do: 'sabotage', cancel: after.outcome?.won === false };
}
