import type { Fact, FactOf } from '../../rules/state/fact.ts';
import type { CardNo, FazaView, Seat } from '../../rules/state/state.ts';

/** A fight as the facts tell it: the roll, and all that came of it. */
export interface Fight {
  readonly roll: FactOf<'diceRolled'>;
  /** What followed from the roll, in order: defeats, Points, injuries. */
  readonly results: readonly Fact[];
  /** The facts of this play that came before the roll, for the cards that helped. */
  readonly earlier: readonly Fact[];
  /** The state in which the dice were rolled. */
  readonly before: FazaView;
  /** The state after the whole play. */
  readonly after: FazaView;
  /** The cards that were played for the roll; where it is left out, the state tells as well as it can. */
  readonly armed?: readonly { readonly seat: Seat; readonly card: CardNo }[];
}

/** An event card as it is drawn. */
export interface Drawn {
  readonly drawn: FactOf<'eventDrawn'>;
  /** What followed from it, in order; it is played on the board afterwards. */
  readonly results: readonly Fact[];
  readonly before: FazaView;
  readonly after: FazaView;
}
