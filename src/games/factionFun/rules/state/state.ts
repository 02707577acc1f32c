import type { Chance, UnknownChance } from '../../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../../kernel/game.ts';
import type { CardId } from '../../content/cards.ts';
import type { EventId } from '../../content/events.ts';
import type { AvatarKind, PeopleId, Specialty, Terrain } from '../../content/vocabulary.ts';

export type { Seat };

/** A hex of the map: its row times the number of columns, plus its column. */
export type TileNo = number;

/** Identifies an avatar for a whole game. */
export type AvatarNo = number;

/** Stands in a view for a card that its viewer must not know. */
export const HIDDEN = 'hidden';

/** An action card; `HIDDEN` in a view of somebody who must not know it. */
export type Card = CardId | typeof HIDDEN;

/** What differs from the standard game (V); all off by default. */
export interface Options {
  /** V1: only numbers that the text has: no foothold (C6), mountains count once (L5), no Home ground and no Resolve (B7). */
  readonly asWritten: boolean;
  /** V2: everybody begins with two avatars. */
  readonly twoAvatars: boolean;
  /** V3: all land counts as native territory for the Sailfolk's movement. */
  readonly literalPenalty: boolean;
  /** V4: a smaller realm wins. */
  readonly quickGame: boolean;
}

/** A game to be begun. */
export interface Setup extends Options {
  /** What the map and all luck follow from. */
  readonly seed: string;
  /** S1: two, four or six, half of them on each side. */
  readonly seats: number;
}

/** A figure on the map. */
export interface Avatar {
  readonly id: AvatarNo;
  readonly people: PeopleId;
  readonly kind: AvatarKind;
  readonly tile: TileNo;
  /** C6: whether it has failed to claim the tile where it stands. */
  readonly hasFoothold: boolean;
}

/** What a people has reached. */
export interface PeopleState {
  /** L4: claims that joined the realm. */
  readonly notches: number;
  /** L7: whether the realm has reached 7. */
  readonly hasFormed: boolean;
  /** B5: whether its next turn is skipped. */
  readonly owesTurn: boolean;
  /** P6: specialties that it has had. */
  readonly specialties: readonly Specialty[];
}

/** A draw deck and its discards; neither has an order, because what comes next is drawn by chance. */
export interface Deck<Item> {
  readonly left: readonly Item[];
  readonly discards: readonly Item[];
}

/** A turn that is being taken (R3). */
export interface Turn {
  readonly seat: Seat;
  /** The movement die. */
  readonly die: number;
  /** M3: what cards add to it. */
  readonly plus: number;
  /** A7, A9: the steps that a tile of water costs this turn by a card; `null` if it cannot be crossed by one. */
  readonly waterSteps: 0 | 1 | null;
  /** What a card adds to the claim roll. */
  readonly claimPlus: number;
  /** R4: the avatar that acts, once it has moved. */
  readonly actor: AvatarNo | null;
}

/** One side of a battle. */
export interface Fighter {
  readonly people: PeopleId;
  /** Who decides for it. */
  readonly seat: Seat;
  /** `null` for a tile that defends itself (B2). */
  readonly avatar: AvatarNo | null;
  /** B1: the battle card that was played. */
  readonly card: CardId | null;
  /** The latest D20; `null` before it was rolled. */
  readonly die: number | null;
  /** Rolls won, in a best of three. */
  readonly wins: number;
}

/** A battle that is being fought (B). */
export interface Battle {
  /** An attack (B2), a retaliation (B8), the event War (E5), or an attack on avatars that have just arrived (E6). */
  readonly mode: 'attack' | 'retaliation' | 'war' | 'arrival';
  readonly tile: TileNo;
  readonly aggressor: Fighter;
  readonly defender: Fighter;
  /** B7: whether the defender has the bonus of home ground. */
  readonly isHome: boolean;
  /** P1: whether it is a best of three. */
  readonly isBestOfThree: boolean;
  /** P5: whether the Captain has rolled again. */
  readonly hasRerolled: boolean;
}

