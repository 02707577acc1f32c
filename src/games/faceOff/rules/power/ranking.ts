import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { fighterOf } from '../../content/cards.ts';
import { HQ_TIE } from '../../content/hqs.ts';
import type { Place, Role } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Ranked } from '../state/fact.ts';
import { activeHq, inTurnOrder, seatOf } from '../state/play.ts';
import type { Seat, State } from '../state/state.ts';
import { cardsHere } from './here.ts';
import { printedPower, totalOf } from './totals.ts';

/** T5: after every letter. */
const NO_LETTER = '~';

/** A rule that decides ties: the lower number comes first. */
interface TieRule {
  readonly rule: RuleId;
  keyOf(state: State, seat: Seat, place: Place): number | string;
}

/** T: in the order in which they are asked. */
const TIE_RULES: readonly TieRule[] = [
  { rule: 'T1', keyOf: hqKey },
  { rule: 'T2', keyOf: (state, seat, place) => bestLetter(state, seat, place, 'personality') },
  { rule: 'T3', keyOf: (state, seat, place) => bestLetter(state, seat, place, 'equipment') },
  { rule: 'T4', keyOf: (state, seat) => inTurnOrder(state).indexOf(seat) },
];

/** F5, H6, T: seats by their totals in a place, and what decided between equal ones. */
export function ranking(state: State, seats: readonly Seat[], place: Place): readonly Ranked[] {
  const all = seats.map((seat) => ({ seat, total: totalOf(state, seat, place).total }));
  const order = all.toSorted(
    (one, other) => other.total - one.total || tieBetween(state, one.seat, other.seat, place).order,
  );
  return order.map(({ seat, total }, index) => {
    const next = order[index + 1];
    return { seat, total, tie: next?.total === total ? tieBetween(state, seat, next.seat, place).rule : null };
  });
}

/** The High Man: the seat with the most power. Throws where there are no seats. */
export function highest(state: State, seats: readonly Seat[], place: Place): Seat {
  return at(ranking(state, seats, place), 0).seat;
}

/** T: the first rule that tells two seats apart, which T4 always does, and who of them comes first. */
function tieBetween(
  state: State,
  one: Seat,
  other: Seat,
  place: Place,
): { readonly rule: RuleId; readonly order: number } {
  const keys = (rule: TieRule): readonly (number | string)[] =>
    [one, other].map((seat) => rule.keyOf(state, seat, place));
  const deciding = required(TIE_RULES.find((rule) => new Set(keys(rule)).size > 1));
  return { rule: deciding.rule, order: at(keys(deciding), 0) < at(keys(deciding), 1) ? -1 : 1 };
}

/** T1, R10: the active headquarters compares armies, in a Face Off, too. */
function hqKey(state: State, seat: Seat): number {
  const { army, tokens } = seatOf(state, seat);
  switch (HQ_TIE[activeHq(state)]) {
    case 'strongestCard':
      return army.length === 0 ? 1 : -Math.max(...army.map(({ card }) => printedPower(card)));
    case 'mostCards':
      return -army.length;
    case 'fewestCards':
      return army.length;
    case 'mostTokens':
      return -tokens;
    default:
      return 0;
  }
}

/** T2, T3, T5: the best tie letter among a seat's cards of a type. */
function bestLetter(state: State, seat: Seat, place: Place, role: Role): string {
  const letters = cardsHere(seatOf(state, seat), place)
    .filter(({ as }) => as === role)
    .map(({ card }) => required(fighterOf(card)).letter ?? NO_LETTER);
  return letters.length === 0
    ? `${NO_LETTER}${NO_LETTER}`
    : letters.reduce((one, other) => (other < one ? other : one));
}
