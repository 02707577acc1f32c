/*
 * The words that Azardia's content is written in. Everything in `content/` is plain data: a new card that uses known effects
 * is one entry.
 */

/** A tile of the board, from 1 to 150. */
export type TileNo = number;

/** The four characters (C). */
export type CharacterId = 'lagartoon' | 'kuchuritok' | 'robotIKing' | 'noncredoMantis';

/** Whom an effect of a card means, as seen by the player who plays or draws the card. */
export type Who =
  /** The player of the card. */
  | 'me'
  /** The one rival at whom the card is played. */
  | 'rival'
  /** Every rival. */
  | 'rivals'
  | 'all'
  /** Every rival, and for an event everybody, at the lowest level in play. */
  | 'lowest'
  /** The player with the highest or lowest level, then tile, then earlier seat (E2). */
  | 'ahead'
  | 'behind'
  /** The rival furthest behind. */
  | 'rivalBehind';

/** A rule that an event sets until the next event (E2). */
export type RoundRule = 'oneDie' | 'threeDice' | 'truce';

/** What a card does. Coins are written in full: 1,000 is one token. */
export type Effect =
  | { readonly kind: 'move'; readonly who: Who; readonly tiles: number }
  /** Advance or go back, by as many tiles as the player likes up to this number. */
  | { readonly kind: 'moveUpTo'; readonly tiles: number }
  /** Go to the next A tile ahead; where none is ahead, advance. */
  | { readonly kind: 'moveToNextA'; readonly otherwise: number }
  | { readonly kind: 'goTo'; readonly who: Who; readonly tile: TileNo }
  /** Each of them may advance, in turn order. */
  | { readonly kind: 'mayMove'; readonly tiles: number; readonly except: Who }
  | { readonly kind: 'swapTiles'; readonly within: number }
  | { readonly kind: 'coins'; readonly who: Who; readonly coins: number }
  | { readonly kind: 'takeCoins'; readonly coins: number }
  /** Gain coins, and more for each level below the highest rival. */
  | { readonly kind: 'catchUp'; readonly coins: number; readonly perLevel: number }
  | { readonly kind: 'sellCards'; readonly most: number; readonly each: number }
  /** Each rival at the player's level or above pays. */
  | { readonly kind: 'toll'; readonly coins: number }
  /** Everybody who has at least `from` loses coins. */
  | { readonly kind: 'tax'; readonly from: number; readonly coins: number }
  | { readonly kind: 'loseFortune'; readonly who: Who }
  | { readonly kind: 'level'; readonly who: Who; readonly by: 1 | -1; readonly unlessLevel5?: true }
  | { readonly kind: 'levelIfLowest' }
  /** Roll one die: from this face on gain a level, else move back. */
  | { readonly kind: 'levelOnDie'; readonly from: number; readonly back: number }
  | { readonly kind: 'draw'; readonly who: Who; readonly cards: number }
  /** Discard cards of the player's choice. */
  | { readonly kind: 'discard'; readonly cards: number }
  | { readonly kind: 'discardHand' }
  | { readonly kind: 'takeCard' }
  /** Give random cards of the player's hand to the rival furthest behind. */
  | { readonly kind: 'giveCards'; readonly cards: number; readonly to: Who }
  | { readonly kind: 'missTurn'; readonly who: Who }
  | { readonly kind: 'oneDie'; readonly who: Who }
  | { readonly kind: 'threeDice' }
  | { readonly kind: 'setDie' }
  | { readonly kind: 'rollAgain'; readonly whose: 'mine' | 'theirs' }
  | { readonly kind: 'addToTotal'; readonly by: number }
  /** Before the dice of a challenge: it is off, and the player moves back and draws. */
  | { readonly kind: 'flee'; readonly tiles: number; readonly cards: number }
  | { readonly kind: 'duel' }
  | { readonly kind: 'drawPenalty'; readonly who: Who }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'turnBack' }
  | { readonly kind: 'redirect' }
  /** Suffer a card, then gain coins and draw cards. */
  | { readonly kind: 'comfort'; readonly coins: number; readonly cards: number }
  | { readonly kind: 'roundRule'; readonly rule: RoundRule }
  /** T2: effects on one player, each with everything that follows from it before the next. */
  | { readonly kind: 'inOrder'; readonly who: Who; readonly effects: readonly Effect[] }
  /** One effect for a player in the Tyrant Zone, another for one in Zone Zero. */
  | { readonly kind: 'byZone'; readonly who: Who; readonly tyrantZone: Effect; readonly zoneZero: Effect }
  /** A stronger effect for one character. */
  | {
      readonly kind: 'byCharacter';
      readonly character: CharacterId;
      readonly them: Effect;
      readonly others: Effect;
    };

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** When an action card may be played (T2). */
export type Timing =
  /** In phase C of the player's own turn. */
  | 'turn'
  /** Before the player's own dice for movement, or after them. */
  | 'beforeRoll'
  | 'roll'
  /** In a duel of the player's: before its dice, or after them. */
  | 'beforeDuel'
  | 'duel'
  /** In answer to a card that affects the player. */
  | 'response';

/** An action card of the deck, of which there may be several copies. */
export interface ActionSpec {
  readonly copies: number;
  readonly when: readonly Timing[];
  /** What is paid on playing it; 0 for nothing. */
  readonly cost: number;
  readonly effect: Effect;
}

/** A penalty card, of which there may be several copies. */
export interface PenaltySpec {
  readonly copies: number;
  readonly effect: Effect;
}

/** An event card. There is one of each. */
export interface EventSpec {
  readonly effect: Effect;
}
