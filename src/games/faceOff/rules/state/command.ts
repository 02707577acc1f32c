import type { CardId } from '../../content/cards.ts';
import type { FactionId, Role } from '../../content/vocabulary.ts';
import type { Choice, RewardKind, Seat } from './state.ts';

/** Everything that can be done, by whom. */
export type Command =
  /** S3. */
  | { readonly do: 'pickFaction'; readonly seat: Seat; readonly faction: FactionId }
  /** C1: takes a clock card. */
  | { readonly do: 'claim'; readonly seat: Seat; readonly card: CardId }
  /** F1, F3, H1: lays cards face down. */
  | { readonly do: 'seal'; readonly seat: Seat; readonly choice: Choice }
  /** Takes them back, as long as somebody else has not sealed. */
  | { readonly do: 'reopen'; readonly seat: Seat }
  /** Chooses a card for an effect; with `extra`, what it is played as. */
  | { readonly do: 'pick'; readonly seat: Seat; readonly card: CardId; readonly as?: Role }
  /** `kick`: a card of an army, or of the Power row without an owner. */
  | { readonly do: 'kick'; readonly seat: Seat; readonly card: CardId; readonly owner: Seat | null }
  /** `either`: the number of the option, from 0. */
  | { readonly do: 'choose'; readonly seat: Seat; readonly option: number }
  /** `ransom`: the card named and the one given for it. */
  | { readonly do: 'ransom'; readonly seat: Seat; readonly card: CardId; readonly gift: CardId }
  /** A2: does without an effect, or keeps what could be given up. */
  | { readonly do: 'decline'; readonly seat: Seat }
  /** F6, H6: takes a reward; for a Power card or a seven, which one. */
  | { readonly do: 'take'; readonly seat: Seat; readonly reward: RewardKind; readonly card?: CardId }
  /** C2, F7: moves a card from the middle into the row. */
  | { readonly do: 'move'; readonly seat: Seat; readonly card: CardId }
  /** M1. */
  | { readonly do: 'bid'; readonly seat: Seat; readonly tokens: number }
  | { readonly do: 'pass'; readonly seat: Seat }
  /** M2. */
  | { readonly do: 'shelve'; readonly seat: Seat; readonly on: 'discards' | 'deck' }
  /** F8: an Aviator goes to the army. */
  | { readonly do: 'fly'; readonly seat: Seat; readonly card: CardId }
  /** D3: lays a victory or bonus card in front. */
  | { readonly do: 'lay'; readonly seat: Seat; readonly card: CardId }
  /** D4: returns a scrub for a token. */
  | { readonly do: 'payOff'; readonly seat: Seat; readonly card: CardId };

export type CommandName = Command['do'];
export type CommandOf<Name extends CommandName> = Extract<Command, { readonly do: Name }>;
