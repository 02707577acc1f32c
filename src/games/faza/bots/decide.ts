import { at } from '../../../kernel/at.ts';
import { applyLegal } from '../rules/apply.ts';
import { tileAt } from '../rules/board/board.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView } from '../rules/state/state.ts';
import { healthyCards } from '../rules/team/cards.ts';
import { nearestShip } from './candidates.ts';

/** Makes a decision that a rule asks for, quickly and by rule of thumb: for lookahead, not for play. */
export function decide(state: FazaView): Command {
  const options = legalCommands(state);
  return options.reduce((best, option) => (worth(state, option) > worth(state, best) ? option : best), at(options, 0));
}

/** Makes all pending decisions by rule of thumb. */
export function settle(state: FazaView): FazaView {
  let settled = state;
  while (settled.agenda.length > 0) settled = applyLegal(settled, decide(settled)).state;
  return settled;
}

function worth(state: FazaView, option: Command): number {
  if (option.do === 'protect') return -healthyCards(state, option.hero).length;
  // The kept card is worth more than most activations; it is spent on one that loses the game.
  if (option.do === 'sabotage') return option.cancel === loses(state) ? 1 : 0;
  if (option.do === 'defect') return -nearestShip(state, option.outpost) - tileAt(state, option.outpost).drones;
  return option.do === 'recoverOne' ? option.card : 0;
}

function loses(state: FazaView): boolean {
  return applyLegal(state, { do: 'sabotage', cancel: false }).state.outcome?.won === false;
}
