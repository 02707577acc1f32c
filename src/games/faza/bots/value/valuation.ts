import type { FazaView } from '../../rules/state/state.ts';

/** What a view is worth; a chance to win, 0–1, unless said otherwise. */
export type Valuation = (view: FazaView) => number;
