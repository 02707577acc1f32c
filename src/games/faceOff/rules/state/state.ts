import type { Chance, UnknownChance } from '../../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../../kernel/game.ts';
import type { CardId, ScrubId } from '../../content/cards.ts';
import type { AssaultId, VictoryId } from '../../content/clock.ts';
import type { Effect } from '../../content/effects.ts';
import type { HqId, TimingKind } from '../../content/hqs.ts';
import type { FactionId, Place, Role } from '../../content/vocabulary.ts';

export type { Seat };

/** Stands in a view for a card that its viewer must not know. */
export const HIDDEN = 'hidden';
export type Hidden = typeof HIDDEN;

/** A card; `HIDDEN` in a view of somebody who must not know it. */
export type Card = CardId | Hidden;

/** A game to be begun. */
export interface Setup {
  /** What all luck follows from. */
  readonly seed: string;
  /** S3, X1: by seat; two to four different ones, or all four and a second copy of one. `null` for all if they are picked in the game. */
  readonly factions: readonly (FactionId | null)[];
  readonly timing: TimingKind;
}

/** A card that lies open in a Face Off or an army. */
export interface Played {
  readonly card: CardId;
  readonly as: Role;
  /** H2: it came in this round and has not resolved yet, so that nothing can target it. */
  readonly isArriving?: true;
  /** `bring`: it belongs to the Power row. */
  readonly isLent?: true;
}

/** F1, F3, H1: what a seat has sealed. */
export type Choice =
  /** The cards to be revealed, in the order in which they resolve. */
  | { readonly choice: 'play'; readonly cards: readonly Played[] }
  /** A card that stays face down. */
  | { readonly choice: 'down'; readonly card: Card }
  | { readonly choice: 'nothing' }
  /** In a view of somebody else. */
  | { readonly choice: Hidden };

/** All that belongs to a seat. */
export interface SeatState {
  /** `null` until it is picked (S3). */
  readonly faction: FactionId | null;
  /** The top card first. */
  readonly deck: readonly Card[];
  /** How many cards on top of its deck the seat has seen (`sift`): 0 or 1. */
  readonly seen: number;
  readonly hand: readonly Card[];
  /** The latest card last; open to everybody. */
  readonly discards: readonly CardId[];
  /**
   * Everything in its deck, hand and discard pile, in the Face Off, face down, in its army and laid in front. All of these
   * came to it openly, so everybody knows them, though not where they are.
   */
  readonly owned: readonly CardId[];
  /** S6: the two victory cards that were dealt to it. */
  readonly aside: readonly Card[];
  /** D3. */
  readonly front: readonly CardId[];
  /** Its open cards in the Face Off. */
  readonly stage: readonly Played[];
  /** Its face-down card in the Face Off (F1). */
  readonly down: readonly Card[];
  readonly army: readonly Played[];
  /** H6: the rewards of headquarters that it has. */
  readonly rewards: readonly HqId[];
  readonly tokens: number;
  /** A3: power lost by attacks in this round. */
  readonly penalty: number;
  /** What it has sealed; `null` while it has not. */
  readonly sealed: Choice | null;
}

/** S8: a row that can be chosen from, the open cards behind it, and the deck, its top card first. */
export interface Tree {
  readonly row: readonly CardId[];
  readonly middle: readonly CardId[];
  readonly deck: readonly Card[];
}

export type TreeName = 'clock' | 'power';

/** H8. */
export interface Siege {
  readonly by: Seat;
  readonly minus: number;
  readonly on: Role | 'army';
}

/** M1: an auction. */
export interface Auction {
  readonly card: CardId;
  /** The highest bid; 0 before the first. */
  readonly bid: number;
  readonly leader: Seat | null;
  /** The seats that have passed. */
  readonly out: readonly Seat[];
}

/** What the seats of a Face Off or a crack can still take (F6, H6). */
export type RewardKind = 'clock' | 'power' | 'seven' | 'hqReward' | 'token';

/** Which card is chosen at the same time by all. */
export type SealPart = 'personality' | 'equipment' | 'army';

/** An effect that is being carried out. */
export interface EffectStep<Which extends Effect = Effect> {
  readonly step: 'effect';
  readonly seat: Seat;
  readonly effect: Which;
  /** The card that it is printed on. */
  readonly source: CardId;
  /** Where the card lies; `null` for an effect that no card here has. */
  readonly place: Place | null;
  /** A6: how many cards led from the sealed one to this one. */
  readonly depth: number;
  /** Set on what comes only if the effect before was done. */
  readonly isRest?: true;
}

