import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { type CardId, fighterOf, isBonus, kindOf } from '../../content/cards.ts';
import { BONUSES } from '../../content/clock.ts';
import { REWARD_POINTS } from '../../content/hqs.ts';
import type { Score, SeatState, State } from '../state/state.ts';
import { everythingOf, piecesOf, setsInPlay, worthOfSet } from './sets.ts';

/** E3–E8: what every seat scores with all cards that are known: of a state its true score, of a view that of the visible cards. */
export function scores(state: State): readonly Score[] {
  const sets = setsInPlay(state);
  const pieces = state.seats.map((own) => sets.map((set) => piecesOf(everythingOf(own), set)));
  const most = sets.map((_, index) => Math.max(...pieces.map((own) => at(own, index))));
  const leads = powerLeads(state.seats.map(powerCardsOf));
  return state.seats.map((own, seat): Score => {
    const cards = everythingOf(own);
    const bySet = sets.map((set, index) => {
      const count = at(at(pieces, seat), index);
      return { pieces: count, points: worthOfSet(cards, set, count === most[index]) };
    });
    const parts = {
      bonus: sum(cards.filter(isBonus).map((card) => BONUSES[card].points)),
      market: printedPoints(cards, 'market'),
      rewards: sum(own.rewards.map((hq) => REWARD_POINTS[hq])),
      scrubs: printedPoints(cards, 'scrub'),
      lead: at(leads, seat),
      tokens: own.tokens,
    };
    const total = sum([...bySet.map(({ points }) => points), ...Object.values(parts)]);
    return { ...parts, sets: bySet, powerCards: powerCardsOf(own), total };
  });
}

/** E7: the Power cards of a seat. */
function powerCardsOf({ owned }: SeatState): number {
  return owned.filter((card) => kindOf(card) === 'power').length;
}

/** E7: the seat with most Power cards gets its lead over the second; several with most get nothing. */
function powerLeads(counts: readonly number[]): number[] {
  const order = counts.toSorted((one, other) => other - one);
  return counts.map((count) => (count === order[0] ? count - at(order, 1) : 0));
}

/** E6, M4: scrubs without points of their own count nothing. */
function printedPoints(cards: readonly CardId[], kind: 'market' | 'scrub'): number {
  return sum(cards.filter((card) => kindOf(card) === kind).map((card) => required(fighterOf(card)).points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
