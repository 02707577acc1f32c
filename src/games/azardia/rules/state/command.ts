import type { ActionId } from '../../content/cards.ts';
import type { CharacterId } from '../../content/vocabulary.ts';
import type { Card, Seat } from './state.ts';

/** What a card is played at, where it leaves a choice. */
export type Target =
  | { readonly rival: Seat }
  /** How far to move: back if negative. */
  | { readonly tiles: number }
  /** Which die of the roll, from 0, and the face to turn it to. */
  | { readonly die: number; readonly face: number }
  | null;

/** Everything that can be done, by whom. Cards are named by their kind: copies are alike. */
export type Command =
  /** S2. */
  | { readonly do: 'chooseCharacter'; readonly seat: Seat; readonly character: CharacterId }
  /** T1 A: roll for movement. */
  | { readonly do: 'roll'; readonly seat: Seat }
  /** K1: pay to raise a die of a movement or duel by 1; the die from 0. */
  | { readonly do: 'raise'; readonly seat: Seat; readonly die: number }
  /** M1: move the sum or the difference of two dice, or one die as it is, and as many bought tiles (K5). */
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly how: 'sum' | 'difference';
      readonly bought: number;
    }
  | { readonly do: 'play'; readonly seat: Seat; readonly card: ActionId; readonly target: Target }
  /** K1, in phase C. */
  | { readonly do: 'buyTile'; readonly seat: Seat }
  | { readonly do: 'buyLevel'; readonly seat: Seat }
  /** C4. */
  | { readonly do: 'challenge'; readonly seat: Seat; readonly rival: Seat }
  /** C3: take the other hands, then deal card by card, or exchange one card with a single rival. */
  | { readonly do: 'takeHands'; readonly seat: Seat }
  | { readonly do: 'deal'; readonly seat: Seat; readonly card: Card; readonly rival: Seat }
  | { readonly do: 'exchange'; readonly seat: Seat; readonly give: Card; readonly take: Card }
  /** C2. */
  | { readonly do: 'swapCard'; readonly seat: Seat; readonly card: Card; readonly rival: Seat }
  /** Discard a card because a rule or card asks for it. */
  | { readonly do: 'discard'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'sell'; readonly seat: Seat; readonly card: Card }
  /** Solar Tailwind: advance. */
  | { readonly do: 'advance'; readonly seat: Seat }
  /** X: answer a card; `rival` is whom a redirected card is to hit. */
  | { readonly do: 'answer'; readonly seat: Seat; readonly card: ActionId; readonly rival: Seat | null }
  /** Do nothing where one could: answer, flee, improve, advance, sell, exchange; in phases C and D, end the phase. */
  | { readonly do: 'pass'; readonly seat: Seat };

export type CommandName = Command['do'];
export type CommandOf<Name extends CommandName> = Extract<Command, { readonly do: Name }>;
