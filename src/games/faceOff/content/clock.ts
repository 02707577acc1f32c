import { draw, type Effect, gain, pay, ransom, relic, scrub } from './effects.ts';
import type { SetId } from './vocabulary.ts';

/** Who an assault card's action is for: the seat with the most or the least power in its army, or everybody (H3). */
export type AssaultAction =
  | { readonly kind: 'market' }
  | { readonly kind: 'effect'; readonly on: 'high' | 'low' | 'all'; readonly effect: Effect };

/** An assault card: the marks that it puts on the headquarters (H4), and its action. */
export interface Assault {
  readonly marks: 1 | 2;
  readonly action: AssaultAction;
}

const market = (marks: 1 | 2): Assault => ({ marks, action: { kind: 'market' } });
const onHigh = (marks: 1 | 2, effect: Effect): Assault => ({ marks, action: { kind: 'effect', on: 'high', effect } });
const onLow = (marks: 1 | 2, effect: Effect): Assault => ({ marks, action: { kind: 'effect', on: 'low', effect } });
const onAll = (marks: 1 | 2, effect: Effect): Assault => ({ marks, action: { kind: 'effect', on: 'all', effect } });

/** S2: the assault cards in the order of their numbers, from 1 to 15; 11 to 15 are for three seats and more. */
export const ASSAULTS = {
  spoilsOfWar: onHigh(1, gain(2)),
  bazaarByNight: market(1),
  auctionBlock: market(1),
  blackMarket: market(1),
  nightWatch: onLow(1, scrub),
  forlornHope: onLow(1, draw(1)),
  warCouncil: onHigh(2, draw(1)),
  muster: onAll(2, draw(1)),
  stormTheGate: onHigh(2, gain(1)),
  sappers: onLow(1, pay(1)),
  smugglersQuay: market(1),
  prisonerExchange: onHigh(1, ransom),
  traitorsBargain: onHigh(2, ransom),
  hiddenVault: onHigh(1, relic),
  graveGoods: onHigh(1, relic),
} as const satisfies Readonly<Record<string, Assault>>;

export type AssaultId = keyof typeof ASSAULTS;

/** A bonus card: its points, its effect when it is claimed, and whether it is Wild (E1). */
export interface Bonus {
  readonly points: number;
  readonly effect: Effect | null;
  readonly isWild: boolean;
}

const points = (count: number, effect: Effect | null = null): Bonus => ({ points: count, effect, isWild: false });
const wildBonus: Bonus = { points: 2, effect: null, isWild: true };

/** S2: the bonus cards. */
export const BONUSES = {
  counterfeitSeal: wildBonus,
  pawnTicket: points(3, draw(1)),
  familyRecipe: points(4),
  prizeRibbon: points(3, gain(1)),
  luckyCoin: points(3, gain(1)),
  forgedPapers: wildBonus,
  blankPassport: wildBonus,
  bronzeTrophy: points(4),
  silverTrophy: points(4),
  goldTrophy: points(5),
} as const satisfies Readonly<Record<string, Bonus>>;

export type BonusId = keyof typeof BONUSES;

/** What a victory card is numbered, and worth to the seat with the most pieces of its set (E4). */
export type VictoryNo = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A victory card: its set and its number. */
export type VictoryId = `${SetId}${VictoryNo}`;

/** The puzzle pieces on the victory cards of each set, from number 1 to 7. */
export const PIECES: Readonly<Record<SetId, readonly number[]>> = {
  house: [2, 3, 2, 1, 2, 1, 1],
  monsters: [3, 2, 2, 1, 1, 1, 2],
  cowboys: [2, 2, 1, 2, 1, 1, 3],
  ninjas: [2, 3, 1, 2, 1, 1, 2],
  pirates: [2, 2, 2, 1, 2, 1, 2],
};
