import type { Density } from '../../../module/table.ts';

/** Everything in which the densities differ. */
export interface DensityTraits {
  /** Which commands open the numbers of what they will bring by themselves: each, those that reveal something, or none. */
  readonly opensPreview: 'each' | 'revealing' | 'none';
  /** Whether tiles carry their names, where there is room. */
  readonly tileNames: boolean;
  /** Whether the bar says what could be done next while nothing is chosen. */
  readonly hints: boolean;
  /** Whether odds and forecast are said in words beside their numbers and symbols. */
  readonly words: boolean;
}

/** The one place where it is decided who sees what. */
export const DENSITY: Readonly<Record<Density, DensityTraits>> = {
  newcomer: { opensPreview: 'each', tileNames: true, hints: true, words: true },
  normal: { opensPreview: 'revealing', tileNames: false, hints: false, words: true },
  expert: { opensPreview: 'none', tileNames: false, hints: false, words: false },
};

/** The traits of a view's density. */
export function traitsOf({ density = 'normal' }: { readonly density?: Density }): DensityTraits {
  return DENSITY[density];
}
