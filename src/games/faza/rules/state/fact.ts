import type { Effect, EventId, FazaStep, HeroId, ShipId, TileNo } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import type { CardNo, DefeatRule, Seat, Source } from './state.ts';

/** How a piece came from one tile to another. */
export type Manner = 'run' | 'airplane' | 'teleport' | 'ambulance' | 'underground' | 'step' | 'carried';

/** One die of a roll, which lists its dice in the order in which they were evaluated. */
export interface Die {
  /** What it showed first, 1–6. */
  readonly first: number;
  /** What it showed each time it was rolled again. */
  readonly again: readonly number[];
  /** All that was added. */
  readonly bonus: number;
  readonly total: number;
  readonly hit: boolean;
}

/** What happened, without its rule and cause. Paths begin with the tile left. */
type Happening =
  | { readonly fact: 'gameBegan'; readonly heroes: readonly HeroId[] }
  /** The opening Faza phase (V5) would have lost the game on the boards drawn before this one. */
  | { readonly fact: 'boardRedrawn'; readonly times: number }
  | { readonly fact: 'phaseBegan'; readonly phase: 'team' | 'faza'; readonly round: number }
  | { readonly fact: 'stepBegan'; readonly step: FazaStep }
  | { readonly fact: 'cardUsed'; readonly seat: Seat; readonly card: CardNo; readonly half: 'movement' | 'enhancement' }
  | { readonly fact: 'heroMoved'; readonly seat: Seat; readonly path: readonly TileNo[]; readonly manner: Manner }
  | { readonly fact: 'rebelsMoved'; readonly count: number; readonly path: readonly TileNo[]; readonly manner: Manner }
  | { readonly fact: 'armed'; readonly seat: Seat; readonly effect: Effect }
  | { readonly fact: 'disarmed'; readonly seat: Seat }
  | {
      readonly fact: 'diceRolled';
      readonly seat: Seat;
      readonly from: TileNo;
      readonly tile: TileNo;
      readonly needs: number;
      readonly dice: readonly Die[];
    }
  | { readonly fact: 'dronesDefeated'; readonly seat: Seat; readonly tile: TileNo; readonly count: number }
  | {
      readonly fact: 'injuriesIgnored';
      readonly seat: Seat;
      readonly count: number;
      readonly thanksTo: 'bazooka' | 'shield';
    }
  | { readonly fact: 'rebelsLost'; readonly tile: TileNo; readonly count: number; readonly protected: Seat | null }
  | { readonly fact: 'heroProtected'; readonly seat: Seat; readonly tile: TileNo }
  | { readonly fact: 'heroInjured'; readonly seat: Seat; readonly card: CardNo }
  | { readonly fact: 'cardRecovered'; readonly seat: Seat; readonly card: CardNo }
  | { readonly fact: 'cardRefreshed'; readonly seat: Seat; readonly card: CardNo }
  | { readonly fact: 'pointsSpent'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'pointsGained'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'rebelsPlaced'; readonly tile: TileNo; readonly count: number }
  | { readonly fact: 'dronesPlaced'; readonly tile: TileNo; readonly count: number }
  | { readonly fact: 'dronesBlocked'; readonly tile: TileNo; readonly count: number }
  | { readonly fact: 'dronesRemoved'; readonly tile: TileNo; readonly count: number }
  | {
      readonly fact: 'shipBoarded';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly tile: TileNo;
      readonly rebels: number;
      readonly health: number;
    }
  | { readonly fact: 'shipDefeated'; readonly ship: ShipId; readonly tile: TileNo }
  | { readonly fact: 'shipHealed'; readonly ship: ShipId; readonly health: number }
  | { readonly fact: 'trackerMoved'; readonly ship: ShipId }
  | { readonly fact: 'shipActivated'; readonly ship: ShipId; readonly wreck: boolean }
  | { readonly fact: 'activationCancelled'; readonly ship: ShipId }
  | { readonly fact: 'shipMoved'; readonly ship: ShipId; readonly path: readonly TileNo[]; readonly jump: boolean }
  | { readonly fact: 'tileTurned'; readonly tile: TileNo; readonly fazaformed: boolean }
  | { readonly fact: 'radioOpened'; readonly seat: Seat }
  | { readonly fact: 'eventsSeen'; readonly seat: Seat; readonly events: readonly EventId[] }
  | { readonly fact: 'eventChosen'; readonly event: EventId }
  | {
      readonly fact: 'eventDrawn';
      readonly event: EventId;
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly tile: TileNo;
    }
  | { readonly fact: 'eventStays'; readonly event: EventId }
  | { readonly fact: 'eventEnded'; readonly event: EventId }
  | { readonly fact: 'deckReshuffled'; readonly cards: number }
  | { readonly fact: 'teamWon' }
  | { readonly fact: 'teamLost'; readonly cause: DefeatRule };

/** What happened, by which rule, and what made it happen. */
export type Fact = Happening & { readonly rule: RuleId; readonly by: Source };
export type FactName = Fact['fact'];
/** The fact of one name. */
export type FactOf<Name extends FactName> = Extract<Fact, { fact: Name }>;
