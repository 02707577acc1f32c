import type { Chance, UnknownChance } from '../../../../kernel/chance.ts';
import type {
  EditionId,
  Effect,
  EventId,
  FazaStep,
  HeroId,
  ModeId,
  OpeningId,
  ShipId,
  TileNo,
} from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';

/** A hero's place at the table: an index into `Position.heroes`, from 0. Heroes are injured in this order. */
export type Seat = number;
/** A player card's printed number, from 1. */
export type CardNo = number;

/** What a game is set up from. */
export interface Setup {
  readonly edition: EditionId;
  readonly mode: ModeId;
  /** The heroes in seat order; at most one per area (S5). */
  readonly heroes: readonly HeroId[];
  readonly seed: string;
  /** V1: health of each Mothership, 1–6; `null` for what the mode says. */
  readonly health: number | null;
  /** V2: whether the deck holds the Reward events. */
  readonly rewards: boolean;
  /** V5: whether the game opens with a Faza phase. */
  readonly fazaFirst: boolean;
  /** V3: two events are drawn and one is resolved. Like V4 left out if it is not chosen: the first games had neither. */
  readonly drawTwo?: true;
  /** V4: the team talks by radio only, for Points. */
  readonly radio?: true;
  /** The board, instead of one that the seed shuffles; dice and events still follow from the seed. */
  readonly opening?: OpeningId;
}

export interface TileState {
  readonly fazaformed: boolean;
  readonly drones: number;
  readonly rebels: number;
}

export interface CardState {
  readonly injured: boolean;
  readonly used: boolean;
}

export interface HeroState {
  readonly id: HeroId;
  readonly tile: TileNo;
  readonly points: number;
  /** Card 1 first. */
  readonly cards: readonly CardState[];
  /** What the next roll will be made with (C3), in the order in which it was played. */
  readonly armed: readonly Effect[];
}

export interface ShipState {
  readonly id: ShipId;
  readonly tile: TileNo;
  /** 0 for a wreck (B4). */
  readonly health: number;
}

export type LongShot = Extract<Effect, { kind: 'longShot' }>;

/** Cards of the event deck. What is unseen has no order: a card is drawn from it by chance when it is needed. */
export interface EventsState {
  /** Unseen cards, in the edition's order. */
  readonly deck: readonly EventId[];
  /** Cards seen and put back, the next to be drawn first. */
  readonly top: readonly EventId[];
  readonly discards: readonly EventId[];
  /** The Short event in force, if any. */
  readonly short: EventId | null;
  readonly long: readonly EventId[];
  /** Rewards kept for later. */
  readonly kept: readonly EventId[];
}

/** Why a game was lost, by rule. */
export type DefeatRule = 'X2' | 'X3' | 'X4' | 'X5';

export type Outcome = { readonly won: true; readonly rule: 'X1' } | { readonly won: false; readonly rule: DefeatRule };

/** What made something happen: the subject of a sentence about it. */
export type Source =
  | 'setup'
  | 'team'
  | 'combat'
  | 'deadly'
  | 'faza'
  | ShipId
  | `card:${string}`
  | `skill:${string}`
  | `event:${EventId}`;

/**
 * A piece of work that the rules still have to do. Work is data, so a game can be stored in the middle of it; a piece that
 * needs a decision stays first until a command decides it.
 */
export type Step =
  | { readonly step: 'deadly' }
  | { readonly step: 'fazaPhase' }
  | { readonly step: 'fazaStep'; readonly name: FazaStep }
  /** F4: how many shifts of the tracker are left. */
  | { readonly step: 'shiftTracker'; readonly left: number }
  /** One activation; `asked` once the team has declined to spend a kept Reward on it. */
  | { readonly step: 'activate'; readonly ship: ShipId; readonly by: Source; readonly asked: boolean }
  | { readonly step: 'drop'; readonly ship: ShipId; readonly count: number }
  /** One injury for each of these heroes; `safe` are those whom the team gave the Rebels of their tile (I2). */
  | {
      readonly step: 'hurt';
      readonly seats: readonly Seat[];
      readonly safe: readonly Seat[];
      readonly rule: RuleId;
      readonly by: Source;
    }
  | { readonly step: 'retaliate'; readonly boarding: Boarding }
  /** V3: the team chooses which of the cards drawn is resolved; they are on top of the deck. */
  | { readonly step: 'resolveOne'; readonly boarding: Boarding; readonly seen: readonly EventId[] }
  | { readonly step: 'global'; readonly event: EventId; readonly boarding: Boarding }
  /** How many Rebels may still come to Outposts of the team's choice. */
  | { readonly step: 'defect'; readonly event: EventId; readonly rebels: number }
  | { readonly step: 'recoverOne'; readonly event: EventId; readonly seat: Seat }
  | { readonly step: 'chooseEvent'; readonly seat: Seat; readonly seen: readonly EventId[] }
  | { readonly step: 'victory' };

/** The piece of work of one name. */
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** Who boarded which Mothership, and where: what an event card asks about. */
export interface Boarding {
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly tile: TileNo;
}

/** What lies on the table at one moment, in a state and in a view alike: the rules look at it without drawing from the luck. */
export interface Position {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly rewards: boolean;
  /** V3 and V4, as in the setup. */
  readonly drawTwo?: true;
  readonly radio?: true;
  /** Health that each Mothership started with. */
  readonly health: number;
  /** From 1, or 0 in an opening Faza phase (V5); a Faza phase belongs to the round of the Team phase before it. */
  readonly round: number;
  readonly phase: 'team' | 'faza' | 'over';
  /** Tile numbers in the order of the edition's cells. */
  readonly board: readonly TileNo[];
  /** By number: tile 1 first. Use `tileAt`. */
  readonly tiles: readonly TileState[];
  readonly ships: readonly ShipState[];
  /** Index of the Mothership under the tracker (S3). */
  readonly tracker: number;
  readonly heroes: readonly HeroState[];
  readonly pool: { readonly drones: number; readonly rebels: number };
  readonly events: EventsState;
  /** Long shots armed for the next Bazooka of anybody, one for each Bazooka. */
  readonly longShots: readonly LongShot[];
  /** Work to do, the next first; empty while the team may act. */
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
}

/** A whole game at one moment: plain JSON, integers, nothing derived. */
export interface State extends Position {
  readonly chance: Chance;
}

/**
 * A state as everybody at the table sees it: its luck is unknown. What is unseen of the event deck has no order, so nothing
 * else is hidden. Bots, odds, forecasts, words and screens take a view, and the compiler rejects a state with its luck there;
 * the rules carry commands out on a view as on any state, which leads to a view.
 */
export interface FazaView extends State {
  readonly chance: UnknownChance;
}
