import { chanceFrom } from '../../../kernel/chance.ts';
import { applyLegal } from '../rules/apply.ts';
import { faza } from '../rules/faza.ts';
import type { FazaView } from '../rules/state/state.ts';
import { policy } from './learned.ts';

/** Far more commands than any game needs; one that takes more counts as not won. */
export const MOST_COMMANDS = 600;

/** How a simulated game ended. */
export interface Rollout {
  readonly won: boolean;
}

/**
 * Lets the policy bot play all heroes from a position to the end, with the luck of `seed`. This is fair: a view holds no real
 * luck, and unseen cards have no order yet. The same position and seed always give the same result.
 */
export function playOnFrom(position: FazaView, seed: string): Rollout {
  let state = faza.determinize(position, chanceFrom(seed));
  for (let given = 0; given < MOST_COMMANDS && !state.outcome; given++) {
    const command = policy.choose(faza.view(state, null), chanceFrom(`${seed}/bot`, given));
    if (!command) break;
    ({ state } = applyLegal(state, command));
  }
  return { won: state.outcome?.won === true };
}