/** A piece of work that the rules have still to do, or that waits for a decision. */
export type Step =
  /** S3: a seat picks its faction. */
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'layTable' }
  | { readonly step: 'mulligan'; readonly seat: Seat }
  | { readonly step: 'firstSeat' }
  | { readonly step: 'clock'; readonly seat: Seat }
  | { readonly step: 'seal'; readonly part: SealPart }
  /** F2: a revealed card's abilities, and (H1) its place in the army. */
  | {
      readonly step: 'resolve';
      readonly seat: Seat;
      readonly card: CardId;
      readonly place: Place;
      readonly depth: number;
    }
  | { readonly step: 'join'; readonly seat: Seat; readonly card: CardId }
  | EffectStep
  | { readonly step: 'rank'; readonly place: Place }
  /** F6, H6: a seat takes a reward. */
  | { readonly step: 'reward'; readonly seat: Seat; readonly place: Place }
  /** F8, R16: with how many of its Aviators have flown. */
  | { readonly step: 'cleanUp'; readonly seat: Seat; readonly flown: number }
  | { readonly step: 'leave' }
  /** H3: of an assault card. */
  | { readonly step: 'action'; readonly card: AssaultId }
  | { readonly step: 'hqEffect' }
  | { readonly step: 'crack' }
  | { readonly step: 'nextHq' }
  | { readonly step: 'bid'; readonly seat: Seat }
  /** M2: where the winner puts the card. */
  | { readonly step: 'shelve'; readonly seat: Seat; readonly card: CardId }
  /** C2, F7: a card of the middle moves into the row. */
  | { readonly step: 'move'; readonly seat: Seat; readonly tree: TreeName }
  /** Fills the middle only: the Skeleton Key has taken a card from there. */
  | { readonly step: 'refill'; readonly tree: TreeName }
  | { readonly step: 'drawPhase'; readonly seat: Seat }
  | { readonly step: 'drawUp'; readonly seat: Seat }
  | { readonly step: 'endRound' };

export type StepName = Step['step'];
export type StepOf<Name extends StepName> = Extract<Step, { readonly step: Name }>;

/** What a seat scored, by kind (E4–E8). */
export interface Score {
  /** E4, E5: by set, in the order of the sets in play: the puzzle pieces, and the points. */
  readonly sets: readonly { readonly pieces: number; readonly points: number }[];
  /** E6: of bonus cards, Market cards, rewards and scrubs. */
  readonly bonus: number;
  readonly market: number;
  readonly rewards: number;
  readonly scrubs: number;
  /** E7: the Power cards that count, and the tokens for having most of them. */
  readonly powerCards: number;
  readonly lead: number;
  /** E8. */
  readonly tokens: number;
  readonly total: number;
}

/** How a game ended, and by which rule. */
export interface Ending {
  readonly rule: 'E1' | 'E2';
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly scores: readonly Score[];
}

/** A position of the game, and what it shares with a view of it, in which some cards are `HIDDEN`. */
export interface State {
  readonly timing: TimingKind;
  readonly chance: Chance;
  /** Whose view it is; `null` for a state, and for a view that hides the luck alone. */
  readonly viewer: Viewer | null;
  readonly seats: readonly SeatState[];
  readonly clock: Tree;
  readonly power: Tree;
  /** `peek`: by seat, how many cards on top of the Clock deck it has seen. */
  readonly peeked: readonly number[];
  /** The open card first. */
  readonly market: readonly Card[];
  /** The top card first; open to everybody. */
  readonly scrubs: readonly ScrubId[];
  readonly sevens: readonly VictoryId[];
  /** The active headquarters first; the others are face down. */
  readonly hqs: readonly (HqId | Hidden)[];
  /** The open timing card first; 0 for one that is hidden. There is none while factions are picked. */
  readonly timings: readonly number[];
  /** H7: the headquarters that have cracked, with their timing cards. */
  readonly fallen: readonly { readonly hq: HqId | Hidden; readonly timing: number }[];
  /** The assault cards at the active headquarters. */
  readonly atHq: readonly CardId[];
  /** H4. */
  readonly marks: number;
  readonly sieges: readonly Siege[];
  /** Cards that have left the game, open. */
  readonly gone: readonly CardId[];
  /** The clock card that is fought over. */
  readonly prize: CardId | null;
  /** F6, H6: what can still be taken; empty while nothing is given. */
  readonly rewards: readonly RewardKind[];
  readonly auction: Auction | null;
  /** `relic`: the victory cards that a seat has found in the Clock deck; `HIDDEN` for the others. */
  readonly found: readonly Card[];
  /** Who begins this round. */
  readonly first: Seat;
  /** From 1; 0 before the first. */
  readonly round: number;
  /** Where this round's fight is; `null` outside it. */
  readonly place: Place | null;
  readonly ending: Ending | null;
  /** Goes up whenever somebody shows something or declines to: undo stops there. */
  readonly reveals: number;
  readonly steps: readonly Step[];
}

/** What is laid out once it is known which factions play. */
export type Table = Pick<State, 'seats' | 'clock' | 'power' | 'market' | 'scrubs' | 'sevens' | 'hqs' | 'timings'>;

/** A state without its luck, and without the cards that its viewer must not know. */
export interface FaceOffView extends State {
  readonly chance: UnknownChance;
}