/** A claim roll that has succeeded and may be answered (C2). */
export interface Claim {
  readonly tile: TileNo;
  readonly avatar: AvatarNo;
}

/** A piece of work that the rules have still to do, or that waits for a decision. */
export type Step =
  | { readonly step: 'round' }
  | { readonly step: 'endRound' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'endTurn'; readonly seat: Seat }
  | { readonly step: 'card'; readonly seat: Seat }
  | { readonly step: 'move'; readonly seat: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | { readonly step: 'answer'; readonly seat: Seat }
  | { readonly step: 'standing' }
  | { readonly step: 'battleCard'; readonly seat: Seat; readonly role: Role }
  | { readonly step: 'battleRoll' }
  | { readonly step: 'captain'; readonly seat: Seat; readonly role: Role }
  | { readonly step: 'battleResult' }
  /** P1: the winner of a best of three picks a tile. */
  | { readonly step: 'pickTile'; readonly seat: Seat; readonly avatar: AvatarNo; readonly tiles: readonly TileNo[] }
  /** E1, E2, P4: the people loses an avatar of its choice. */
  | { readonly step: 'lose'; readonly seat: Seat; readonly people: PeopleId; readonly rule: 'E1' | 'E2' | 'P4' }
  /** B3, B4, B8: an avatar goes to its nearest tile. */
  | { readonly step: 'return'; readonly seat: Seat; readonly avatar: AvatarNo }
  /** L4, L7: what a tile that was gained brings. */
  | { readonly step: 'earn'; readonly seat: Seat; readonly people: PeopleId; readonly tile: TileNo }
  | { readonly step: 'protector'; readonly seat: Seat; readonly people: PeopleId }
  | { readonly step: 'avatar'; readonly seat: Seat; readonly people: PeopleId }
  | { readonly step: 'war' }
  | { readonly step: 'arrive'; readonly seat: Seat; readonly people: PeopleId }
  | { readonly step: 'strike'; readonly seat: Seat; readonly people: PeopleId; readonly newcomer: AvatarNo };

/** Who of a battle: who began it, or whom it is against. */
export type Role = 'aggressor' | 'defender';

export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** How a game ended, and by which rule. */
export interface Ending {
  readonly rule: 'W1' | 'W2' | 'W3';
  /** `null` for a shared coast. */
  readonly winner: PeopleId | null;
}

/** A position of the game, and what it shares with a view of it, in which some cards are `HIDDEN`. */
export interface State extends Options {
  readonly chance: Chance;
  /** Whose view it is: other hands are hidden in it. `null` for a state, and for a view that hides the luck alone. */
  readonly viewer: Viewer | null;
  readonly columns: number;
  /** By tile. */
  readonly terrain: readonly Terrain[];
  /** By tile: who holds it; `null` for open land and water. */
  readonly holders: readonly (PeopleId | null)[];
  readonly avatars: readonly Avatar[];
  /** The number that the next avatar gets. */
  readonly nextAvatar: AvatarNo;
  /** By seat: the cards in hand, in the order in which they came. */
  readonly hands: readonly (readonly Card[])[];
  readonly decks: Readonly<Record<PeopleId, Deck<Card>>>;
  readonly eventDeck: Deck<EventId>;
  /** The event of this round. */
  readonly event: EventId | null;
  readonly peoples: Readonly<Record<PeopleId, PeopleState>>;
  /** A6: by seat, the turns for which it claims no mountain. */
  readonly highPlaces: readonly number[];
  /** A8: by seat, the turns for which it enters no hearth. */
  readonly closedPaths: readonly number[];
  /** P2: the round of the Song Keeper's ritual. */
  readonly songRound: number | null;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly turn: Turn | null;
  readonly claim: Claim | null;
  readonly battle: Battle | null;
  readonly ending: Ending | null;
  /** Goes up whenever somebody shows a card or declines to: undo stops there. */
  readonly reveals: number;
  readonly steps: readonly Step[];
}

/** A state without its luck, and without the cards that its viewer must not know. */
export interface FactionFunView extends State {
  readonly chance: UnknownChance;
}
