import { chanceFrom } from '../../../kernel/chance.ts';
import { applyLegal } from '../rules/apply.ts';
import { faza } from '../rules/faza.ts';
import type { FazaView } from '../rules/state.ts';
import { brisk } from './greedy.ts';

/** Far more commands than a game takes that still goes somewhere; one that takes more is not won. */
const MOST_COMMANDS = 600;

/** How a game went on from a position. */
export interface Rollout {
  readonly won: boolean;
  /** Health that the Motherships had left together: how near a lost game came to being won. */
  readonly health: number;
}

/**
 * Lets the brisk bot, playing all heroes, play on from a position to the end, with the luck of `seed`. Fair: the luck that
 * the real game would have had is thrown away first, and cards that nobody has seen have no order yet. The same position
 * and seed always give the same answer.
 */
export function playOnFrom(position: FazaView, seed: string): Rollout {
  let state = faza.determinize(position, chanceFrom(seed));
  for (let given = 0; given < MOST_COMMANDS && !state.outcome; given++) {
    const command = brisk.choose(state, chanceFrom(`${seed}/bot`, given));
    if (!command) break;
    ({ state } = applyLegal(state, command));
  }
  return {
    won: state.outcome?.won === true,
    health: state.ships.reduce((sum, ship) => sum + ship.health, 0),
  };
}
