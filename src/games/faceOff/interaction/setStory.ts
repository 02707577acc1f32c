import { type CardId, victoryOf } from '../content/cards.ts';
import type { VictoryId } from '../content/clock.ts';
import type { SetId } from '../content/vocabulary.ts';
import { everythingOf, setsInPlay } from '../rules/scoring/sets.ts';
import type { Ending, FaceOffView, Seat } from '../rules/state/state.ts';
import { seatName } from '../text/facts.en.ts';
import { screenText as text } from '../text/screen.en.ts';

/** A card of a set when points are counted. */
export interface SetCard {
  readonly card: VictoryId;
  /** `null` where nobody owns it. */
  readonly owner: Seat | null;
  /** What it scores for its owner (E4, E5). */
  readonly points: number;
  /** Whether its owner has most pieces of the set. */
  readonly isMost: boolean;
}

/** How a set was decided: its seven cards, and who had most pieces, in a sentence. */
export interface SetStory {
  readonly set: SetId;
  readonly cards: readonly SetCard[];
  readonly told: string;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How each set in play was decided, in the order in which they are counted. */
export function setStories(state: FaceOffView, { scores }: Ending): SetStory[] {
  return setsInPlay(state).map((set, index): SetStory => {
    const pieces = scores.map(({ sets }) => sets[index]?.pieces ?? 0);
    const most = Math.max(...pieces);
    const leaders = most === 0 ? [] : pieces.flatMap((own, seat) => (own === most ? [seat] : []));
    const cards = NUMBERS.map((no): SetCard => {
      const card: VictoryId = `${set}${no}`;
      const owner = ownerOf(state, card);
      const isMost = owner !== null && leaders.includes(owner);
      return { card, owner, isMost, points: owner === null ? 0 : isMost ? (victoryOf(card)?.no ?? 0) : 1 };
    });
    return { set, cards, told: toldOf(state, leaders, most, cards) };
  });
}

function ownerOf({ seats }: FaceOffView, card: CardId): Seat | null {
  const seat = seats.findIndex((own) => everythingOf(own).includes(card));
  return seat < 0 ? null : seat;
}

function toldOf(state: FaceOffView, leaders: readonly Seat[], most: number, cards: readonly SetCard[]): string {
  const [leader, ...others] = leaders;
  if (leader === undefined) return text.setUnowned;
  if (others.length > 0)
    return text.setShared(
      leaders.map((seat) => seatName(state, seat)),
      most,
    );
  const values = cards.flatMap(({ owner, points }) => (owner === leader ? [points] : []));
  return text.setWon(seatName(state, leader), most, values);
}
