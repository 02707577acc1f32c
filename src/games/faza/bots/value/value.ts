import { estimate, type Network, type NetworkFile, networkFrom } from '../../../../kernel/bots/network.ts';
import { at } from '../../../../kernel/values/at.ts';
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

/** A network that was trained, and how far its estimates were from what came true. */
export interface Learned {
  readonly network: NetworkFile;
  /** For an edition, by tenth of its estimates: how much more often positions were won, from -1 to 1. Nothing where it is right. */
  surplus?(edition: EditionId): readonly number[] | undefined;
}

/** An estimate from 0 to 1 put right by what came true in each tenth: in the middle of a tenth by its surplus, 0 and 1 not at all. */
export function corrected(estimated: number, surplus: readonly number[]): number {
  const known = [0, ...surplus, 0];
  const places = known.map((_, index) => Math.min(1, Math.max(0, (index - 0.5) / surplus.length)));
  const next = Math.max(
    1,
    places.findIndex((place) => place >= estimated),
  );
  const [from, to] = [at(places, next - 1), at(places, next)];
  const way = (estimated - from) / (to - from);
  return estimated + (1 - way) * at(known, next - 1) + way * at(known, next);
}

/**
 * The chance to win from a view of any edition, 0–1, by networks that were trained (`npm run train`): of these, the one that knows most
 * of the numbers by which the edition is described.
 */
export function learnedFrom(...trained: readonly Learned[]): Valuation {
  const learned = new Map<EditionId, Valuation>();
  return (view) => {
    const { id } = editionOf(view);
    let valuation = learned.get(id);
    if (!valuation) {
      const { names } = descriptionOf(id);
      const known = trained.map(({ network }) => names.filter((name) => network.inputs.includes(name)).length);
      const chosen = at(trained, known.indexOf(Math.max(...known)));
      const plain = valuationBy(networkFrom(chosen.network, names));
      const surplus = chosen.surplus?.(id);
      valuation = surplus ? (view) => corrected(plain(view), surplus) : plain;
      learned.set(id, valuation);
    }
    return valuation(view);
  };
}
