import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView, Setup } from '../../../../src/games/faza/rules/state/state.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { at } from '../../../../src/kernel/values/at.ts';

const TEAMS = [
  ['soldier', 'doctor', 'senator', 'engineer'],
  ['scout', 'farmer', 'rebel', 'scientist'],
  ['doctor', 'rebel', 'engineer'],
  ['scout', 'senator'],
] as const;

/** States reached by play: every `every`-th of one game, determined by the seed. */
export function statesOf(seed: number, every = 5): FazaView[] {
  const setup: Setup = {
    edition: 'published',
    mode: at(['easy', 'normal', 'hard'] as const, seed % 3),
    heroes: at(TEAMS, seed % TEAMS.length),
    seed: `walk ${seed}`,
    health: 3,
    rewards: true,
    fazaFirst: false,
  };
  const states: FazaView[] = [];
  let state = faza.newGame(setup).state;
  let luck = seed + 1;
  for (let step = 0; !isOver(faza, state) && step < 200; step++) {
    if (step % every === 0 || state.agenda.length > 0) states.push(faza.view(state, null));
    const commands = legalCommands(state);
    const names = [...new Set(commands.map((command) => command.do))];
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    const name = at(names, (luck >>> 8) % names.length);
    const ofName = commands.filter((command) => command.do === name);
    state = applyLegal(state, at(ofName, (luck >>> 16) % ofName.length)).state;
  }
  return states;
}
