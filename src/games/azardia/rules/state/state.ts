import type { Chance, UnknownChance } from '../../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../../kernel/game.ts';
import type { ActionId, EventId, PenaltyId } from '../../content/cards.ts';
import type { CharacterId, Effect, RoundRule, TileNo } from '../../content/vocabulary.ts';

export type { Seat };

/** Stands in a view for a card that its viewer must not know. */
export const HIDDEN = 'hidden';

/** An action card; `HIDDEN` in a view of somebody who must not know it. */
export type Card = ActionId | typeof HIDDEN;

/** What differs from the rulebook (O, ours); all off by default. */
export interface Options {
  /** O1: each later player begins with 1,000 more. */
  readonly fairStart: boolean;
  /** O2: everybody begins at level 2. */
  readonly quickGame: boolean;
  /** O3: nothing but a duel moves the holder of tile 150. */
  readonly firmGoal: boolean;
  /** O4: everybody sees all hands. */
  readonly openHands: boolean;
  /** O5: with two players the rival has two last turns. */
  readonly longGrace: boolean;
}

/** A game to be begun. */
export interface Setup extends Options {
  /** What all luck follows from. */
  readonly seed: string;
  /** How many play: 2 to 4 (S1). */
  readonly players: number;
}

/** A player of a seat. */
export interface PlayerState {
  /** `null` until they have chosen (S2). */
  readonly character: CharacterId | null;
  /** 0 before the character stands on the board. */
  readonly tile: TileNo;
  /** 1 to 5. */
  readonly level: number;
  /** 0 to 6,000. */
  readonly coins: number;
  /** In the order in which they came. */
  readonly hand: readonly Card[];
  /** Whether they miss their next turn, or have missed one and are safe until the end of the next (T5). */
  readonly misses: 'no' | 'next' | 'safe';
  /** Whether their next movement is rolled with one die. */
  readonly oneDie: boolean;
}

/** The dice of a movement, waiting for a choice (M1). */
export interface Roll {
  readonly seat: Seat;
  /** 1 to 10 each; one, two or three of them. */
  readonly dice: readonly number[];
  /** Which of them a coin has raised (K1). */
  readonly raised: readonly boolean[];
}

/** One side of a duel. */
export interface DuelSide {
  readonly seat: Seat;
  /** Two numbers from 1 to 10; none before the dice. */
  readonly dice: readonly number[];
  readonly raised: readonly boolean[];
  /** What cards have added to the total. */
  readonly added: number;
}

/** A level challenge that is being fought (H). */
export interface Duel {
  /** The player who arrived, or who challenges from afar. */
  readonly challenger: DuelSide;
  readonly defender: DuelSide;
  /** The tile where both stand; `null` for a duel from afar. */
  readonly tile: TileNo | null;
}

/** A card that affects a rival, and the answers to it (X). */
export interface Attack {
  readonly card: ActionId;
  readonly owner: Seat;
  readonly victim: Seat;
  /** Whether it hits several rivals, of whom this is one (X4). */
  readonly isMass: boolean;
  /** Who may answer now. */
  readonly asked: Seat;
  /** The victim's answer first, then alternating (X2); `rival` is whom Hot-Potato Protocol names. */
  readonly answers: readonly { readonly seat: Seat; readonly card: ActionId; readonly rival: Seat | null }[];
}

/** What Kuchuritok does with hands of others (C3). */
export interface Deal {
  readonly by: Seat;
  /** Cards to be dealt still. */
  readonly pool: readonly Card[];
  /** By seat, what is to become the hand; `null` for who gets none. */
  readonly dealt: readonly (readonly Card[] | null)[];
}

/** The last turns after somebody came to the goal (G1). When they are over the holder wins. */
export interface Grace {
  /** Who came first, and has no last turn. */
  readonly first: Seat;
  readonly holder: Seat;
  /** Whose last turn is being taken; `null` before the first of them, and between two. */
  readonly now: Seat | null;
  /** The last turns still to come, in order. A holder who is among them waits instead. */
  readonly turns: readonly Seat[];
}

/** The turn being taken. */
export interface Turn {
  readonly seat: Seat;
  /** T1; `null` before A. */
  readonly phase: 'A' | 'B' | 'C' | 'D' | null;
  readonly abilityUsed: boolean;
  /** M2: whether a 0 has been rolled again this turn. */
  readonly rolledAgain: boolean;
}

