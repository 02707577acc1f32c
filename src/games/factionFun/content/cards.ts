import type { PeopleId } from './vocabulary.ts';

/** An action card of the Sailfolk (A). */
type SailfolkCard = 'clearing' | 'blasting' | 'horseAndWagon' | 'ferry' | 'survey' | 'drill';
/** An action card of the Hearthfolk (A). */
type HearthfolkCard =
  | 'greatSeed'
  | 'highPlaces'
  | 'riverWays'
  | 'closedPaths'
  | 'gathering'
  | 'oldPaths'
  | 'knownGround';

export type CardId = SailfolkCard | HearthfolkCard;

/** What a card does. */
export type CardEffect =
  /** A2–A4: turns up to `most` tiles of open land without an avatar from one terrain into another. */
  | {
      readonly kind: 'terrain';
      readonly from: 'plains' | 'forest' | 'mountain';
      readonly to: 'plains' | 'forest';
      readonly most: number;
    }
  /** A5: more steps this turn. */
  | { readonly kind: 'movement'; readonly plus: number }
  /** A7, A9: water can be crossed this turn, for this many steps a tile. */
  | { readonly kind: 'water'; readonly steps: 0 | 1 }
  /** A6: no claims of mountains by the rival during this many turns of each of its seats. */
  | { readonly kind: 'highPlaces'; readonly turns: number }
  /** A8: the rival's seats enter no hearth during this many turns of theirs. */
  | { readonly kind: 'closedPaths'; readonly turns: number }
  /** More for this turn's claim roll. */
  | { readonly kind: 'claim'; readonly plus: number }
  /** B1: more for one's D20s in a battle. */
  | { readonly kind: 'battle'; readonly plus: number };

/** The effect of every card. */
export const CARD_EFFECT: Readonly<Record<CardId, CardEffect>> = {
  clearing: { kind: 'terrain', from: 'forest', to: 'plains', most: 1 },
  blasting: { kind: 'terrain', from: 'mountain', to: 'plains', most: 1 },
  horseAndWagon: { kind: 'movement', plus: 2 },
  ferry: { kind: 'water', steps: 1 },
  survey: { kind: 'claim', plus: 2 },
  drill: { kind: 'battle', plus: 3 },
  greatSeed: { kind: 'terrain', from: 'plains', to: 'forest', most: 2 },
  highPlaces: { kind: 'highPlaces', turns: 2 },
  riverWays: { kind: 'water', steps: 0 },
  closedPaths: { kind: 'closedPaths', turns: 1 },
  gathering: { kind: 'claim', plus: 2 },
  oldPaths: { kind: 'movement', plus: 2 },
  knownGround: { kind: 'battle', plus: 3 },
};

const two = <Card extends CardId>(...cards: readonly Card[]): readonly Card[] => cards.flatMap((card) => [card, card]);

/** The action deck of each people: 12 cards. */
export const ACTION_DECK: Readonly<Record<PeopleId, readonly CardId[]>> = {
  sailfolk: two('clearing', 'blasting', 'horseAndWagon', 'ferry', 'survey', 'drill'),
  hearthfolk: [...two('greatSeed', 'highPlaces', 'riverWays', 'closedPaths', 'knownGround'), 'gathering', 'oldPaths'],
};
