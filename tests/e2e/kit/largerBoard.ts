import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { pastOf } from '../../../src/kernel/session.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { playWhole } from '../../tools/golden/players.ts';

/** The team that the new-game screen proposes for 24 tiles, with luck that ends its game in a few rounds. */
const setup = setupOf(['marine', 'doctor', 'senator'], { edition: '24', seed: 'larger board 7' });

/** A whole short game with 24 tiles, as a player can start it. */
export function gameWith24Tiles(): { readonly setup: Setup; readonly commands: readonly Command[] } {
  return { setup, commands: pastOf(playWhole(setup, 'random')).map(({ command }) => command) };
}
