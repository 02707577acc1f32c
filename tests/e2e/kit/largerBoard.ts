import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { pastOf } from '../../../src/kernel/session.ts';
import { playWhole } from '../../tools/golden/players.ts';

/** The team that the new-game screen proposes for 24 tiles, with luck that ends its game in a few rounds. */
const setup: Setup = {
  edition: '24',
  mode: 'normal',
  heroes: ['marine', 'doctor', 'senator'],
  seed: 'larger board 7',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
};

/** A whole short game with 24 tiles. It is played anew for each test: this edition is still being tuned, so none is recorded. */
export function gameWith24Tiles(): { readonly setup: Setup; readonly commands: readonly Command[] } {
  return { setup, commands: pastOf(playWhole(setup, 'random')).map(({ command }) => command) };
}
