import type { EventId, ShipId, TileNo } from '../../content/vocabulary.ts';
import type { CardNo, Seat } from './state.ts';

/** Whom or what an enhancement is for; `self` where there is nothing to choose. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'ally'; readonly ally: Seat }
  | { readonly kind: 'card'; readonly ally: Seat; readonly card: CardNo }
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'step'; readonly from: TileNo; readonly to: TileNo };

/** Everything that a team can do, with all that is needed to carry it out. */
export type Command =
  /** A card's movement moves the hero (M1). */
  | { readonly do: 'move'; readonly hero: Seat; readonly card: CardNo; readonly to: TileNo }
  /** A card's movement moves Rebels instead (M1, M2). */
  | {
      readonly do: 'lead';
      readonly hero: Seat;
      readonly card: CardNo;
      readonly from: TileNo;
      readonly to: TileNo;
      readonly rebels: number;
    }
  /** The Ambulance: the hero moves and takes others along. */
  | {
      readonly do: 'drive';
      readonly hero: Seat;
      readonly card: CardNo;
      readonly to: TileNo;
      readonly passengers: readonly Seat[];
      readonly rebels: number;
    }
  /** A card's enhancement; `option` is the index of the effect chosen. */
  | {
      readonly do: 'enhance';
      readonly hero: Seat;
      readonly card: CardNo;
      readonly option: number;
      readonly target: Target;
    }
  /** Combat (C1) against the Drones of a tile: the hero's own, or another with the Bazooka. */
  | { readonly do: 'fight'; readonly hero: Seat; readonly tile: TileNo }
  /** A Rebel boards a Mothership (B). */
  | { readonly do: 'board'; readonly hero: Seat; readonly ship: ShipId }
  | { readonly do: 'recruit'; readonly hero: Seat; readonly outpost: TileNo }
  /** Recovery at an Outpost (I3). */
  | { readonly do: 'recover'; readonly hero: Seat; readonly card: CardNo }
  /** One skill each. */
  | { readonly do: 'aim'; readonly hero: Seat }
  | { readonly do: 'marksman'; readonly hero: Seat }
  | { readonly do: 'pathfinder'; readonly hero: Seat; readonly to: TileNo; readonly companion: Seat | null }
  | { readonly do: 'houseCall'; readonly hero: Seat; readonly ally: Seat }
  | { readonly do: 'reclaim'; readonly hero: Seat }
  | { readonly do: 'insider'; readonly hero: Seat; readonly ship: ShipId }
  | { readonly do: 'tinker'; readonly hero: Seat; readonly ally: Seat; readonly card: CardNo }
  | { readonly do: 'forecast'; readonly hero: Seat }
  /** Points of every seat that remove a Long event together (E5). */
  | { readonly do: 'payOff'; readonly event: EventId; readonly points: readonly number[] }
  /** V4: the hero opens radio communication with everybody. */
  | { readonly do: 'radio'; readonly hero: Seat }
  | { readonly do: 'endTeamPhase' }
  /** Decisions inside a rule. */
  | { readonly do: 'protect'; readonly hero: Seat }
  | { readonly do: 'sabotage'; readonly cancel: boolean }
  | { readonly do: 'defect'; readonly outpost: TileNo }
  | { readonly do: 'recoverOne'; readonly hero: Seat; readonly card: CardNo }
  | { readonly do: 'chooseEvent'; readonly event: EventId };

export type CommandName = Command['do'];
/** The command of one name. */
export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>;
