import { at } from '../../../../kernel/at.ts';
import { estimate, type Network, type NetworkFile, networkFrom } from '../../../../kernel/network.ts';
import type { EditionId } from '../../content/vocabulary.ts';
import { editionOf } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { describe, descriptionOf } from './description.ts';

/** What a view is worth. */
export type Valuation = (view: FazaView) => number;

/** The valuation by a network whose inputs are the numbers of `describe`, for views of one edition. */
export function valuationBy(network: Network): Valuation {
  const input = new Float32Array(network.inputs);
  const units = new Float32Array(network.hidden);
  return (view) => describe(view, input) ?? estimate(network, input, units);
}

/**
 * The chance to win from a view of any edition, 0–1, by networks that were trained (`npm run train`): of these, the one that knows most
 * of the numbers by which the edition is described.
 */
export function learnedFrom(...trained: readonly NetworkFile[]): Valuation {
  const learned = new Map<EditionId, Valuation>();
  return (view) => {
    const { id } = editionOf(view);
    let valuation = learned.get(id);
    if (!valuation) {
      const { names } = descriptionOf(id);
      const known = trained.map(({ inputs }) => names.filter((name) => inputs.includes(name)).length);
      valuation = valuationBy(networkFrom(at(trained, known.indexOf(Math.max(...known))), names));
      learned.set(id, valuation);
    }
    return valuation(view);
  };
}
