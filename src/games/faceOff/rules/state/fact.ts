import type { CardId, ScrubId } from '../../content/cards.ts';
import type { HqId } from '../../content/hqs.ts';
import type { FactionId, Place, Role } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Found } from './cards.ts';
import type { Card, Choice, Ending, Hidden, RewardKind, SealPart, Seat, Siege, Table, TreeName } from './state.ts';

/** The seats in the order of their totals, and the rule that put each before the next where the totals are equal (T). */
export interface Ranked {
  readonly seat: Seat;
  readonly total: number;
  /** `null` where the total decided, and for the last. */
  readonly tie: RuleId | null;
}

/** What happened. Cards that not everybody may know are hidden from the others. */
export type Happened =
  /** S3, X1. */
  | { readonly fact: 'factionPicked'; readonly seat: Seat; readonly faction: FactionId }
  /** S3–S9: the cards of the factions that were picked are laid out. */
  | { readonly fact: 'tableLaid'; readonly table: Table }
  | { readonly fact: 'asideDealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly fact: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A4: the discard pile becomes the deck. */
  | { readonly fact: 'reshuffled'; readonly seat: Seat; readonly deck: readonly Card[] }
  /** S10: the hand goes back into the deck. */
  | { readonly fact: 'handReturned'; readonly seat: Seat; readonly deck: readonly Card[] }
  | { readonly fact: 'roundBegan'; readonly round: number; readonly first: Seat }
  | { readonly fact: 'claimed'; readonly seat: Seat; readonly card: CardId }
  /** C3: an assault without a card. */
  | { readonly fact: 'plainAssault' }
  | { readonly fact: 'movedUp'; readonly tree: TreeName; readonly card: CardId }
  | { readonly fact: 'refilled'; readonly tree: TreeName; readonly card: Card }
  | { readonly fact: 'sealed'; readonly seat: Seat; readonly choice: Choice }
  | { readonly fact: 'reopened'; readonly seat: Seat }
  /** By seat. */
  | { readonly fact: 'revealed'; readonly part: SealPart; readonly choices: readonly Choice[] }
  | { readonly fact: 'joined'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'declined'; readonly seat: Seat }
  | { readonly fact: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'destroyed'; readonly seat: Seat; readonly card: CardId; readonly from: 'hand' | 'discards' }
  | { readonly fact: 'recalled'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'sifted'; readonly seat: Seat; readonly card: Card }
  | { readonly fact: 'siftDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'tokensGained'; readonly seat: Seat; readonly tokens: number }
  | { readonly fact: 'tokensPaid'; readonly seat: Seat; readonly tokens: number }
  | {
      readonly fact: 'extraPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly as: Role;
      readonly place: Place;
    }
  /** A3: an attack that a Shield stopped. */
  | { readonly fact: 'shielded'; readonly seat: Seat; readonly target: Seat }
  | { readonly fact: 'attacked'; readonly seat: Seat; readonly target: Seat; readonly minus: number }
  | { readonly fact: 'stolen'; readonly seat: Seat; readonly target: Seat; readonly tokens: number }
  | { readonly fact: 'scrubbed'; readonly seat: Seat; readonly target: Seat; readonly card: ScrubId }
  | { readonly fact: 'siegeLaid'; readonly siege: Siege }
  | { readonly fact: 'deployed'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'brought'; readonly seat: Seat; readonly card: CardId; readonly as: Role }
  /** The lent card goes back to the end of the Power row. */
  | { readonly fact: 'lentReturned'; readonly card: CardId }
  | { readonly fact: 'kicked'; readonly seat: Seat; readonly card: CardId; readonly owner: Seat | null }
  | { readonly fact: 'peeked'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly fact: 'searched'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `relic`: the card that was taken, and the Clock deck after shuffling. */
  | { readonly fact: 'relicTaken'; readonly seat: Seat; readonly card: CardId; readonly deck: readonly Card[] }
  | { readonly fact: 'searchEnded' }
  | {
      readonly fact: 'ransomed';
      readonly seat: Seat;
      readonly card: CardId;
      /** Hidden from the others, as is where it lies, where nobody has the card named. */
      readonly gift: Card;
      /** Who had the card named, and where; `null` where nobody has it. */
      readonly owner: (Found & { readonly seat: Seat }) | null;
      readonly giftFrom: Found | null;
    }
  | {
      readonly fact: 'ranked';
      readonly place: Place;
      readonly order: readonly Ranked[];
      readonly rewards: readonly RewardKind[];
    }
  /** A reward goes to the discard pile. */
  | {
      readonly fact: 'gained';
      readonly seat: Seat;
      readonly card: CardId;
      readonly reward: 'clock' | 'power' | 'seven';
    }
  | { readonly fact: 'hqRewardGained'; readonly seat: Seat; readonly hq: HqId }
  | { readonly fact: 'tokenTaken'; readonly seat: Seat }
  | { readonly fact: 'flew'; readonly seat: Seat; readonly card: CardId }
  /** F8: open and face-down cards go to the discard pile. */
  | { readonly fact: 'cleanedUp'; readonly seat: Seat; readonly down: readonly CardId[] }
  /** C4. */
  | { readonly fact: 'unclaimed'; readonly card: CardId }
  | { readonly fact: 'violenceEnded' }
  | { readonly fact: 'auctionBegan'; readonly card: CardId }
  | { readonly fact: 'bidMade'; readonly seat: Seat; readonly tokens: number }
  | { readonly fact: 'bidPassed'; readonly seat: Seat }
  | { readonly fact: 'auctionEnded'; readonly winner: Seat; readonly tokens: number }
  /** M2: where the winner puts the card; for the deck, the deck after shuffling. */
  | { readonly fact: 'shelved'; readonly seat: Seat; readonly card: CardId; readonly deck: readonly Card[] | null }
  | { readonly fact: 'marketOpened'; readonly card: Card }
  | { readonly fact: 'cracked'; readonly hq: HqId }
  | { readonly fact: 'hqOpened'; readonly hq: HqId | Hidden; readonly timing: number }
  | { readonly fact: 'laid'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'paidOff'; readonly seat: Seat; readonly card: ScrubId }
  | { readonly fact: 'gameEnded'; readonly ending: Ending; readonly aside: readonly (readonly Card[])[] };

/** Why something happens: a phase, a card or the active headquarters. */
export type Cause = 'setup' | 'round' | Place | `card:${CardId}` | `hq:${HqId}`;

/** A fact with the rule that it follows from, and its cause. */
export type Fact = Happened & { readonly rule: RuleId; readonly by: Cause };

export type FactName = Happened['fact'];
export type FactOf<Name extends FactName> = Extract<Happened, { readonly fact: Name }>;