/** An effect of a card that is played or drawn, with what it depends on. */
export interface PlayedEffect {
  readonly effect: Effect;
  readonly by: Cause;
  /** The player of the card; `null` for an event. */
  readonly me: Seat | null;
  readonly rival: Seat | null;
  /** Whether it moves its player on their own turn by their own card, so that A and Z count (B4). */
  readonly isOwn: boolean;
}

/** Why something happens. */
export type Cause =
  | 'setup'
  | 'turn'
  | 'dice'
  | 'coins'
  | 'ability'
  | 'tile'
  | 'duel'
  | `card:${ActionId}`
  | `penalty:${PenaltyId}`
  | `event:${EventId}`;

/** A piece of work that the rules have still to do, or that waits for a decision. */
export type Step =
  | { readonly step: 'chooseCharacter' }
  /** The player at this place in the turn order is next. */
  | { readonly step: 'nextTurn'; readonly place: number }
  | { readonly step: 'event' }
  | { readonly step: 'takeTurn'; readonly place: number }
  | { readonly step: 'phase'; readonly phase: 'A' | 'B' | 'C' | 'D' }
  | { readonly step: 'roll'; readonly seat: Seat; readonly threeDice: boolean }
  | { readonly step: 'chooseMove'; readonly seat: Seat }
  | { readonly step: 'play'; readonly seat: Seat }
  | { readonly step: 'discardDown'; readonly seat: Seat; readonly maySwap: boolean }
  | { readonly step: 'endTurn'; readonly place: number }
  | {
      readonly step: 'move';
      readonly seat: Seat;
      readonly tiles: number;
      readonly isOwn: boolean;
      readonly by: Cause;
    }
  | { readonly step: 'goTo'; readonly seat: Seat; readonly tile: TileNo; readonly by: Cause }
  | { readonly step: 'special'; readonly seat: Seat; readonly tile: TileNo }
  | { readonly step: 'meet'; readonly seat: Seat; readonly tile: TileNo }
  | {
      readonly step: 'duel';
      readonly challenger: Seat;
      readonly defender: Seat;
      readonly tile: TileNo | null;
      readonly isAbility: boolean;
    }
  /** Before the dice of the duel, this player may flee. */
  | { readonly step: 'beforeDuel'; readonly seat: Seat }
  | { readonly step: 'rollDuel' }
  /** The player behind may improve. */
  | { readonly step: 'improve' }
  | { readonly step: 'attack'; readonly card: ActionId; readonly owner: Seat; readonly victim: Seat }
  | { readonly step: 'answer' }
  | { readonly step: 'effect'; readonly played: PlayedEffect }
  | { readonly step: 'mayAdvance'; readonly seat: Seat; readonly tiles: number; readonly by: Cause }
  | {
      readonly step: 'sell';
      readonly seat: Seat;
      readonly left: number;
      readonly each: number;
      readonly by: Cause;
    }
  | { readonly step: 'discard'; readonly seat: Seat; readonly left: number; readonly by: Cause }
  | { readonly step: 'deal' }
  | { readonly step: 'penalty'; readonly seat: Seat }
  | { readonly step: 'endPenalty' };

export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** Draw decks and discard piles (S4). Nothing has an order: what comes next is drawn by chance. */
export interface Decks {
  readonly action: readonly Card[];
  readonly actionDiscards: readonly Card[];
  readonly penalty: readonly PenaltyId[];
  readonly penaltyDiscards: readonly PenaltyId[];
  readonly event: readonly EventId[];
  readonly eventDiscards: readonly EventId[];
}

/** A position of the game, and what it shares with a view of it, in which some cards are `HIDDEN`. */
export interface State extends Options {
  readonly chance: Chance;
  /** Whose view it is: other hands are hidden in it (S4). `null` for a state, and for a view that hides the luck alone. */
  readonly viewer: Viewer | null;
  /** By seat. */
  readonly players: readonly PlayerState[];
  /** The seats in turn order (S3). */
  readonly order: readonly Seat[];
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly turn: Turn | null;
  readonly roll: Roll | null;
  readonly duel: Duel | null;
  readonly attack: Attack | null;
  readonly deal: Deal | null;
  readonly decks: Decks;
  readonly roundRule: RoundRule | null;
  /** H6: the pairs of seats that have met this turn, each as `smaller-larger`. */
  readonly met: readonly string[];
  readonly grace: Grace | null;
  readonly winner: Seat | null;
  /** Goes up whenever somebody comes to know something, or has answered: undo stops there. */
  readonly reveals: number;
  readonly steps: readonly Step[];
}

/** A state without its luck, and without the cards that its viewer must not know. */
export interface AzardiaView extends State {
  readonly chance: UnknownChance;
}
