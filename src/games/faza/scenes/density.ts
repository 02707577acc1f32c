import type { Density } from '../../../module/screens/table.ts';

/** Everything in which the densities differ. */
export interface DensityTraits {
  /** Which commands show their numbers automatically: all, those that reveal something, or none. */
  readonly opensPreview: 'each' | 'revealing' | 'none';
  /** Whether tiles show their names, if there is room. */
  readonly tileNames: boolean;
  /** Whether the bar suggests what to do next while nothing is chosen. */
  readonly hints: boolean;
  /** Whether odds and forecast are said in words beside their numbers and symbols. */
  readonly words: boolean;
}

/** The only place that decides what each density shows. */
export const DENSITY: Readonly<Record<Density, DensityTraits>> = {
  newcomer: { opensPreview: 'each', tileNames: true, hints: true, words: true },
  normal: { opensPreview: 'revealing', tileNames: false, hints: false, words: true },
  expert: { opensPreview: 'none', tileNames: false, hints: false, words: false },
};

/** The traits of a view's density. */
export function traitsOf({ density = 'normal' }: { readonly density?: Density }): DensityTraits {
  return DENSITY[density];
}
