import type { Game } from '../../../kernel/game.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import { legalCommands } from './legal.ts';
import { setUp } from './setup.ts';
import type { Setup, State } from './state.ts';

/** FAZA, by the rules of `rule-ids.ts`. */
export const faza: Game<Setup, State, Command, Fact> = {
  id: 'faza',
  version: 1,
  newGame: (setup) => {
    const play = setUp(setup);
    return { ok: true, state: play.state, facts: play.facts };
  },
  legalCommands,
  apply,
  isOver: (state) => state.phase === 'over',
  revealed: (before, after) => before.chance.draws !== after.chance.draws,
  round: (state) => state.round,
};
