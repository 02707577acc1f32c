import type { ActionId, EventId, PenaltyId } from '../../content/cards.ts';
import type { CharacterId, RoundRule, TileNo } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Card, Cause, Seat } from './state.ts';

/** Who is told which cards a fact is about: everybody, or only these seats. For others the cards are `HIDDEN`. */
export type Seen = 'all' | readonly Seat[];

/** What happened. */
export type Happened =
  | { readonly fact: 'openingRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly fact: 'orderSet'; readonly order: readonly Seat[] }
  | { readonly fact: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId; readonly tile: TileNo }
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'eventDrawn'; readonly event: EventId }
  | { readonly fact: 'eventsReshuffled' }
  | { readonly fact: 'roundRuleSet'; readonly roundRule: RoundRule }
  | { readonly fact: 'turnBegan'; readonly seat: Seat }
  | { readonly fact: 'turnMissed'; readonly seat: Seat }
  | { readonly fact: 'phaseBegan'; readonly seat: Seat; readonly phase: 'A' | 'B' | 'C' | 'D' }
  | { readonly fact: 'turnEnded'; readonly seat: Seat }
  /** G1: among the last turns, one is passed over: a holder waits, and the player who came first has no last turn, even after losing the goal. */
  | { readonly fact: 'turnPassedOver'; readonly seat: Seat; readonly holds: boolean }
  /** A movement's dice, all of them; `isAgain` where a 0 made it necessary (M2). */
  | {
      readonly fact: 'diceRolled';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly isAgain: boolean;
    }
  | { readonly fact: 'dieSet'; readonly seat: Seat; readonly die: number; readonly face: number }
  | { readonly fact: 'dieRaised'; readonly seat: Seat; readonly die: number }
  /** The dice are used: `tiles` were chosen, 0 for staying. */
  | { readonly fact: 'moveChosen'; readonly seat: Seat; readonly tiles: number; readonly bought: number }
  | { readonly fact: 'dieRolled'; readonly seat: Seat; readonly face: number }
  /** The tiles that the pawn went over, the last one where it stands now. */
  | { readonly fact: 'pawnMoved'; readonly seat: Seat; readonly path: readonly TileNo[] }
  | { readonly fact: 'pawnsSwapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly fact: 'cardsDrawn'; readonly seat: Seat; readonly cards: readonly Card[]; readonly seen: Seen }
  /** The discards, which become the deck. */
  | { readonly fact: 'actionsReshuffled'; readonly cards: readonly Card[]; readonly seen: Seen }
  | { readonly fact: 'cardPlayed'; readonly seat: Seat; readonly card: ActionId }
  | { readonly fact: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly fact: 'cardsGiven';
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
      readonly seen: Seen;
    }
  /** One card each way, the first from `seats[0]`. */
  | {
      readonly fact: 'cardsSwapped';
      readonly seats: readonly [Seat, Seat];
      readonly cards: readonly [Card, Card];
      readonly seen: Seen;
    }
  | { readonly fact: 'abilityUsed'; readonly seat: Seat }
  /** All hands but one's own lie before Kuchuritok, in turn order. */
  | { readonly fact: 'handsTaken'; readonly seat: Seat; readonly cards: readonly Card[]; readonly seen: Seen }
  | { readonly fact: 'cardDealt'; readonly rival: Seat; readonly cards: readonly [Card]; readonly seen: Seen }
  | { readonly fact: 'handReturned'; readonly rival: Seat; readonly cards: readonly Card[]; readonly seen: Seen }
  | { readonly fact: 'dealEnded' }
  /** Gained from the bank, or from a rival, if one is named. */
  | { readonly fact: 'coinsGained'; readonly seat: Seat; readonly coins: number; readonly from: Seat | null }
  /** Lost, or paid: to a rival, if one is named. */
  | { readonly fact: 'coinsLost'; readonly seat: Seat; readonly coins: number; readonly to: Seat | null }
  | { readonly fact: 'levelGained'; readonly seat: Seat; readonly level: number }
  | { readonly fact: 'levelLost'; readonly seat: Seat; readonly level: number }
  | { readonly fact: 'willMissTurn'; readonly seat: Seat }
  | { readonly fact: 'willRollOneDie'; readonly seat: Seat }
  | {
      readonly fact: 'attacked';
      readonly card: ActionId;
      readonly owner: Seat;
      readonly victim: Seat;
      readonly isMass: boolean;
    }
  | { readonly fact: 'answered'; readonly seat: Seat; readonly card: ActionId; readonly rival: Seat | null }
  | { readonly fact: 'passed'; readonly seat: Seat }
  /** Whom the card hits in the end: `null` for nobody. */
  | { readonly fact: 'attackEnded'; readonly card: ActionId; readonly hit: Seat | null }
  | {
      readonly fact: 'duelBegan';
      readonly challenger: Seat;
      readonly defender: Seat;
      readonly tile: TileNo | null;
    }
  | { readonly fact: 'duelFled'; readonly seat: Seat }
  /** Who could flee from a duel does not. */
  | { readonly fact: 'stayed'; readonly seat: Seat }
  /** The dice of one side of the duel. */
  | { readonly fact: 'duelRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly fact: 'totalRaised'; readonly seat: Seat; readonly added: number }
  | { readonly fact: 'duelTied' }
  | { readonly fact: 'duelWon'; readonly winner: Seat; readonly loser: Seat }
  | { readonly fact: 'penaltyDrawn'; readonly seat: Seat; readonly penalty: PenaltyId }
  | { readonly fact: 'penaltiesReshuffled' }
  /** G1, O5: whose last turns follow, in order. */
  | { readonly fact: 'graceBegan'; readonly seat: Seat; readonly turns: readonly Seat[] }
  | { readonly fact: 'holderChanged'; readonly seat: Seat }
  | { readonly fact: 'graceBroken'; readonly seat: Seat }
  | { readonly fact: 'gameWon'; readonly seat: Seat };

/** A fact with the rule that it follows from, and why it happened. */
export type Fact = Happened & { readonly rule: RuleId; readonly by: Cause };

export type FactName = Happened['fact'];
export type FactOf<Name extends FactName> = Extract<Happened, { readonly fact: Name }>;
