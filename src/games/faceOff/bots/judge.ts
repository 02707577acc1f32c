import { type Drawing, drawBelow } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type CardId, fighterOf, isBonus, victoryOf } from '../content/cards.ts';
import { BONUSES } from '../content/clock.ts';
import { TIMING_DECKS } from '../content/hqs.ts';
import type { SetId } from '../content/vocabulary.ts';
import { isWantedCard } from '../rules/power/matching.ts';
import { everythingOf, piecesOf, setsInPlay, wildsOf } from '../rules/scoring/sets.ts';
import { seatOf } from '../rules/state/play.ts';
import type { FaceOffView, SeatState } from '../rules/state/state.ts';
import { cardWorth } from './cardWorth.ts';

/** How a computer player judges. */
export interface Temper {
  /** Up to how many points a judgment may be off. */
  readonly noise: number;
  /** Whether it takes what others need. */
  readonly denies: boolean;
}

/** Pieces that others may have among their hidden cards. */
const HIDDEN_PIECES = 0.6;
const SET_SIZE = 7;

/** What things are worth to a seat, in points at the end, from all that its view shows. */
export class Judge {
  /** From 0 at the start to 1 at the last crack. */
  readonly late: number;
  private readonly view: FaceOffView;
  private readonly seat: Seat;
  private readonly temper: Temper;
  private readonly drawing: Drawing;

  constructor(view: FaceOffView, seat: Seat, temper: Temper, drawing: Drawing) {
    this.view = view;
    this.seat = seat;
    this.temper = temper;
    this.drawing = drawing;
    this.late = lateness(view);
  }

  /** A judgment with this temper's error. */
  roughly(worth: number, scale = 1): number {
    return worth + ((drawBelow(this.drawing, 1001) - 500) / 500) * this.temper.noise * scale;
  }

  get own(): SeatState {
    return seatOf(this.view, this.seat);
  }

  /** What a clock card is worth. */
  clock(card: CardId): number {
    return isBonus(card) ? this.bonus(card) : this.victory(card);
  }

  /** What a victory card is worth: the points of its set with it and without it, progress toward the whole set, and denial. */
  victory(card: CardId): number {
    const victory = victoryOf(card);
    if (!victory) return 0;
    const { set, no, pieces } = victory;
    const cards = everythingOf(this.own).filter((one) => victoryOf(one)?.set === set);
    const mine = piecesOf(cards, set);
    const others = this.others().map((own) => piecesOf(everythingOf(own), set));
    const most = Math.max(...others) + HIDDEN_PIECES;
    const sum = cards.reduce((total, one) => total + (victoryOf(one)?.no ?? 0), 0);
    const before = mine >= most ? sum : cards.length;
    const after = mine + pieces >= most ? sum + no : cards.length + 1;
    return after - before + 0.15 * no + this.progress(cards.length) + (cards.length === 0 ? this.denial(set) : 0);
  }

  /** E1: what one more card of a set is worth for the instant win. */
  private progress(count: number): number {
    const wilds = Math.min(wildsOf(this.own), this.view.seats.length - 1);
    const missing = SET_SIZE - count - 1 - wilds;
    if (missing <= 0) return 60;
    return missing <= 3 ? 4.5 - missing : 0;
  }

  /** What it is worth to keep a set from somebody who is close to it. */
  private denial(set: SetId): number {
    if (!this.temper.denies) return 0;
    return this.others().reduce((sum, own) => {
      const count = everythingOf(own).filter((card) => victoryOf(card)?.set === set).length + wildsOf(own);
      return sum + (count >= 5 ? 14 : count === 4 ? 6 : count === 3 ? 2 : 0);
    }, 0);
  }

  bonus(card: keyof typeof BONUSES): number {
    const { points, effect, isWild } = BONUSES[card];
    if (!isWild) return points + (effect ? 1 : 0);
    const needed = this.view.seats.length > 2 ? 1.5 : 2;
    const longest = Math.max(0, ...setsInPlay(this.view).map((set) => this.countOf(set) - needed));
    return points + 1.5 * longest;
  }

  /** What a Power card is worth: less the later it comes. */
  power(card: CardId): number {
    return Math.max(0.6, (cardWorth(card) + this.synergy(card)) * 0.55 * (1 - this.late) + 0.9);
  }

  /** What the card on the Market is worth, in tokens. */
  market(card: CardId): number {
    return (fighterOf(card)?.points ?? 0) + (1 - this.late) * cardWorth(card) * 0.3;
  }

  /** How well a card fits those that the seat owns. */
  private synergy(card: CardId): number {
    const fighters = this.own.owned.filter((one) => fighterOf(one));
    return (fighterOf(card)?.clauses ?? []).reduce((sum, clause) => {
      if (clause.clause !== 'with') return sum;
      const partners = fighters.filter((one) => isWantedCard(one, clause.wanted)).length;
      return sum + clause.plus * (Math.min(1, partners / 5) - 0.4);
    }, 0);
  }

  /** What it costs to give a card out of one's hand: victory cards are to be laid in front. */
  keep(card: string): number {
    const fighter = fighterOf(card);
    return fighter ? cardWorth(card as CardId) : 9;
  }

  private countOf(set: SetId): number {
    return everythingOf(this.own).filter((card) => victoryOf(card)?.set === set).length;
  }

  private others(): readonly SeatState[] {
    return this.view.seats.filter((_, seat) => seat !== this.seat);
  }
}

/** How much of the marks that end the game have been made, with the average for a timing card that is hidden. */
export function lateness({ timing, seats, timings, hqs, fallen, marks }: FaceOffView): number {
  const deck = TIMING_DECKS[timing][seats.length] ?? [];
  const average = deck.reduce((sum, one) => sum + one, 0) / Math.max(1, deck.length);
  const left = hqs.reduce((sum, _, index) => sum + (timings[index] || average), 0) - marks;
  const done = fallen.reduce((sum, one) => sum + one.timing, 0) + marks;
  return done + left > 0 ? done / (done + Math.max(0, left)) : 1;
}
