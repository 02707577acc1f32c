import type { Place, Role, Wanted } from './vocabulary.ts';

/** Something that a card does once, in the vocabulary of part 2.1. `rules/effects/` holds what each of them means. */
export type Effect =
  /** Draws cards (A4). */
  | { readonly do: 'draw'; readonly count: number }
  /** Discards a card from the hand. */
  | { readonly do: 'discard' }
  /** Looks at the top card of one's deck and may discard it. */
  | { readonly do: 'sift' }
  /** The card that `sift` has shown is discarded or kept. */
  | { readonly do: 'siftedCard' }
  /** Takes a card from one's discard pile into the hand. */
  | { readonly do: 'recall'; readonly of: Wanted }
  /** Up to so many cards of one's hand or discard pile leave the game (A5). */
  | { readonly do: 'destroy'; readonly count: number }
  | { readonly do: 'gain'; readonly tokens: number }
  /** Loses tokens, as far as there are any. */
  | { readonly do: 'pay'; readonly tokens: number }
  /** May play one more card here (A6). */
  | { readonly do: 'extra'; readonly of: Wanted }
  /** A3: less power for the High Man among the others, or for all of them. */
  | { readonly do: 'attack'; readonly minus: number; readonly all: boolean }
  | { readonly do: 'steal'; readonly tokens: number; readonly all: boolean }
  | { readonly do: 'scrub'; readonly all: boolean }
  /** H8: less power for each personality, equipment or (up to three) cards of every other army. */
  | { readonly do: 'siege'; readonly minus: number; readonly on: Role | 'army' }
  /** Moves a personality from the hand to the army, its abilities unused. */
  | { readonly do: 'deploy' }
  /** Borrows a card of the Power row for this Face Off. */
  | { readonly do: 'bring' }
  /** Removes a card of an army or of the Power row. */
  | { readonly do: 'kick' }
  /** Looks at the top three cards of the Clock deck. */
  | { readonly do: 'peek' }
  /** Takes a victory card out of the Clock deck. */
  | { readonly do: 'relic' }
  /** One of the victory cards that `relic` has found is taken. */
  | { readonly do: 'foundCard' }
  /** Names a victory card from 1 to 6, whose owner swaps it for one of one's own. */
  | { readonly do: 'ransom' }
  /** One after another, each only if the one before was done. */
  | { readonly do: 'chain'; readonly effects: readonly Effect[] }
  | { readonly do: 'either'; readonly options: readonly Effect[] };

/** Where a clause works; `null` in both places (A1). */
type Where = Place | null;

/** One part of what is printed on a card. */
export type Clause =
  /** More power with another card here. */
  | { readonly clause: 'with'; readonly where: Where; readonly plus: number; readonly wanted: Wanted }
  /** More power for each other card here, or each card in hand, up to a limit. */
  | {
      readonly clause: 'per';
      readonly where: Where;
      readonly plus: number;
      readonly wanted: Wanted | 'hand';
      readonly most: number;
    }
  /** More power while the open timing card shows at most this number. */
  | { readonly clause: 'timing'; readonly where: Where; readonly plus: number; readonly most: number }
  /** A3 and H8, perhaps only while another card is here. */
  | { readonly clause: 'shield' | 'shelter'; readonly where: Where; readonly wanted: Wanted | null }
  /** Happens when the card is revealed or, with `start`, at the start of each round while it is in hand. */
  | { readonly clause: 'effect'; readonly where: Where | 'start'; readonly effect: Effect };

/** The clauses below, limited to Face Offs. */
export const inFaceOffs = <C extends Clause>(clause: C): C & { where: 'faceOff' } => ({ ...clause, where: 'faceOff' });
/** The clauses below, limited to the headquarters. */
export const atHq = <C extends Clause>(clause: C): C & { where: 'hq' } => ({ ...clause, where: 'hq' });
/** What happens at the start of each round while the card is in hand. */
export const atStart = (effect: Effect): Clause => ({ clause: 'effect', where: 'start', effect });

export const plusWith = (plus: number, wanted: Wanted): Clause => ({ clause: 'with', where: null, plus, wanted });
export const plusPer = (plus: number, wanted: Wanted | 'hand', most: number): Clause => ({
  clause: 'per',
  where: null,
  plus,
  wanted,
  most,
});
export const plusIfTiming = (plus: number, most: number): Clause => ({ clause: 'timing', where: null, plus, most });
export const shield = (wanted: Wanted | null = null): Clause => ({ clause: 'shield', where: null, wanted });
export const shelter = (wanted: Wanted | null = null): Clause => ({ clause: 'shelter', where: null, wanted });
export const does = (effect: Effect): Clause => ({ clause: 'effect', where: null, effect });

export const draw = (count: number): Effect => ({ do: 'draw', count });
export const destroy = (count: number): Effect => ({ do: 'destroy', count });
export const gain = (tokens: number): Effect => ({ do: 'gain', tokens });
export const pay = (tokens: number): Effect => ({ do: 'pay', tokens });
export const recall = (of: Wanted): Effect => ({ do: 'recall', of });
export const extra = (of: Wanted): Effect => ({ do: 'extra', of });
export const attack = (minus: number): Effect => ({ do: 'attack', minus, all: false });
export const attackAll = (minus: number): Effect => ({ do: 'attack', minus, all: true });
export const steal = (tokens: number): Effect => ({ do: 'steal', tokens, all: false });
export const stealFromAll = (tokens: number): Effect => ({ do: 'steal', tokens, all: true });
export const siege = (minus: number, on: Role | 'army'): Effect => ({ do: 'siege', minus, on });
export const chain = (...effects: readonly Effect[]): Effect => ({ do: 'chain', effects });
export const either = (...options: readonly Effect[]): Effect => ({ do: 'either', options });
export const discard: Effect = { do: 'discard' };
export const sift: Effect = { do: 'sift' };
export const scrub: Effect = { do: 'scrub', all: false };
export const scrubAll: Effect = { do: 'scrub', all: true };
export const deploy: Effect = { do: 'deploy' };
export const bring: Effect = { do: 'bring' };
export const kick: Effect = { do: 'kick' };
export const peek: Effect = { do: 'peek' };
export const relic: Effect = { do: 'relic' };
export const ransom: Effect = { do: 'ransom' };
