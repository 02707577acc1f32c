import { asSentence } from '../../../../module/asSentence.ts';
import type { Remark } from '../../../../module/capabilities/coach.ts';
import { victoryOf } from '../../content/cards.ts';
import { totalOf } from '../../rules/power/totals.ts';
import { everythingOf, setsInPlay, wildsOf } from '../../rules/scoring/sets.ts';
import { seatOf } from '../../rules/state/play.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { setNames } from '../../text/names.en.ts';
import { adviceText } from '../../text/reasons.en.ts';

const words = adviceText.danger;

/** E1: a set of seven wins at once. */
const WHOLE_SET = 7;
/** From so many cards of a set on, Wild things included, its owner is a danger. */
const NEAR_SET = 5;

/** A rival who is close to a whole set, or else one whose army leads as the headquarters is about to crack; `null` without either. */
export function dangerAhead(view: FaceOffView): Remark | null {
  const own = typeof view.viewer === 'number' ? view.viewer : 0;
  const rivals = view.seats.flatMap((_, seat) => (seat === own ? [] : [seat]));
  return setDanger(view, rivals) ?? crackDanger(view, own, rivals);
}

function setDanger(view: FaceOffView, rivals: readonly Seat[]): Remark | null {
  const near = rivals.flatMap((seat) => {
    const state = seatOf(view, seat);
    const cards = everythingOf(state);
    const wilds = Math.min(wildsOf(state), view.seats.length - 1);
    return setsInPlay(view).map((set) => {
      const count = cards.filter((card) => victoryOf(card)?.set === set).length;
      return { seat, set, count: count === 0 ? 0 : count + wilds };
    });
  });
  const [most] = near.sort((one, other) => other.count - one.count);
  if (!most || most.count < NEAR_SET) return null;
  const missing = Math.max(1, WHOLE_SET - most.count);
  return about(most.seat, words.set(seatName(view, most.seat), setNames[most.set], missing));
}

/** H6: the strongest army takes the best reward of a crack. */
function crackDanger(view: FaceOffView, own: Seat, rivals: readonly Seat[]): Remark | null {
  const timing = view.timings[0] ?? 0;
  if (timing === 0 || timing - view.marks !== 1) return null;
  const powerOf = (seat: Seat): number => totalOf(view, seat, 'hq').total;
  const [strongest] = [...rivals].sort((one, other) => powerOf(other) - powerOf(one));
  if (strongest === undefined || powerOf(strongest) <= powerOf(own)) return null;
  return about(strongest, words.crack(seatName(view, strongest), powerOf(strongest), powerOf(own)));
}

function about(rival: Seat, said: string): Remark {
  return { said: [asSentence(said)], concerns: { seats: [rival], pieces: [], places: [] } };
}
