import { estimate, type Network, type NetworkFile, networkFrom } from '../../../../kernel/network.ts';
import type { EditionId } from '../../content/vocabulary.ts';
import { editionOf } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { describe, descriptionOf } from './description.ts';
import trained from './network.json' with { type: 'json' };

/** What a view is worth. */
export type Valuation = (view: FazaView) => number;

/** The valuation by a network whose inputs are the numbers of `describe`, for views of one edition. */
export function valuationBy(network: Network): Valuation {
  const input = new Float32Array(network.inputs);
  const units = new Float32Array(network.hidden);
  return (view) => describe(view, input) ?? estimate(network, input, units);
}

const learned = new Map<EditionId, Valuation>();

/**
 * The chance to win from a view, 0–1, by the network that was trained with both editions (`npm run train`). What it learned counts a victory
 * for less the more rounds it takes, and the best moves that it saw promise too much; the two make up for each other, so it needs no
 * correction. `npm run lab -- --only calibration` measures how well its estimates come true.
 */
export function winChanceOf(view: FazaView): number {
  const { id } = editionOf(view);
  let valuation = learned.get(id);
  if (!valuation) {
    valuation = valuationBy(networkFrom(trained satisfies NetworkFile, descriptionOf(id).names));
    learned.set(id, valuation);
  }
  return valuation(view);
}
