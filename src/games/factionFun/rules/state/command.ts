import type { CardId } from '../../content/cards.ts';
import type { AvatarKind } from '../../content/vocabulary.ts';
import type { AvatarNo, Seat, TileNo } from './state.ts';

/** Everything that can be done, by whom. */
export type Command =
  /** A1: a card of the turn, and the tiles that it changes; a battle card is only discarded. */
  | { readonly do: 'play'; readonly seat: Seat; readonly card: CardId; readonly tiles: readonly TileNo[] }
  /** R4, M1: the avatar that acts goes to a tile, or stays where it is. */
  | { readonly do: 'move'; readonly seat: Seat; readonly avatar: AvatarNo; readonly tile: TileNo }
  /** C1: rolls for the tile where the actor stands. */
  | { readonly do: 'claim'; readonly seat: Seat }
  /** B2: attacks a tile beside the actor. */
  | { readonly do: 'attack'; readonly seat: Seat; readonly tile: TileNo }
  /** C2: answers a claim with an avatar. */
  | { readonly do: 'answer'; readonly seat: Seat; readonly avatar: AvatarNo }
  /** B1: a battle card. */
  | { readonly do: 'fight'; readonly seat: Seat; readonly card: CardId }
  /** P5: the Captain's die is rolled again. */
  | { readonly do: 'reroll'; readonly seat: Seat }
  /** P1: the tile that the winner of a best of three takes. */
  | { readonly do: 'take'; readonly seat: Seat; readonly tile: TileNo }
  /** E1, E2, P4: the avatar that is lost. */
  | { readonly do: 'lose'; readonly seat: Seat; readonly avatar: AvatarNo }
  /** B3: of several nearest tiles, the one that an avatar returns to. */
  | { readonly do: 'return'; readonly seat: Seat; readonly avatar: AvatarNo; readonly tile: TileNo }
  /** L4, L7, P6, E6: where a new avatar stands. */
  | { readonly do: 'place'; readonly seat: Seat; readonly kind: AvatarKind; readonly tile: TileNo }
  /** E6: attacks avatars that have just arrived. */
  | { readonly do: 'strike'; readonly seat: Seat; readonly avatar: AvatarNo }
  /** Does nothing where one could: no card, no claim or attack, no answer, no second roll. */
  | { readonly do: 'pass'; readonly seat: Seat };

export type CommandName = Command['do'];
export type CommandOf<Name extends CommandName> = Extract<Command, { readonly do: Name }>;

/** Tells commands of a kind from the others. */
export const isOf =
  <Name extends CommandName>(name: Name) =>
  (command: Command): command is CommandOf<Name> & Command =>
    command.do === name;
