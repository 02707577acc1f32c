/** How much a screen says: to somebody who learns, to somebody who plays, to somebody who knows. */
export const DENSITIES = ['newcomer', 'normal', 'expert'] as const;
export type Density = (typeof DENSITIES)[number];
