import { at } from '../../../../kernel/values/at.ts';
import { type CardId, victoryOf } from '../../content/cards.ts';
import type { SetId } from '../../content/vocabulary.ts';
import { scores } from '../scoring/scores.ts';
import { completeSet, everythingOf, piecesOf } from '../scoring/sets.ts';
import { withSeat } from '../state/cards.ts';
import { seatOf } from '../state/play.ts';
import type { FaceOffView, Seat, State } from '../state/state.ts';

/** What a card would bring a seat, by all that its view shows. */
export interface Gain {
  /** The change of its visible score. */
  readonly points: number;
  /** For a victory card: the pieces of its set then, and the most that another seat shows. */
  readonly set: { readonly set: SetId; readonly pieces: number; readonly rival: number } | null;
  /** E1: whether the seat would win at once. */
  readonly wins: boolean;
}

/** F6, H6: what a card is worth to a seat if it takes it now. */
export function gainOf(view: FaceOffView, seat: Seat, card: CardId): Gain {
  const after: State = withSeat(view, seat, ({ owned }) => ({ owned: [...owned, card] }));
  const points = at(scores(after), seat).total - at(scores(view), seat).total;
  return { points, set: setAfter(after, seat, card), wins: completeSet(after, seatOf(after, seat)) !== null };
}

function setAfter(after: State, seat: Seat, card: CardId): Gain['set'] {
  const victory = victoryOf(card);
  if (!victory) return null;
  const pieces = after.seats.map((own) => piecesOf(everythingOf(own), victory.set));
  const rival = Math.max(...pieces.filter((_, other) => other !== seat));
  return { set: victory.set, pieces: at(pieces, seat), rival };
}
